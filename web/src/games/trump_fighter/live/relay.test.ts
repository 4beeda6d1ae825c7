import { describe, expect, test } from "vitest";
import { fightAfter, isOverAfter, newRelay, type Relay, scoreAfter } from "./relay";

const RELAY: Relay = {
  waiting: [
    ["b", "c"],
    ["e", "f"],
  ],
  out: [0, 0],
};
const following = (relay: Relay, winners: readonly number[]) =>
  fightAfter(relay, winners, ["a", "d"], ["rose", "kiku"]);

describe("after a match of a relay", () => {
  test.each([
    ["the first side's winner stays with its fighter", [0], ["a", "e"], ["rose", ""], [0, 1], [["b", "c"], ["f"]]],
    ["the second side's too", [1], ["b", "d"], ["", "kiku"], [1, 0], [["c"], ["e", "f"]]],
    ["nobody stays after a draw", [0, 1], ["b", "e"], ["", ""], [1, 1], [["c"], ["f"]]],
  ])("%s", (_, winners, names, again, out, waiting) => {
    expect(following(RELAY, winners)).toEqual({ names, again, relay: { out, waiting } });
  });

  test("the relay is over only when the losing side has no player left", () => {
    const last: Relay = { waiting: [[], ["f"]], out: [2, 1] };
    expect([[0], [1], [0, 1]].map((winners) => isOverAfter(last, winners))).toEqual([false, true, true]);
    expect(following(last, [1])).toBeNull();
    expect(scoreAfter(last, [1])).toEqual([3, 1]);
  });

  test("one player may beat a whole side", () => {
    const played: unknown[] = [];
    for (let next = following(RELAY, [0]); next; next = fightAfter(next.relay, [0], next.names, next.again))
      played.push(next.names);
    expect(played).toEqual([
      ["a", "e"],
      ["a", "f"],
    ]);
  });
});

test("a new relay waits for the names of two on each side", () => {
  expect(newRelay()).toEqual({
    waiting: [
      ["", ""],
      ["", ""],
    ],
    out: [0, 0],
  });
});
