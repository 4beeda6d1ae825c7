import { beforeEach, describe, expect, test, vi } from "vitest";
import { emptyStore, storedRow } from "../../testing/store";
import { readDocuments } from "../saves/documents";
import { type Changes, type Head, matchAround } from "../saves/record";
import { idOf, numberOf } from "./day";
import { isPlayed, joinDays, note, noteBegun, noteMatch, resultOf, streakOf, wasBegun } from "./day-book";

const GAME = "a_game";
const TODAY = "2026-11-23";
const RESULT = { won: true, points: 31 };

beforeEach(async () => {
  await emptyStore();
  await readDocuments();
});

const away = (days: number) => new Date((numberOf(TODAY) + days) * 86_400_000).toISOString().slice(0, 10);

async function play(...days: number[]): Promise<void> {
  for (const each of days) await note({ game: GAME, date: away(each) }, RESULT);
}

const SEATS = ["Aki", "Ben", "Chie"].map((name) => ({ name }));
const BOTS = [null, { level: "even", face: "G" }, { level: "even", face: "H" }];
const OUTCOME = { winners: [1], scores: [12, 20, null], standing: [1, 0, 2] };

function over(id: string, changes: Changes = {}): Head {
  const save = { format: 1, game: GAME, options: {}, seats: SEATS, deal: {}, log: [] } as const;
  return matchAround(save, id, { bots: BOTS, over: true, outcome: OUTCOME, ...changes }).head;
}

describe("a streak", () => {
  test("is each game's own", async () => {
    await play(0);
    expect(streakOf("another", TODAY)).toEqual({ now: 0, best: 0 });
  });

  test("equals a plain count over random days", async () => {
    const days = Array.from({ length: 60 }, (_, place) => ((place * 37) % 97) - 96);
    await play(...days);
    const upTo = (day: number): number => (days.includes(day) ? 1 + upTo(day - 1) : 0);
    const best = Math.max(...days.map(upTo));
    for (let day = -98; day <= 1; day += 1) {
      expect(streakOf(GAME, away(day))).toEqual({ now: upTo(day) || upTo(day - 1), best });
      expect(isPlayed({ game: GAME, date: away(day) })).toBe(days.includes(day));
    }
  });
});

describe("a result", () => {
  test("is the person's, of a match of a day that is over", async () => {
    await noteMatch(over(idOf({ game: GAME, date: TODAY })));
    expect(resultOf({ game: GAME, date: TODAY })).toEqual({ won: false, points: 12 });
  });

  test.each([
    ["for practice", `practice-${GAME}-${TODAY}-abc`],
    ["of no day", "m1"],
    ["of another game than its id says", idOf({ game: "another", date: TODAY })],
  ])("is none of a match %s", async (_, id) => {
    await noteMatch(over(id));
    expect(storedRow("days", "documents")).toBeUndefined();
  });

  test("is none of a match that is not over: it is noted as begun, with the days before it as they were", async () => {
    await play(-1);
    await noteMatch(over(idOf({ game: GAME, date: TODAY }), { over: false, outcome: null }));
    expect([0, -1, -2].map((day) => wasBegun({ game: GAME, date: away(day) }))).toEqual([true, true, false]);
    expect([resultOf({ game: GAME, date: TODAY }), isPlayed({ game: GAME, date: TODAY })]).toEqual([null, false]);
    expect(streakOf(GAME, TODAY)).toEqual({ now: 1, best: 1 });
    await play(0);
    expect(streakOf(GAME, TODAY)).toEqual({ now: 2, best: 2 });
  });

  test("stays as it was first noted", async () => {
    await play(0);
    await note({ game: GAME, date: TODAY }, { won: false, points: 2 });
    expect(resultOf({ game: GAME, date: TODAY })).toEqual(RESULT);
  });

  test("is kept for a week; of an earlier day, only its date is kept", async () => {
    await play(...Array.from({ length: 400 }, (_, day) => day - 399));
    expect(resultOf({ game: GAME, date: away(-6) })).toEqual(RESULT);
    expect(resultOf({ game: GAME, date: away(-7) })).toBeNull();
    expect(isPlayed({ game: GAME, date: away(-399) })).toBe(true);
    expect(streakOf(GAME, TODAY)).toEqual({ now: 400, best: 400 });
    expect(JSON.stringify(storedRow("days", "documents")).length).toBeLessThan(1500);
  });
});

test("days that a wrong clock has noted in the future take no place of the last ones", async () => {
  vi.useFakeTimers({ now: Date.parse(`${TODAY}T12:00`), toFake: ["Date"] });
  const ahead = Array.from({ length: 31 }, (_, day) => 3650 + day);
  await play(...ahead);
  for (const day of ahead) await noteBegun({ game: GAME, date: away(day + 100) });
  await play(-1, 0);
  await noteBegun({ game: GAME, date: away(-3) });
  expect([-1, 0].map((day) => resultOf({ game: GAME, date: away(day) }))).toEqual([RESULT, RESULT]);
  expect(wasBegun({ game: GAME, date: away(-3) })).toBe(true);
  expect(streakOf(GAME, TODAY).now).toBe(2);
});

test.each([
  ["a text", "no book"],
  ["a number", 7],
  ["of other fields", { games: 7 }],
  ["a run that ends before it begins", { [GAME]: { runs: [[5, 2]], results: {}, begun: [] } }],
  ["a run longer than the calendar", { [GAME]: { runs: [[0, 1e15]], results: {}, begun: [] } }],
])("a book that is none is set aside, and another one begins: %s", async (_, value) => {
  localStorage.setItem("tefuda:1:doc:days", JSON.stringify({ revision: 3, value }));
  await readDocuments();
  expect(streakOf(GAME, TODAY)).toEqual({ now: 0, best: 0 });
  await play(0);
  expect(streakOf(GAME, TODAY)).toEqual({ now: 1, best: 1 });
  expect(storedRow("aside:days", "documents")?.value).toBe(JSON.stringify(value));
});

describe("another device's days", () => {
  const runs = (...all: [number, number][]) => ({ [GAME]: { runs: all, results: {}, begun: [] } });
  const stored = () => (storedRow("days", "documents")?.value as ReturnType<typeof runs> | undefined)?.[GAME]?.runs;

  test("that no calendar has are refused, and change nothing", async () => {
    await play(0);
    for (const [first, last] of [
      [0, 1e15],
      [-1, 5],
      [0.5, 2],
    ] as const)
      expect(await joinDays(runs([first, last]))).toBe(false);
    expect(streakOf(GAME, TODAY)).toEqual({ now: 1, best: 1 });
  });

  test("are added run by run, however long and many these are", async () => {
    const last = numberOf("9999-12-31");
    await joinDays(runs([5, 8], [20, 21]));
    await joinDays(runs([9, 10], [1, 2], [6, 7], [22, last]));
    expect(stored()).toEqual([
      [1, 2],
      [5, 10],
      [20, last],
    ]);
    await joinDays(runs(...Array.from({ length: 100_000 }, (_, at): [number, number] => [3 * at, 3 * at + 1])));
    expect(stored()).toEqual([
      [0, 10],
      [12, 13],
      [15, 16],
      [18, last],
    ]);
  });
});

test("the notes of two tabs are both kept", async () => {
  vi.resetModules(); // another tab has its own code
  const other = await import("./day-book");
  await play(-1);
  await other.note({ game: GAME, date: TODAY }, RESULT);
  await readDocuments();
  expect(streakOf(GAME, TODAY)).toEqual({ now: 2, best: 2 });
});
