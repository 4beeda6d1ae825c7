import { expect, test, vi } from "vitest";
import { finished } from "./histories.testing";
import { placesOf, resultIn, resultOf } from "./result";

test.each([
  ["most points", { winners: [1], scores: [3, 9, 3, 1], standing: [1, 0, 2, 3] }, [2, 1, 2, 4]],
  ["fewest points", { winners: [3], scores: [3, 9, 3, 1], standing: [3, 0, 2, 1] }, [2, 4, 2, 1]],
  ["everybody level", { winners: [0, 1, 2], scores: [4, 4, 4], standing: [0, 1, 2] }, [1, 1, 1]],
  ["two winners", { winners: [0, 2], scores: [8, 5, 8, 2], standing: [0, 2, 1, 3] }, [1, 3, 1, 4]],
  ["fewer cards at level points", { winners: [1], scores: [2, 2, 5], standing: [1, 0, 2] }, [2, 1, 3]],
  ["somebody struck out", { winners: [2], scores: [21, 20, 13, 10], standing: [2, 3, 0, 1] }, [3, 4, 1, 2]],
  ["no points", { winners: [0], scores: [null, null], standing: [0, 1] }, [1, 2]],
])("places by %s", (_, outcome, wanted) => {
  expect(placesOf(outcome)).toEqual(wanted);
});

test("the head of a match gives a result only once the match is finished", () => {
  const { head } = finished("one", 2, { options: { deck: "small", games: 2 }, played: 7 });
  expect(resultOf(head)).toEqual({
    print: head.print,
    dealt: head.dealt,
    game: "a_game",
    deck: "small",
    ended: 2000,
    played: 7,
    names: ["Aki", "Ben 弁", "Chie"],
    points: [9, 1, 3],
    places: [1, 3, 2],
  });
  expect(resultOf({ ...head, over: false, outcome: null })).toBeNull();
});

test("a result that a clock in 2036 has dated is read as one of now, so that it comes into the session of this evening", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-23"), toFake: ["Date"] });
  const { head } = finished("one", 2);
  const later = { ...resultOf(head), ended: Date.parse("2036-01-01") };
  expect([later, { ...later, ended: 5 }].flatMap(resultIn).map(({ ended }) => ended)).toEqual([Date.now(), 5]);
});

test("a result with the longest names that the engine accepts is read again unchanged", () => {
  const names = ["🍙", "🍡", "🍵"].map((sign) => sign.repeat(200));
  const result = resultOf(finished("one", 2, {}, names).head);
  expect(resultIn(result)).toEqual([result]);
});

test.each([[["Aki", "\u200b"]], [["Aki", "ＡＫＩ"]], [["Aki", "Ak\u200bi"]]])(
  "a result of %j is of no two people",
  (names) => {
    const own = resultOf(finished("one", 2).head) ?? expect.fail();
    const two = { ...own, points: [1, 2], places: [1, 2] };
    expect(resultIn({ ...two, names: ["Aki", "Ben"] })).toHaveLength(1);
    expect(resultIn({ ...two, names })).toEqual([]);
  },
);
