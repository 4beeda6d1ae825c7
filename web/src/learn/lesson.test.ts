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

describe("a goal is reached", () => {
  test("if every condition is met", () => {
    expect(
      meets(answers, [
        { at: "status.over", is: false },
        { at: "status.scores.0", least: 3 },
      ]),
    ).toBe(true);
  });

  test("and not if one is not met", () => {
    expect(
      meets(answers, [
        { at: "status.over", is: false },
        { at: "status.scores.0", least: 4 },
      ]),
    ).toBe(false);
    expect(meets(answers, [{ at: "status.scores.1", least: 0 }])).toBe(false);
  });

  test("by the whole of a list", () => {
    expect(meets(answers, [{ at: "status.winners", is: [] }])).toBe(true);
    expect(meets(answers, [{ at: "status.winners", is: [0] }])).toBe(false);
  });

  test("by any of the allowed values in a list", () => {
    expect(meets(answers, [{ at: "view.hand", any: ["H2", "H3"] }])).toBe(true);
    expect(meets(answers, [{ at: "view.hand", any: ["S2"] }])).toBe(false);
    expect(meets(answers, [{ at: "status.over", any: ["S2"] }])).toBe(false);
  });
});
