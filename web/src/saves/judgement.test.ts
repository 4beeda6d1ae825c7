// What the machine made of a match lies with it, and goes where the match goes on.
import { expect, test } from "vitest";
import type { Judgement } from "./judgement";
import { recordAround, toRecord, toStored } from "./record";
import { entryOf, openPage, saveOf, statusAt } from "./saves.testing";

const WEIGHED = { action: { do: "play", card: "R1" }, worth: 0.4, why: { code: "wins", params: { points: 3 } } };
const JUDGED: Judgement = {
  length: 3,
  points: [
    [0, [40, 30, 30]],
    [2, [70, 20, 10]],
  ],
  turns: [{ step: 1, seat: 1, done: WEIGHED, best: { ...WEIGHED, worth: 0.6 } }],
};
const stored = (judged: unknown) => ({ ...toStored({ ...recordAround(saveOf(3)), judged: JUDGED }), judged });

test("it is read as it was written, and is told to older pages as newer than they are", () => {
  expect(stored(JUDGED).v).toBe(7);
  expect(toRecord(JSON.parse(JSON.stringify(stored(JUDGED))))?.judged).toEqual(JUDGED);
  expect(toStored(recordAround(saveOf(3)))).not.toHaveProperty("judged");
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
  [
    "too much in a move",
    { ...JUDGED, turns: [{ ...JUDGED.turns[0], best: { ...WEIGHED, action: { do: "x".repeat(9999) } } }] },
  ],
])("a match with %s in its place was not judged", (_, judged) => {
  const record = toRecord(stored(judged));
  expect(record?.judged).toBeNull();
  expect(record?.save).toEqual(saveOf(3));
});

test("it is kept with its match, and no more once that goes on", async () => {
  const { create, keepJudgement, judgementOf, takeBack, saveInHand } = await openPage();
  const id = await create(saveOf(3), 1);
  saveInHand(id);
  await keepJudgement(id, JUDGED);
  expect(judgementOf(id)).toEqual(JUDGED);
  await takeBack(id, statusAt(2), 0, 0);
  expect(judgementOf(id)).toBeNull();
});

test("of a match that has gone on meanwhile nothing is kept", async () => {
  const { create, keepJudgement, judgementOf, append, saveInHand } = await openPage();
  const id = await create(saveOf(3), 1);
  saveInHand(id);
  await append(id, entryOf(3), statusAt(4), 0, 0);
  await keepJudgement(id, JUDGED);
  expect(judgementOf(id)).toBeNull();
});
