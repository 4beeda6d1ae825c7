// Hand and stock share one numbering, which ends with each choice of a hand.
import { expect, test } from "vitest";
import { firstOf, hasEnded, SEAT } from "../../../hand/numbering.testing";
import { hand } from ".";

const DEALT = { hand: [], stock: ["S3", "H7", "s3", "D9"] };
const CHOSEN = { hand: ["S3", "H7"], stock: ["s3", "D9"] };
const choice = { do: "hand", seat: SEAT, cards: ["S3", "H7"] };

test("the cards of hand and stock have numbers", () => {
  const { numbers } = firstOf(hand, { hand: ["S3", "H7"], stock: ["s3", "DK"] });
  expect(Object.keys(numbers).sort()).toEqual(["DK", "H7", "S3", "s3"]);
});

test.each([
  ["by this seat, since everyone has seen the chosen numbers", [choice], DEALT, CHOSEN, true],
  ["of the same cards after a pass", [{ do: "pass", seat: SEAT }, choice], CHOSEN, CHOSEN, true],
  ["by another seat", [{ do: "hand", seat: 0 }], DEALT, DEALT, false],
])("after a choice %s, whether the numbering has ended is right", (_, entries, before, after, ended) => {
  expect(hasEnded(hand, entries, before, after)).toBe(ended);
});

test("playing cards, one of them face up, does not change the numbers of the others", () => {
  const entries = [{ do: "play", seat: SEAT, cards: ["S3", "H7", "D9"], up: "H7" }];
  expect(hasEnded(hand, entries, { hand: ["S3", "H7", "D9"], stock: ["s3"] }, { hand: [], stock: ["s3"] })).toBe(false);
});
