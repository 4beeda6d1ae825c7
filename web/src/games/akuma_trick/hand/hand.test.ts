// A stolen card ends the numberings of the two hands involved, and no others.
import { describe, expect, test } from "vitest";
import type { BaseView } from "../../../door/door";
import { numberingFor } from "../../../hand/numbering";
import type { AkumaTrickView } from "../shapes";
import { hand } from ".";

const SEAT = 1;
const viewOf = (log: BaseView["log"], held: Pick<AkumaTrickView, "hand">) =>
  ({ seat: SEAT, log_start: 0, log, ...held }) as AkumaTrickView;

/** Returns whether these entries end the numbering of the hand before them. */
function hasEnded(entries: BaseView["log"], before: Pick<AkumaTrickView, "hand">, after = before): boolean {
  const first = numberingFor(viewOf([], before), null, hand);
  return numberingFor(viewOf(entries, after), first, hand) !== first;
}

describe("a steal", () => {
  const own = { hand: ["Y1", "P2"] };

  test("ends the numbering of the seat that steals", () => {
    expect(hasEnded([{ do: "steal", seat: SEAT, from: 0, card: "B9" }], own, { hand: ["Y1", "P2", "B9"] })).toBe(true);
  });

  test("ends the numbering of the victim", () => {
    expect(hasEnded([{ do: "steal", seat: 0, from: SEAT, card: "Y1" }], own, { hand: ["P2"] })).toBe(true);
  });

  test("that is reversed by a second steal ends it, although the cards are the same", () => {
    const there = { do: "steal", seat: 0, from: SEAT, card: "Y1" };
    expect(hasEnded([there, { do: "steal", seat: SEAT, from: 0, card: "Y1" }], own)).toBe(true);
  });

  test("between other seats does not end it", () => {
    expect(hasEnded([{ do: "steal", seat: 0, from: 2 }], own)).toBe(false);
  });
});

test("plays and releases do not change the numbers of the remaining cards", () => {
  const entries = [
    { do: "play", seat: SEAT, cards: ["Y1", "P1"] },
    { do: "release", seat: 0, cards: ["B3"] },
    { do: "release", seat: SEAT, cards: ["P2"] },
  ];
  expect(hasEnded(entries, { hand: ["Y1", "P1", "P2", "W9"] }, { hand: ["W9"] })).toBe(false);
});
