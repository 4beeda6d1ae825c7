// Hand and stock share one numbering, which ends with each choice of a hand.
import { describe, expect, test } from "vitest";
import type { BaseView } from "../../../door/door";
import { numberingFor } from "../../../hand/numbering";
import type { BokunronView } from "../shapes";
import { hand } from ".";

const SEAT = 1;
const viewOf = (log: BaseView["log"], held: Pick<BokunronView, "hand" | "stock">) =>
  ({ seat: SEAT, log_start: 0, log, ...held }) as BokunronView;

/** Returns whether these entries end the numbering of the cards before them. */
function hasEnded(entries: BaseView["log"], before: Pick<BokunronView, "hand" | "stock">, after = before): boolean {
  const first = numberingFor(viewOf([], before), null, hand);
  return numberingFor(viewOf(entries, after), first, hand) !== first;
}

test("the cards of hand and stock have numbers", () => {
  const { numbers } = numberingFor(viewOf([], { hand: ["S3", "H7"], stock: ["s3", "DK"] }), null, hand);
  expect(Object.keys(numbers).sort()).toEqual(["DK", "H7", "S3", "s3"]);
});

describe("a choice of a hand", () => {
  const dealt = { hand: [], stock: ["S3", "H7", "s3", "D9"] };

  test("ends the numbering, since everyone has seen the chosen numbers", () => {
    const entries = [{ do: "hand", seat: SEAT, cards: ["S3", "H7"] }];
    expect(hasEnded(entries, dealt, { hand: ["S3", "H7"], stock: ["s3", "D9"] })).toBe(true);
  });

  test("of the same cards after a pass ends it too", () => {
    const own = { hand: ["S3", "H7"], stock: ["s3", "D9"] };
    const entries = [
      { do: "pass", seat: SEAT },
      { do: "hand", seat: SEAT, cards: ["S3", "H7"] },
    ];
    expect(hasEnded(entries, own)).toBe(true);
  });

  test("by another seat does not end it", () => {
    expect(hasEnded([{ do: "hand", seat: 0 }], dealt)).toBe(false);
  });
});

test("playing cards, one of them face up, does not change the numbers of the others", () => {
  const entries = [{ do: "play", seat: SEAT, cards: ["S3", "H7", "D9"], up: "H7" }];
  expect(hasEnded(entries, { hand: ["S3", "H7", "D9"], stock: ["s3"] }, { hand: [], stock: ["s3"] })).toBe(false);
});
