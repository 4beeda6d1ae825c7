// The pile: the days on which exercises come back, their number per day, and their storage.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { emptyStore } from "../../testing/store";
import { openedPage } from "../saves/saves.testing";
import type { Exercise } from "./exercise";

vi.mock("../door/client", () => ({ rulesOf: () => 1 }));

const WHY = { code: "wins", params: {} };
const exercise = (step: number): Exercise => ({
  game: "a_game",
  link: "abc",
  step,
  seat: 0,
  done: { do: "play", card: "R1" },
  worlds: 400,
  choices: [
    { action: { do: "play", card: "R2" }, worth: 0.5, why: WHY, behind: [0, 0] },
    { action: { do: "play", card: "R1" }, worth: 0.3, why: WHY, behind: [0.1, 0.3] },
  ],
});
const [ONE, OTHER] = [exercise(1), exercise(2)];
const day = (number: number) => new Date(Date.UTC(2026, 10, 1 + number)).toISOString().slice(0, 10);

const newPage = () => openedPage(() => import("./pile"));

type Page = Awaited<ReturnType<typeof newPage>>;
let page: Page;

const stepsDue = (number: number, on = page) => on.dueOn(day(number)).map(({ step }) => step);

beforeEach(async () => {
  await emptyStore();
  page = await newPage();
});

describe("an exercise", () => {
  test("is asked immediately, and again after 1, 3, 7 and 21 days while the answers are right", async () => {
    expect(await page.addExercises([ONE], day(0))).toBe(1);
    for (const due of [0, 1, 4, 11, 32]) {
      if (due) expect(stepsDue(due - 1)).toEqual([]);
      expect(stepsDue(due)).toEqual([1]);
      await page.noteAnswer(ONE, true, day(due));
    }
    expect([stepsDue(400), page.daysToNext(day(40))]).toEqual([[], null]);
  });

  test("comes back the next day after a wrong answer, and its intervals begin again", async () => {
    await page.addExercises([ONE], day(0));
    await page.noteAnswer(ONE, true, day(0));
    await page.noteAnswer(ONE, true, day(1));
    await page.noteAnswer(ONE, false, day(4));
    expect([stepsDue(4), stepsDue(5), page.daysToNext(day(4))]).toEqual([[], [1], 1]);
    await page.noteAnswer(ONE, true, day(5));
    expect(stepsDue(6)).toEqual([1]);
  });

  test("ignores a second answer on the same day, or before it is due", async () => {
    await page.addExercises([ONE], day(0));
    await page.noteAnswer(ONE, true, day(0));
    await page.noteAnswer(ONE, false, day(0));
    await page.noteAnswer(ONE, true, day(1));
    await page.noteAnswer(ONE, false, day(2));
    expect([stepsDue(3), stepsDue(4)]).toEqual([[], [1]]);
  });

  test("that is found again is on the pile once, in its old state", async () => {
    await page.addExercises([ONE], day(0));
    await page.noteAnswer(ONE, true, day(0));
    expect(await page.addExercises([ONE, OTHER], day(0))).toBe(1);
    expect(stepsDue(0)).toEqual([2]);
  });

  test("that was found by version 1.0.0 is found again if its link has a letter after the checksum now", async () => {
    await page.addExercises([{ ...ONE, link: "ab-" }], day(0));
    expect(await page.addExercises([{ ...ONE, link: "ab-x" }], day(0))).toBe(0);
    expect(await page.addExercises([{ ...ONE, link: "abx" }], day(0))).toBe(1);
  });

  test("that came with the page is added only by a wrong answer", async () => {
    await page.noteAnswer(ONE, true, day(0));
    await page.noteAnswer(OTHER, false, day(0));
    expect([exercise(3), ONE, OTHER].map(page.rankOf)).toEqual([-1, 0, Number.POSITIVE_INFINITY]);
    expect([stepsDue(0), stepsDue(1)]).toEqual([[], [2]]);
  });

  test("that was solved again is asked after those solved longer ago", async () => {
    for (const each of [ONE, OTHER, ONE]) await page.noteAnswer(each, true, day(0));
    expect([page.rankOf(ONE), page.rankOf(OTHER)]).toEqual([1, 0]);
  });
});

test("exercises that were added or answered by a clock in 2036 are asked at once, and then at their intervals", async () => {
  const later = 3600;
  await page.addExercises([ONE, OTHER], day(later));
  await page.noteAnswer(ONE, true, day(later));
  expect([stepsDue(0), page.daysToNext(day(0))]).toEqual([[1, 2], 1]);
  await page.noteAnswer(ONE, true, day(0));
  await page.noteAnswer(OTHER, true, day(0));
  expect([stepsDue(0), stepsDue(1), stepsDue(3), page.daysToNext(day(0))]).toEqual([[], [2], [2, 1], 1]);
});

describe("an exercise that can't be read", () => {
  test("is skipped for this visit and kept: the others are asked", async () => {
    await page.addExercises([ONE, OTHER], day(0));
    page.skip(ONE, "other_rules");
    expect([stepsDue(0), [...page.skipped.value.values()]]).toEqual([[2], [{ exercise: ONE, reason: "other_rules" }]]);
    await page.noteAnswer(OTHER, true, day(0));
    expect([stepsDue(0), page.daysToNext(day(0))]).toEqual([[], 1]);
    expect(stepsDue(0, await newPage())).toEqual([1]);
  });

  test("can be removed", async () => {
    await page.addExercises([ONE, OTHER], day(0));
    page.skip(ONE, "bad_link");
    for (const key of page.skipped.value.keys()) await page.removeSkipped(key);
    expect([page.skipped.value.size, stepsDue(0, await newPage())]).toEqual([0, [2]]);
  });
});

test("at most ten are asked on a day, the longest due first", async () => {
  await page.addExercises(
    Array.from({ length: 8 }, (_, step) => exercise(step)),
    day(1),
  );
  await page.addExercises(
    Array.from({ length: 8 }, (_, step) => exercise(100 + step)),
    day(0),
  );
  expect(stepsDue(1)).toEqual([100, 101, 102, 103, 104, 105, 106, 107, 0, 1]);
  for (const each of page.dueOn(day(1)).slice(0, 7)) await page.noteAnswer(each, true, day(1));
  expect(stepsDue(1)).toEqual([107, 0, 1]);
  for (const each of page.dueOn(day(1))) await page.noteAnswer(each, true, day(1));
  expect([stepsDue(1).length, stepsDue(2).length]).toEqual([0, 10]);
});

test("the pile keeps a hundred, and removes learned ones first", async () => {
  await page.addExercises([ONE], day(0));
  for (const due of [0, 1, 4, 11]) await page.noteAnswer(ONE, true, day(due));
  await page.noteAnswer(ONE, true, day(32));
  await page.addExercises(
    Array.from({ length: 100 }, (_, step) => exercise(10 + step)),
    day(32),
  );
  expect(page.rankOf(ONE)).toBe(-1);
  expect(stepsDue(32)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18]);
});

describe("the pile is kept", () => {
  test("if two tabs add and answer exercises at the same time", async () => {
    const other = await newPage();
    await Promise.all([page.addExercises([ONE], day(0)), other.addExercises([OTHER], day(0))]);
    await Promise.all([page.noteAnswer(ONE, true, day(0)), other.noteAnswer(OTHER, false, day(0))]);
    const next = await newPage();
    expect([stepsDue(0, next), stepsDue(1, next)]).toEqual([[], [1, 2]]);
  });

  test("in a backup, which adds another device's exercises and removes none", async () => {
    await page.addExercises([ONE, OTHER], day(0));
    await page.noteAnswer(ONE, true, day(1));
    const taken = page.documents.value.get("exercises")?.value;
    await emptyStore();
    const next = await newPage();
    await next.addExercises([ONE, exercise(3)], day(0));
    await next.noteAnswer(ONE, false, day(0));
    expect(await next.joinExercises(taken)).toBe(true);
    expect([stepsDue(1, next), stepsDue(2, next)]).toEqual([
      [3, 2],
      [3, 2, 1],
    ]);
    expect(await next.joinExercises({ kept: "none" })).toBe(false);
    expect(stepsDue(1, next)).toEqual([3, 2]);
  });
});
