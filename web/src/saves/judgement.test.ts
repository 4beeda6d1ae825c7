// The strongest bot's analysis of a match is stored with it, and discarded when the match continues.
import { expect, test } from "vitest";
import type { Judgement } from "./judgement";
import { matchIn, textOf } from "./record";
import { append, ID, matchOf, OVER, openPage, RUNNING, rowsOf } from "./saves.testing";

const WEIGHED = { action: { do: "play", card: "R1" }, worth: 0.4, why: { code: "wins", params: { points: 3 } } };
const JUDGED: Judgement = {
  length: 3,
  points: [
    [0, [40, 30, 30]],
    [2, [70, 20, 10]],
  ],
  turns: [{ step: 1, seat: 1, done: WEIGHED, best: { ...WEIGHED, worth: 0.6 } }],
};
const LONG = { do: "x".repeat(9999) };
const stored = (judgement: unknown) => ({ ...textOf(matchOf(3)), judgement });

test("it is read as it was written, behind the log", () => {
  const text = JSON.stringify(textOf({ ...matchOf(3), judgement: JUDGED }));
  expect(Object.keys(JSON.parse(text)).slice(-2)).toEqual(["log", "judgement"]);
  expect(matchIn(JSON.parse(text))?.judgement).toEqual(JUDGED);
  expect(textOf(matchOf(3))).not.toHaveProperty("judgement");
});

test.each([
  ["nothing", null],
  ["a word", "hard"],
  ["another length", { ...JUDGED, length: 4 }],
  ["other seats", { ...JUDGED, points: [[0, [50, 50]]] }],
  ["a step beyond the end", { ...JUDGED, points: [[3, [40, 30, 30]]] }],
  ["a chance that is none", { ...JUDGED, points: [[0, [400, 30, 30]]] }],
  ["a move of nobody", { ...JUDGED, turns: [{ ...JUDGED.turns[0], seat: 7 }] }],
  ["a move that is none", { ...JUDGED, turns: [{ ...JUDGED.turns[0], done: { action: 7, worth: 1, why: {} } }] }],
  ["far too many moves", { ...JUDGED, turns: Array.from({ length: 9 }, () => JUDGED.turns[0]) }],
  ["too much in a move", { ...JUDGED, turns: [{ ...JUDGED.turns[0], best: { ...WEIGHED, action: LONG } }] }],
])("a match with %s in its place was not judged, and is whole", (_, judgement) => {
  const match = matchIn(stored(judgement));
  expect(match?.judgement).toBeNull();
  expect(match?.log).toEqual(matchOf(3).log);
});

test("it stays with its match after a new title, and is removed when the match continues", async () => {
  const page = await openPage();
  const kept = await page.storeMatch(matchOf(3, OVER));
  await kept.judge(JUDGED);
  await page.changeHead(ID, () => ({ title: "Friday" }));
  const again = await page.openMatch(ID);
  expect([again.match.value.judgement, again.head.title]).toEqual([JUDGED, "Friday"]);
  await again.cut(2, () => RUNNING);
  await append(again, OVER);
  expect((await page.readMatch(ID))?.judgement).toBeNull();
  expect(rowsOf(page.place).judgements).toEqual([]);
});

test("none is stored for a match that has continued meanwhile", async () => {
  const page = await openPage();
  const kept = await page.storeMatch(matchOf(3));
  const judged = kept.judge(JUDGED);
  await Promise.all([judged, append(kept)]);
  await kept.judge(JUDGED);
  expect([kept.match.value.judgement, (await page.readMatch(ID))?.judgement]).toEqual([null, null]);
});
