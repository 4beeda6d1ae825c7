import { describe, expect, test } from "vitest";
import { cardWidth } from "./grid";

const room = (width: number, height: number) => ({ width, height, gap: 6, below: 30 });

/** Returns whether all cards fit into the room at that width. */
function fits(groups: readonly number[], width: number, { width: wide, height, gap, below }: ReturnType<typeof room>) {
  const columns = Math.floor((wide + gap) / (width + gap));
  const rows = groups.reduce((sum, count) => sum + Math.ceil(count / columns), 0);
  return rows * (width * 1.4 + below + gap) - gap <= height;
}

describe.each([
  ["a small phone", room(344, 540)],
  ["a phone", room(374, 740)],
  ["a phone on its side", room(740, 270)],
  ["a laptop", room(1420, 800)],
])("on %s", (_, place) => {
  test.each([[[1]], [[4]], [[10]], [[15]], [[7, 5]]])(
    "cards in groups of %j are all seen, as large as can be",
    (groups) => {
      const width = cardWidth(groups, place);
      expect(width).toBeGreaterThanOrEqual(60);
      expect(width === 60 || fits(groups, width, place)).toBe(true);
      expect(width === 240 || !fits(groups, width + 2, place)).toBe(true);
    },
  );
});

test("sixteen cards fit on a small phone, each wider than a finger", () => {
  const place = room(344, 540);
  const width = cardWidth([16], place);
  expect(width).toBeGreaterThanOrEqual(64);
  expect(fits([16], width, place)).toBe(true);
});

test("without enough room, cards stay readable and the hand scrolls", () => {
  expect(cardWidth([16, 16], room(200, 100))).toBe(60);
  expect(cardWidth([], room(0, 0))).toBe(60);
});
