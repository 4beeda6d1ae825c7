import { expect, test } from "vitest";
import { placesOf, printOf } from "./result";
import { saveOf } from "./saves.testing";

test.each([
  ["most points", { winners: [1], scores: [3, 9, 3, 1] }, [2, 1, 2, 4]],
  ["fewest points", { winners: [3], scores: [3, 9, 3, 1] }, [2, 4, 2, 1]],
  ["everybody level", { winners: [0, 1, 2], scores: [4, 4, 4] }, [1, 1, 1]],
  ["two winners", { winners: [0, 2], scores: [8, 5, 8, 2] }, [1, 3, 1, 4]],
  ["fewer cards at level points", { winners: [1], scores: [2, 2, 5], standing: [1, 0, 2] }, [2, 1, 3]],
  ["somebody struck out", { winners: [2], scores: [21, 20, 13, 10], standing: [2, 3, 0, 1] }, [3, 4, 1, 2]],
  ["somebody struck out, of an older page", { winners: [2], scores: [21, 20, 13] }, [3, 2, 1]],
  ["no points", { winners: [0], scores: [null, null] }, [1, 2]],
  ["a standing of others", { winners: [0], scores: [2, 1], standing: [0] }, [1, 2]],
])("places by %s", (_, outcome, wanted) => {
  expect(placesOf(outcome)).toEqual(wanted);
});

test("a print is that of the players, the deal and what was done, and of nothing else", () => {
  const save = saveOf(3);
  expect(printOf({ ...save, options: {} } as typeof save)).toBe(printOf(save));
  const others = [saveOf(2), saveOf(3, "Ako"), { ...save, deal: {} }, { ...save, game: "b_game" }];
  expect(new Set([save, ...others].map(printOf)).size).toBe(5);
});
