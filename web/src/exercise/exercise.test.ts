// The acts that certainly cost enough, and the right moves.
import { describe, expect, test } from "vitest";
import { type Behind, certain, isClear, isRight, placeOn } from "./exercise";

/** The 95 % interval around a mean, with that standard error. */
const around = (mean: number, error: number): Behind => [mean - 1.96 * error, mean + 1.96 * error];

describe("an act costs enough for certain", () => {
  test("if its mean is at least a tenth, and its low end above three hundredths", () => {
    expect(certain([around(0.1, 0.02)])).toEqual([true]);
    expect(certain([around(0.099, 0.001)])).toEqual([false]);
    expect(certain([around(0.12, 0.05)])).toEqual([false]);
  });

  test("alone or among sure acts, but not always among doubtful ones", () => {
    const close = around(0.11, 0.08 / 2.1); // 2.1 standard errors above the limit
    expect(certain([close])).toEqual([true]);
    expect(certain([around(0.4, 0.02), around(0.5, 0.02), close])).toEqual([true, true, true]);
    expect(certain([around(0.04, 0.05), close, around(0.05, 0.05)])).toEqual([false, false, false]);
  });

  test("with results in the order of the acts", () => {
    expect(certain([around(0.01, 0.01), around(0.3, 0.01)])).toEqual([false, true]);
    expect(certain([])).toEqual([]);
  });

  test("if all worlds agree", () => {
    expect(certain([[0.2, 0.2]])).toEqual([true]);
  });
});

test("a move is right if it may be less than two hundredths behind", () => {
  expect([[0, 0] as const, [-0.01, 0.2] as const, [0.0199, 0.3] as const].map((behind) => isRight({ behind }))).toEqual(
    [true, true, true],
  );
  expect(isRight({ behind: [0.02, 0.03] })).toBe(false);
});

test("a position with a doubtful move is not an exercise", () => {
  const [best, level, doubtful, wrong] = [
    { behind: [0, 0] as const },
    { behind: [-0.02, 0.03] as const },
    { behind: [0.01, 0.06] as const },
    { behind: [0.1, 0.2] as const },
  ];
  expect([isClear([best, level, wrong]), isClear([best, doubtful, wrong])]).toEqual([true, false]);
});

test("games take turns by the day, and so do a game's exercises", () => {
  const places = [0, 1, 3, 4, 8, 79, 80].map((day) => placeOn(day, 4, 20));
  expect(places).toEqual([0, 0, 0, 1, 2, 19, 0]);
});
