import { expect, test, vi } from "vitest";
import { knowsStyles } from "./display";

/** A browser of these years: what it answers when it is asked for a style. */
const asked = (lacks: RegExp) => vi.stubGlobal("CSS", { supports: (style: string) => !lacks.test(style) });

test("a browser with all needed styles draws the page", () => {
  asked(/nothing/);
  expect(knowsStyles()).toBe(true);
});

test.each([
  ["Chrome 110 to 124", /round\(/],
  ["Firefox 115 to 120", /:has\(/],
  ["Chrome 104", /container/],
])("%s lacks one of them", (_, lacks) => {
  asked(lacks);
  expect(knowsStyles()).toBe(false);
});
