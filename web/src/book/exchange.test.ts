import { describe, expect, test, vi } from "vitest";
import { Chance } from "../../testing/chance";
import { mutated } from "../../testing/mutate";
import { BadResults, openBookFile, toBgStats, toCsv, toJson } from "./files";
import { randomHistory } from "./histories.testing";
import type { Listed } from "./listed";
import { playedBy } from "./played";
import type { Result } from "./result";

const HISTORY: readonly Listed<Result>[] = randomHistory(3, 30).map((result) => ({ ...result, id: null }));
const RESULTS = HISTORY.map(({ id: _, ...result }): Result => result);
const ALIASES = { Aki: "Akiko" };
const FILE = toJson(HISTORY, ALIASES);

/** Rows of a CSV file, by the letter of its standard. */
function cellsOf(csv: string): string[][] {
  const lines = csv
    .replace(/^\ufeff/, "")
    .split("\r\n")
    .slice(0, -1);
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare]) =>
      (quoted ?? bare ?? "").replaceAll('""', '"'),
    ),
  );
}

const read = (text: string) => openBookFile(new File([text], "book.json"));

describe("a book as JSON", () => {
  test("comes back unchanged", async () => {
    expect(await read(FILE)).toEqual({ results: RESULTS, aliases: ALIASES, unread: 0 });
    expect((await read(`\ufeff${FILE}`)).results).toEqual(RESULTS);
  });

  test.each([
    ["no-json", "hello"],
    ["no-json", "7"],
    ["no-json", ""],
    ["no-book", "[]"],
    ["no-book", '{"tefuda":1,"matches":[]}'],
    ["no-book", '{"tefuda_book":1}'],
    ["no-book", JSON.stringify({ tefuda_book: 1, results: [RESULTS[0]], aliases: { a: "b" } })],
    ["newer", '{"tefuda_book":2,"chapters":[]}'],
    ["no-results", '{"tefuda_book":1,"results":[{},null,7]}'],
    ["too-many", JSON.stringify({ tefuda_book: 1, results: Array(5001).fill(0) })],
  ])("is refused as %s (%#)", async (code, text) => {
    await expect(read(text)).rejects.toThrow(new BadResults(code as BadResults["code"]));
  });

  test("counts its entries that are not results", async () => {
    const text = JSON.stringify({ tefuda_book: 1, results: [RESULTS[0], { ...RESULTS[1], places: [] }, 7] });
    expect(await read(text)).toEqual({ results: [RESULTS[0]], aliases: {}, unread: 2 });
  });

  test("that is damaged in 2,000 ways is refused by a code, or offers possible results", async () => {
    const chance = new Chance(11);
    const few = toJson(HISTORY.slice(0, 3), ALIASES);
    let offered = 0;
    for (let turn = 0; turn < 2000; turn += 1) {
      try {
        const { results, aliases } = await read(mutated(few, chance));
        offered += 1;
        for (const { names, points, places, ended } of results) {
          expect([points.length, places.length, new Set(names).size]).toEqual(Array(3).fill(names.length));
          expect(places.every((place) => Number.isInteger(place) && place > 0)).toBe(true);
          expect(Number.isNaN(new Date(ended).getTime())).toBe(false);
        }
        expect(Object.values(aliases).every((name) => typeof name === "string")).toBe(true);
      } catch (fault) {
        if (!(fault instanceof BadResults)) throw fault;
      }
    }
    expect(offered).toBeGreaterThan(20);
  });
});

describe("a book as CSV", () => {
  test("has a row for every person in every match", () => {
    const [head, ...rows] = cellsOf(toCsv(HISTORY, ALIASES, ["m0"]));
    expect(rows).toHaveLength(HISTORY.flatMap(({ names }) => names).length);
    const column = (name: string) => rows.map((row) => row[head?.indexOf(name) ?? -1]);
    expect(column("name")).toEqual(HISTORY.flatMap(({ names }) => names));
    expect(column("place")).toEqual(HISTORY.flatMap(({ places }) => places.map(String)));
    expect(new Set(column("person").filter((person) => person === "Aki"))).toEqual(new Set());
    expect(column("counts").filter((each) => each === "no")).toHaveLength(HISTORY[0]?.names.length ?? 0);
  });

  test.each(['=HYPERLINK("x")', "+1", "-1", "@a", "＝1", "＋1", "－1", "＠a", "\tA", 'A "B", C'])(
    "takes %j for a name, not for a formula",
    (name) => {
      const [result] = HISTORY;
      const csv = toCsv([{ ...(result ?? expect.fail()), names: [name, "B"], points: [1, 2], places: [1, 2] }], {}, []);
      expect(cellsOf(csv)[1]?.[5]).toBe(/^[A-Z]/.test(name) ? name : `'${name}`);
    },
  );
});

test("a match that ended in the morning in Japan has that morning's time as CSV, and UTC for BG Stats", () => {
  vi.stubEnv("TZ", "Asia/Tokyo");
  const [match] = playedBy([{ ...(RESULTS[0] ?? expect.fail()), ended: Date.parse("2026-11-25T23:05:59Z") }], {});
  const own = { ...(match ?? expect.fail()), id: null };
  expect(cellsOf(toCsv([own], {}, []))[1]?.[1]).toBe("2026-11-26 08:05");
  const play = new URL(toBgStats(own, "Some Game", false)).searchParams.get("data");
  expect(JSON.parse(play ?? "").playDate).toBe("2026-11-25 23:05:59");
});

test("no file has a sign that isolates a name", () => {
  const [match] = playedBy(
    [{ ...(RESULTS[0] ?? expect.fail()), names: ["דוד", "B"], points: [1, 2], places: [1, 2] }],
    {},
  );
  const own = { ...(match ?? expect.fail()), id: null };
  const files = [toCsv([own], {}, []), toJson([own], {}), decodeURIComponent(toBgStats(own, "Some Game", false))];
  for (const file of files) {
    expect(file).toContain("דוד");
    expect(file).not.toMatch(/[\u2066-\u2069]/);
  }
});

describe("a match for BG Stats", () => {
  const [match] = playedBy([{ ...(RESULTS[0] ?? expect.fail()), played: 90_000, deck: "small" }], ALIASES);
  const of = (changes: object) => {
    const link = toBgStats({ ...(match ?? expect.fail()), ...changes }, "Some Game", false);
    const [address, data = ""] = link.split("?data=");
    expect(address).toBe("https://app.bgstatsapp.com/createPlay.html");
    return JSON.parse(decodeURIComponent(data));
  };

  test("has the fields that this app requires", () => {
    const play = of({
      names: ["A", "B"],
      people: ["A", "B&C=ち"],
      points: [3, 7],
      places: [2, 1],
      ended: Date.UTC(2026, 1, 2, 3, 4, 5),
    });
    expect(play).toEqual({
      sourceName: "Tefuda",
      sourcePlayId: "m0",
      playDate: "2026-02-02 03:04:05",
      durationMin: 2,
      board: "small",
      game: { name: "Some Game", sourceGameId: match?.game, highestWins: true, noPoints: false },
      players: [
        { name: "A", sourcePlayerId: "A", startPlayer: false, rank: 2, score: 3, winner: false },
        { name: "B&C=ち", sourcePlayerId: "B&C=ち", startPlayer: false, rank: 1, score: 7, winner: true },
      ],
    });
  });

  test("omits unknown values", () => {
    const play = of({ people: ["A", "\ud800"], points: [null, null], places: [1, 2], played: null, deck: null });
    expect([play.durationMin, play.board, play.players[0].score, play.game.noPoints]).toEqual([
      undefined,
      undefined,
      undefined,
      true,
    ]);
  });
});
