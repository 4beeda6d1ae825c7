// The page of makers: every game is on it, names are marked by their language, and links lead out of the page.
import { beforeEach, expect, test, vi } from "vitest";
import { draw, the } from "../../testing/screen";
import { makerOf } from "../games/makers";

const games = Object.keys(import.meta.glob("../games/*/box/index.tsx")).flatMap((path) => path.split("/")[2] ?? []);
vi.doMock("../engine/manifest", () => ({ MANIFEST: { games } }));
const { Makers } = await import("./Makers");

beforeEach(() => draw(<Makers />));
const creditsOf = (game: string) => makerOf(game)?.credits ?? [];
const drawnOf = (game: string, what: string) => [
  ...the(`[data-testid="maker-${game}"]`).querySelectorAll<HTMLAnchorElement>(what),
];

test.each(games)("%s has a file of makers, whose names and links are drawn", (game) => {
  expect(makerOf(game)).toBeDefined();
  expect(drawnOf(game, "dd > span").map(({ textContent }) => textContent)).toEqual(
    creditsOf(game).flatMap(({ names }) => names),
  );
  expect(drawnOf(game, "a").map((link) => link.getAttribute("href"))).toEqual(
    creditsOf(game).flatMap(({ links = [] }) => links),
  );
});

test("links open in another tab without access to this one", () => {
  const links = [...document.querySelectorAll("a[target]")];
  expect(links.length).toBeGreaterThan(3);
  for (const link of links) {
    expect(link.getAttribute("href")).toMatch(/^(https?:\/\/|mailto:)/);
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener noreferrer"]);
  }
});

test("in an English page names in Japanese script are marked, and no others", () => {
  const marked = [...document.querySelectorAll<HTMLElement>("[lang]")];
  expect(marked.length).toBeGreaterThan(3);
  for (const { lang, textContent } of marked) expect([lang, /^[\x20-\x7e]*$/.test(textContent)]).toEqual(["ja", false]);
});
