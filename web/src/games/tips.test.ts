// Special positions of a game have a tip, in both languages, short enough for its line; recorded matches reach them.
import { describe, expect, test, vi } from "vitest";
import { gameIds, withCatalog } from "../../testing/catalog";
import { filesIn, readMessages } from "../../testing/messages";
import type { LogEntry, Save } from "../door/door";
import { viewOf } from "../table/table.testing";
import type { Tips } from "../table/types";

vi.mock("../engine/manifest", () => ({ MANIFEST: { games: [] } }));

const found = Object.entries(import.meta.glob<Tips | undefined>("./*/words.ts", { import: "tips", eager: true }));
const games = found.map(([path, tips = {}]) => ({ game: path.split("/")[1] ?? "", tips }));
const recorded: Record<string, { save?: Save }> = import.meta.glob("../../../tests/fixtures/*/*.json", {
  import: "default",
  eager: true,
});
/** Games with their own test: their special positions do not show in an action alone. */
const tested = import.meta.glob("./*/tips.test.ts");

/** Most characters next to each other on a phone of 360 px. */
const MOST = { ja: 22, en: 44 } as const;

function wordsOf(game: string, locale: string): Map<string, string> {
  const { messages } = readMessages(filesIn(locale)[`games/${game}`] ?? "");
  const said = messages.map(({ id, value }) => [id.name, value?.elements.map((part) => part.value).join("") ?? ""]);
  return new Map(said as [string, string][]);
}

const actionsOf = (game: string) =>
  Object.entries(recorded).flatMap(([path, { save }]) => (path.includes(`/${game}/`) && save?.log) || []);

withCatalog();

test("the tips of every game are tested, and most games have some", () => {
  expect(games.map(({ game }) => game)).toEqual(gameIds.toSorted());
  expect(games.filter(({ tips }) => Object.keys(tips).length > 0).length).toBeGreaterThan(games.length / 2);
});

describe.each(games)("in $game", ({ game, tips }) => {
  test.each(["ja", "en"] as const)("each tip has a text in %s, on one line", (locale) => {
    const words = wordsOf(game, locale);
    const lines = Object.keys(tips).map((name) => words.get(`${game}-tip-${name}`) ?? "");
    expect(lines.filter((line) => line.length === 0 || line.length > MOST[locale])).toEqual([]);
    expect([...words.keys()].filter((id) => id.includes("-tip-")).length).toBe(lines.length);
  });

  test.skipIf(`./${game}/tips.test.ts` in tested)("recorded matches show each tip, and most actions none", () => {
    const actions = actionsOf(game) as unknown as LogEntry[];
    for (const is of Object.values(tips)) {
      const special = actions.filter((action) => is(action, viewOf(), 0));
      expect(special.length).toBeGreaterThan(0);
      expect(special.length).toBeLessThan(actions.length / 2);
    }
  });
});
