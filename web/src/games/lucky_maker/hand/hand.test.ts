// A numbering ends only with the next deal, even of exactly the same cards.
import { expect, test } from "vitest";
import { hasEnded, SEAT } from "../../../hand/numbering.testing";
import { hand } from ".";

test.each([
  ["holds as a card is played", [{ do: "play", seat: SEAT, card: "RB1" }], ["RB1", "GY4"], ["GY4"], 0, false],
  ["ends with the next game of a match", [], ["RB1"], ["RB1"], 46, true],
])("the numbering %s", (_, entries, before, after, start, ended) => {
  expect(hasEnded(hand, entries, { hand: before }, { hand: after }, start)).toBe(ended);
});
