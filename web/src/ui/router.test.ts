// Addresses lead to their screens, with any tail from messengers, browsers and people.
import { describe, expect, test, vi } from "vitest";
import { type Route, route } from "./router";

function visit(hash: string): void {
  location.hash = hash;
  window.dispatchEvent(new Event("hashchange"));
}

const TEXT = "1AbC-_9";
const ADDRESSES: [string, Route][] = [
  [`#/link/${TEXT}`, { at: "link", text: TEXT }],
  ["#/setup/a_game", { at: "setup", game: "a_game", from: null }],
  ["#/setup/a_game/m-1", { at: "setup", game: "a_game", from: "m-1" }],
  ["#/play/m-1", { at: "play", id: "m-1" }],
  ["#/review/m-1", { at: "review", id: "m-1", isJudged: false }],
  ["#/what-if/m-1/12", { at: "what-if", id: "m-1", step: 12 }],
  ["#/rules/a_game", { at: "rules", game: "a_game", clause: null }],
  ["#/rules/a_game/2.3", { at: "rules", game: "a_game", clause: "2.3" }],
  ["#/learn/a_game/hand", { at: "learn", game: "a_game", step: "hand" }],
  ["#/daily", { at: "daily" }],
  ["#/book", { at: "book" }],
  ["#/record", { at: "record" }],
  ["#/makers", { at: "makers" }],
  ["#/settings", { at: "settings" }],
];
const TAILS = ["", "で遊ぼう", " で遊ぼう", ...'/。、)）」.,!?&">* \u200b\u3000'];
const CODED = ["%20", "%E3%80%82", "%", "%E3%80", "%E2%80%8B", "?fbclid=IwAR0", "&fbclid=IwAR0", "#a"];

describe.each(ADDRESSES)("%s", (address, wanted) => {
  test.each([...TAILS, ...CODED])("opens with %j behind it", (tail) => {
    visit(address + tail);
    const { text, ...found } = route.value as { at: string; text?: string };
    // the engine knows where a link's text ends
    expect(text === undefined ? found : { ...found, text: text.slice(0, TEXT.length) }).toEqual(wanted);
  });
});

test.each(["#/link", "#/link/"])("%s is a link without content", (address) => {
  visit(address);
  expect(route.value).toEqual({ at: "link", text: "" });
});

test("the page's address has no query: what messengers add to a link does not go into the links made here", async () => {
  history.replaceState(null, "", "/tefuda/?openExternalBrowser=1&fbclid=IwAR0#/book");
  vi.resetModules();
  const page = await import("./router");
  expect([location.pathname, location.search, page.route.value]).toEqual(["/tefuda/", "", { at: "book" }]);
  expect(new URL(page.href("link", TEXT), location.href).href).toBe(`${location.origin}/tefuda/#/link/${TEXT}`);
});
