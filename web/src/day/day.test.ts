// The day of a match, and its seed.
import { expect, test } from "vitest";
import { dayBefore, dayOf, idOf, newPracticeId, numberOf, seedOf } from "./day";

const DAY = { game: "some_game", date: "2026-11-23" };

test("the date is the seed", () => {
  expect(seedOf("2026-11-23")).toBe(20_261_123);
  expect(seedOf("2027-01-02")).toBe(20_270_102);
});

test.each([
  ["2026-11-23", "2026-11-22"],
  ["2027-01-01", "2026-12-31"],
  ["2028-03-01", "2028-02-29"],
])("the day before %s is %s", (date, before) => {
  expect(dayBefore(date)).toBe(before);
  expect(numberOf(date) - numberOf(before)).toBe(1);
});

test("a day's match is recognized by its id, and one for practice too", () => {
  expect(dayOf(idOf(DAY))).toEqual({ ...DAY, counts: true });
  const practice = newPracticeId(DAY);
  expect(dayOf(practice)).toEqual({ ...DAY, counts: false });
  expect(newPracticeId(DAY)).not.toBe(practice);
});

test.each(["", "day-", "m1", "day-some_game-2026-13-45", "day-some_game-today", "a-day-some_game-2026-11-23"])(
  "%j is no day's",
  (id) => expect(dayOf(id)).toBeNull(),
);
