import { beforeEach, describe, expect, test } from "vitest";
import { emptyStore } from "../../testing/store";
import { isOfPeople } from "../book/book";
import { readDocuments } from "../saves/documents";
import { openDeal } from "../saves/opened";
import { soloIn, soloOf } from "./solo";
import { alone, botOf, solosOf } from "./solos.testing";

const OUTCOME = { winners: [2], scores: [4, 4, 9], standing: [2, 0, 1] };
const ORIGIN = { id: "one", step: 1, outcome: OUTCOME };

beforeEach(async () => {
  await emptyStore();
  await readDocuments();
});

test("a finished match of one person among bots gives a result", () => {
  const hints = [
    { count: 3, at: 1 },
    { count: 0, at: -1 },
    { count: 0, at: -1 },
  ];
  const { head } = alone("one", 2, { outcome: OUTCOME, hints });
  expect(soloOf(head)).toEqual({
    print: head.print,
    dealt: head.dealt,
    game: "a_game",
    level: "easy",
    players: 3,
    ended: 2000,
    names: ["Aki"],
    place: 2,
    tied: 1,
    points: 4,
    hints: 3,
  });
  expect(soloIn(soloOf(head))).toEqual([soloOf(head)]);
});

test("a match without hints has no number of hints, and bots of several levels have no common one", () => {
  const { head } = alone("one", 2, { hints: null, bots: [botOf("hard"), null, botOf("easy")] });
  expect(soloOf(head)).toMatchObject({ hints: null, level: null, names: ["Ben 弁"], points: 1 });
});

describe("a match gives no result", () => {
  test.each([
    ["if it still runs", "a", { over: false, outcome: null }],
    ["among people", "a", { bots: [null, null, null] }],
    ["if a second person sat", "a", { bots: [null, null, botOf("easy")] }],
    ["if it continues another one or came by a link", "a", { origin: ORIGIN }],
    ["if it was practice of a day's deal", "practice-a_game-2026-11-23-x", {}],
  ])("%s", (_, id, changes) => {
    expect(soloOf(alone(id, 2, changes).head)).toBeNull();
  });

  test("if its deal was seen on this device before its end", async () => {
    const { head } = alone("one", 2);
    await openDeal(head.dealt);
    expect(soloOf({ ...head, touched: Date.now() + 5 })).toBeNull();
    expect(soloOf(head)).not.toBeNull();
  });
});

test("the deal of a day counts, once it is played for the first time", () => {
  expect(soloOf(alone("day-a_game-2026-11-23", 2).head)).not.toBeNull();
});

test("no match is both in the record and in the scorebook", () => {
  for (const bots of [
    [null, null, null],
    [null, botOf("easy"), botOf("easy")],
    [null, null, botOf("easy")],
  ]) {
    const { head } = alone("one", 2, { bots });
    expect(isOfPeople(head) && soloOf(head) !== null).toBe(false);
  }
});

test.each<[string, object]>([
  ["a place beyond the players", { place: 5 }],
  ["more ties than places", { place: 2, tied: 3 }],
  ["no bot", { players: 1 }],
  ["two names", { names: ["Aki", "Ben"] }],
  ["an invisible name", { names: ["\u200b"] }],
  ["half a hint", { hints: 0.5 }],
  ["endless points", { points: Number.POSITIVE_INFINITY }],
  ["no print", { print: "" }],
])("a result with %s is refused", (_, changes) => {
  expect(soloIn({ ...solosOf({})[0], ...changes })).toEqual([]);
});
