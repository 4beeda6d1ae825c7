// Which days were played: each counts once, whatever becomes of the page and of its storage.
import { beforeEach, describe, expect, test } from "vitest";
import { Disk, type End, StoppingDisk, useDisk } from "../../testing/disk";
import { type MatchRecord, recordAround } from "../saves/record";
import { dateAt, idOf, numberOf } from "./day";
import { isPlayed, note, noteMatch, resultOf, streakOf, wasBegun, withDay } from "./day-book";
import { quarantined } from "./quarantine";
import { saveOf } from "./saves.testing";
import { sealed, sumOf } from "./slots";
import { remove } from "./storage";

const GAME = "a_game";
const TODAY = "2026-11-23";
const RESULT = { won: true, points: 31 };
const KEY = "tefuda:days";

let disk: Disk;

beforeEach(() => {
  closePage();
  disk = useDisk();
});

/** What a page that could not write had in its memory goes with it. */
const closePage = () => [0, 1].forEach((slot) => void remove(`${KEY}/${slot}`));

const away = (days: number) => dateAt(numberOf(TODAY) + days);

async function play(...days: number[]): Promise<void> {
  for (const each of days) await note({ game: GAME, date: away(each) }, RESULT);
}

const over = (changes: Partial<MatchRecord> = {}): MatchRecord => ({
  ...recordAround(saveOf(3)),
  machines: [null, { level: "even", face: "G" }, { level: "even", face: "H" }],
  over: true,
  outcome: { winners: [1], scores: [12, 20, null] },
  ...changes,
});

describe("a streak", () => {
  test.each([
    ["nothing", [], 0, 0],
    ["today alone", [0], 1, 1],
    ["three days up to today", [-2, -1, 0], 3, 3],
    ["the same, in another order and twice", [0, -2, -1, 0, -2], 3, 3],
    ["up to yesterday, and today is open", [-2, -1], 2, 2],
    ["up to the day before yesterday", [-4, -3, -2], 0, 3],
    ["a day left out", [-4, -3, -2, 0], 1, 3],
    ["a day that another clock has had", [-1, 0, 1, 2], 2, 4],
  ])("of %s", async (_, days, now, best) => {
    await play(...days);
    expect(streakOf(GAME, TODAY)).toEqual({ now, best });
  });

  test("is each game's own", async () => {
    await play(0);
    expect(streakOf("another", TODAY)).toEqual({ now: 0, best: 0 });
  });

  test("is what a plain count over random days comes to", () => {
    const days = Array.from({ length: 60 }, (_, place) => ((place * 37) % 97) - 96);
    let runs: ReturnType<typeof withDay> = [];
    for (const day of days) runs = withDay(runs, day);
    const all = new Set(days);
    const inRuns = runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at));
    expect(inRuns).toEqual([...all].sort((one, other) => one - other));
    expect(runs.every(([first], at) => at === 0 || first > (runs[at - 1]?.[1] ?? 0) + 1)).toBe(true);
  });
});

describe("a result", () => {
  test("is the person's, of a match of a day that is over", async () => {
    await noteMatch(idOf({ game: GAME, date: TODAY }), over());
    expect(resultOf({ game: GAME, date: TODAY })).toEqual({ won: false, points: 12 });
  });

  test.each([
    ["for practice", `practice-${GAME}-${TODAY}-abc`, over()],
    ["of no day", "m1", over()],
    ["of another game than its id says", idOf({ game: "another", date: TODAY }), over()],
  ])("is none of a match %s", async (_, id, record) => {
    await noteMatch(id, record);
    expect(disk.texts.size).toBe(0);
  });

  test("is none of a match that is not over: it is noted as begun, with the days before it as they were", async () => {
    await play(-1);
    await noteMatch(idOf({ game: GAME, date: TODAY }), over({ over: false, outcome: null }));
    expect([0, -1, -2].map((day) => wasBegun({ game: GAME, date: away(day) }))).toEqual([true, true, false]);
    expect([resultOf({ game: GAME, date: TODAY }), isPlayed({ game: GAME, date: TODAY })]).toEqual([null, false]);
    expect(streakOf(GAME, TODAY)).toEqual({ now: 1, best: 1 });
    await play(0);
    expect(streakOf(GAME, TODAY)).toEqual({ now: 2, best: 2 });
  });

  test("stays as it was noted first", async () => {
    await play(0);
    await note({ game: GAME, date: TODAY }, { won: false, points: 2 });
    expect(resultOf({ game: GAME, date: TODAY })).toEqual(RESULT);
  });

  test("is kept of a week; of the days before it is known that they were played", async () => {
    await play(...Array.from({ length: 400 }, (_, day) => day - 399));
    expect(resultOf({ game: GAME, date: away(-6) })).toEqual(RESULT);
    expect(resultOf({ game: GAME, date: away(-7) })).toBeNull();
    expect(isPlayed({ game: GAME, date: away(-399) })).toBe(true);
    expect(streakOf(GAME, TODAY)).toEqual({ now: 400, best: 400 });
    expect(disk.used).toBeLessThan(1500);
  });
});

describe("the book in the storage", () => {
  test("is as it was before or after, wherever a stop comes", async () => {
    await play(-1);
    const entries = [...disk.texts];
    for (let stop = 1; stop < 4; stop += 1) {
      for (const end of ["before", 0, 0.5, "after", "refused"] as End[]) {
        const stopping = new StoppingDisk(entries, stop, end);
        useDisk(stopping);
        await play(0);
        const left = [...stopping.texts];
        closePage();
        useDisk(new Disk(left));
        expect(isPlayed({ game: GAME, date: away(-1) })).toBe(true);
        await play(0); // as every look at what is stored does again
        expect(streakOf(GAME, TODAY)).toEqual({ now: 2, best: 2 });
      }
    }
  });

  test.each(["", "7", "no book", '{"v":1,"games":7}', '{"v":1,"games":{"a_game":{"runs":[[5,2]],"results":{}}}}'])(
    "is put to one side where %j stands in its place, and begins anew",
    async (text) => {
      disk.setItem(`${KEY}/0`, sealed(2, { text, sum: sumOf(text) }));
      disk.setItem(`${KEY}/1`, "torn");
      expect(streakOf(GAME, TODAY)).toEqual({ now: 0, best: 0 });
      await play(0);
      expect(streakOf(GAME, TODAY)).toEqual({ now: 1, best: 1 });
      expect(quarantined().map((each) => each.text)).toEqual(expect.arrayContaining([text, "torn"]));
    },
  );

  test("stays as it is where what is damaged can't be put to one side", async () => {
    const torn = "torn".repeat(200); // the book would find room in its place
    for (const slot of [0, 1]) disk.setItem(`${KEY}/${slot}`, torn);
    disk.room = disk.used;
    await play(0);
    expect([...disk.texts.values()]).toEqual([torn, torn]);
  });

  test.each([
    ["tefuda 3 9 x\n{}", "its slots"],
    [sealed(2, { text: '{"v":3,"games":[]}', sum: sumOf('{"v":3,"games":[]}') }), "what is in them"],
  ])("stays as a newer page has written %s", async (whole) => {
    disk.setItem(`${KEY}/0`, whole);
    await play(0);
    expect([...disk.texts]).toEqual([[`${KEY}/0`, whole]]);
  });
});
