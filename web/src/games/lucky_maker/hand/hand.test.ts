// A numbering ends only with the next deal.
import { describe, expect, test } from "vitest";
import type { BaseView } from "../../../door/door";
import { numberingFor } from "../../../hand/numbering";
import type { LuckyMakerView } from "../shapes";
import { hand } from ".";

const SEAT = 1;
const viewOf = (log: BaseView["log"], held: Pick<LuckyMakerView, "hand">) =>
  ({ seat: SEAT, log_start: 0, log, ...held }) as LuckyMakerView;

/** Returns whether these entries end the numbering of the hand before them. */
function hasEnded(entries: BaseView["log"], before: Pick<LuckyMakerView, "hand">, after = before): boolean {
  const first = numberingFor(viewOf([], before), null, hand);
  return numberingFor(viewOf(entries, after), first, hand) !== first;
}

test("playing a card does not change the numbers of the others", () => {
  expect(hasEnded([{ do: "play", seat: SEAT, card: "RB1" }], { hand: ["RB1", "GY4"] }, { hand: ["GY4"] })).toBe(false);
});

describe("the next game of a match", () => {
  test("has a new numbering, even for exactly the same cards", () => {
    const first = numberingFor(viewOf([], { hand: ["RB1"] }), null, hand);
    const next = { ...viewOf([], { hand: ["RB1"] }), log_start: 46 };
    expect(numberingFor(next, first, hand)).toMatchObject({ count: 2, deal: 2 });
  });
});
