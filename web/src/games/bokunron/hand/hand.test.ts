// Hand and stock have one lot of numbers, which each choice of a hand ends.
import { describe, expect, test } from "vitest";
import type { BaseView } from "../../../door/door";
import { numberingFor } from "../../../hand/numbering";
import type { BokunronView } from "../shapes";
import { hand } from ".";

const SEAT = 1;
const viewOf = (log: BaseView["log"], held: Pick<BokunronView, "hand" | "stock">) =>
  ({ seat: SEAT, log_start: 0, log, ...held }) as BokunronView;

/** Whether the numbering that holds before some entries has ended after them. */
function hasEnded(entries: BaseView["log"], before: Pick<BokunronView, "hand" | "stock">, after = before): boolean {
  const first = numberingFor(viewOf([], before), null, hand);
  return numberingFor(viewOf(entries, after), first, hand) !== first;
}

test("all cards have numbers, wherever they are", () => {
  const { numbers } = numberingFor(viewOf([], { hand: ["S3", "H7"], stock: ["s3", "DK"] }), null, hand);
  expect(Object.keys(numbers).sort()).toEqual(["DK", "H7", "S3", "s3"]);
});

describe("a choice of a hand", () => {
  const dealt = { hand: [], stock: ["S3", "H7", "s3", "D9"] };

  test("ends the numbers, which everybody has seen chosen", () => {
    const entries = [{ do: "hand", seat: SEAT, cards: ["S3", "H7"] }];
    expect(hasEnded(entries, dealt, { hand: ["S3", "H7"], stock: ["s3", "D9"] })).toBe(true);
  });

  test("of the same cards after a pass ends them too", () => {
    const own = { hand: ["S3", "H7"], stock: ["s3", "D9"] };
    const entries = [
      { do: "pass", seat: SEAT },
      { do: "hand", seat: SEAT, cards: ["S3", "H7"] },
    ];
    expect(hasEnded(entries, own)).toBe(true);
  });

  test("by another seat leaves them", () => {
    expect(hasEnded([{ do: "hand", seat: 0 }], dealt)).toBe(false);
  });
});

test("cards that are played, one of them face up, leave the others their numbers", () => {
  const entries = [{ do: "play", seat: SEAT, cards: ["S3", "H7", "D9"], up: "H7" }];
  expect(hasEnded(entries, { hand: ["S3", "H7", "D9"], stock: ["s3"] }, { hand: [], stock: ["s3"] })).toBe(false);
});
