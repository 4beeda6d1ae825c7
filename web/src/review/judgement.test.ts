// The shown parts of an analysis: the moves that turned a match, and each player's chances.
import { describe, expect, test } from "vitest";
import { MOST_POINTS, type Weighed } from "../saves/judgement";
import { chancesAt, type Decision, judgementFrom, lossOf, spread, turningMoves, worldsFor } from "./judgement";

const weighed = (card: string, worth: number | null): Weighed => ({
  action: { do: "play", card },
  worth,
  why: { code: "wins", params: {} },
});

/** A decision worth `done`, where the best one is worth `best`. */
function decision(step: number, done: number | null, best: number | null = done): Decision {
  const own = weighed("R1", done);
  const isBest = done === best;
  return { step, seat: step % 3, chances: [0.5, 0.3, 0.2], done: own, best: isBest ? own : weighed("R2", best) };
}

describe("the moves that turned a match", () => {
  test("are the three that cost most, in their order", () => {
    const found = turningMoves([
      decision(0, 0.5, 0.6),
      decision(1, 0.2, 0.6),
      decision(2, 0.5, 0.52),
      decision(3, 0.1, 0.4),
      decision(4, 0.4),
      decision(5, 0.3, 0.7),
    ]);
    expect(found.map(({ step }) => step)).toEqual([1, 3, 5]);
    expect(found.map(lossOf).map((loss) => Math.round(loss * 100))).toEqual([40, 30, 40]);
  });

  test("are none if no move lost much, or nothing was counted", () => {
    expect(turningMoves([decision(0, 0.5, 0.51), decision(1, null), decision(2, 0.7)])).toEqual([]);
  });
});

describe("the chances", () => {
  const judgement = judgementFrom([decision(2, 0.5), { ...decision(4, 0.5), chances: [0.1, 0.7, 0.2] }], 8);

  test("are stored in per cent, as last known by any seat", () => {
    expect(judgement.points).toEqual([
      [2, [50, 30, 20]],
      [4, [10, 70, 20]],
    ]);
    expect([0, 2, 3, 4, 7].map((step) => chancesAt(judgement, [1], 3, step)[1])).toEqual([30, 30, 30, 70, 70]);
  });

  test("end with the winner", () => {
    expect(chancesAt(judgement, [1], 3, 8)).toEqual([0, 100, 0]);
    expect(chancesAt(judgement, [0, 2], 3, 8)).toEqual([50, 0, 50]);
  });

  test("of a long match are kept at even steps, from the first to the last", () => {
    const { points } = judgementFrom(
      Array.from({ length: 400 }, (_, step) => decision(step, 0.5)),
      400,
    );
    expect(points).toHaveLength(MOST_POINTS);
    expect([points[0]?.[0], points.at(-1)?.[0]]).toEqual([0, 399]);
    expect(JSON.stringify(points).length).toBeLessThan(1200);
    expect(spread([1, 2, 3], 3)).toEqual([1, 2, 3]);
  });
});

test("each step of a long match is judged in fewer worlds, but not below a useful number", () => {
  expect([10, 50, 100, 300, 3000].map(worldsFor)).toEqual([60, 60, 30, 12, 12]);
});
