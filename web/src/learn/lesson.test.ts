import { describe, expect, test } from "vitest";
import type { BaseView, Status } from "../door/door";
import { type Answers, meets, valueAt } from "./lesson";

const answers = {
  status: { over: false, winners: [], scores: [3, null] } as unknown as Status,
  view: { tricks: [{ winner: 1 }, { winner: null }], hand: ["C9", "H3"] } as unknown as BaseView,
} satisfies Answers;

describe("a value at a path", () => {
  test.each([
    ["status.scores.0", 3],
    ["view.tricks.-1.winner", null],
    ["view.tricks.-2.winner", 1],
    ["view.tricks.5.winner", undefined],
    ["view.absent.deep", undefined],
  ])("%s", (path, value) => {
    expect(valueAt(answers, path)).toBe(value);
  });
});

test.each<[string, Parameters<typeof meets>[1], boolean]>([
  [
    "every condition is met",
    [
      { at: "status.over", is: false },
      { at: "status.scores.0", least: 3 },
    ],
    true,
  ],
  [
    "one is not met",
    [
      { at: "status.over", is: false },
      { at: "status.scores.0", least: 4 },
    ],
    false,
  ],
  ["a number is compared that there is not", [{ at: "status.scores.1", least: 0 }], false],
  ["a list is as given", [{ at: "status.winners", is: [] }], true],
  ["a list is another", [{ at: "status.winners", is: [0] }], false],
  ["a list has one of the values", [{ at: "view.hand", any: ["H2", "H3"] }], true],
  ["a list has none of the values", [{ at: "view.hand", any: ["S2"] }], false],
  ["the value is not a list", [{ at: "status.over", any: ["S2"] }], false],
])("where %s, whether the goal is reached is right", (_, goal, reached) => {
  expect(meets(answers, goal)).toBe(reached);
});
