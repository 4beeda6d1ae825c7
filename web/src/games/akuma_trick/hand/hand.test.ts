// A stolen card ends the numberings of the two hands involved, and no others.
import { expect, test } from "vitest";
import { hasEnded, SEAT } from "../../../hand/numbering.testing";
import { hand } from ".";

const theft = { do: "steal", seat: 0, from: SEAT, card: "Y1" };

test.each([
  ["by this seat", [{ do: "steal", seat: SEAT, from: 0, card: "B9" }], ["Y1", "P2", "B9"], true],
  ["from this seat", [theft], ["P2"], true],
  ["that a second one reverses", [theft, { do: "steal", seat: SEAT, from: 0, card: "Y1" }], ["Y1", "P2"], true],
  ["between other seats", [{ do: "steal", seat: 0, from: 2 }], ["Y1", "P2"], false],
])("a steal %s: %j leaves %j, and whether the numbering has ended is %s", (_, entries, after, ended) => {
  expect(hasEnded(hand, entries, { hand: ["Y1", "P2"] }, { hand: after })).toBe(ended);
});

test("plays and releases do not change the numbers of the remaining cards", () => {
  const entries = [
    { do: "play", seat: SEAT, cards: ["Y1", "P1"] },
    { do: "release", seat: 0, cards: ["B3"] },
    { do: "release", seat: SEAT, cards: ["P2"] },
  ];
  expect(hasEnded(hand, entries, { hand: ["Y1", "P1", "P2", "W9"] }, { hand: ["W9"] })).toBe(false);
});
