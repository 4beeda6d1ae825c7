// The result of dragging a hand card to the board, by the legal actions.
import { describe, expect, test, vi } from "vitest";
import type { Action } from "../../door/client";
import type { PendingChoice } from "./shapes";
import { stepOf } from "./steps";
import { contextOf } from "./steps.testing";

vi.mock("./cards", () => ({ shortName: (card: string) => card }));

const couple = (...cards: string[]): Action => ({ do: "couple", cards });
const swap = (card: string): Action => ({ do: "swap", card });
const put = (...cards: string[]): Action => ({ do: "put", cards });
const lay = (card: string, cell: number): Action => ({ do: "lay", card, cell });

/** The step of a choice with the hand open, and its actions. */
function step(choice: PendingChoice, legal: readonly Action[], chosen: readonly string[] = [], cells: number[] = []) {
  const context = contextOf(0, choice, legal, chosen, cells);
  return { ...context, drop: stepOf(context).drop };
}

describe("for a couple, a card", () => {
  const LEGAL = [couple("HA", "SA"), swap("HA"), swap("H9"), couple("H9", "D9"), swap("H2")];

  test.each([
    ["onto its mate", "HA", "3", couple("HA", "SA")],
    ["onto the middle, with which it makes none", "HA", "13", swap("HA")],
    ["onto the middle, with which it makes one, though it could be swapped", "H9", "13", couple("H9", "D9")],
    ["to the table, where it can do one thing", "H2", undefined, swap("H2")],
    ["onto a card that lies face down, as to the table", "H2", "4", swap("H2")],
  ] as const)("%s does that", (_, card, place, action) => {
    const { drop, act } = step("couple", LEGAL);
    expect(drop.takes(card, place)).toBe(true);
    drop.lay(card, place);
    expect(act).toHaveBeenCalledExactlyOnceWith(action);
  });

  test("that is dragged to the table and has two uses is chosen", () => {
    const { drop, act, pick } = step("couple", LEGAL);
    drop.lay("HA");
    expect(act).not.toHaveBeenCalled();
    expect(pick).toHaveBeenCalledExactlyOnceWith({ cards: ["HA"] });
  });

  test("that is dragged onto an open card without making a couple is explained, and not swapped", () => {
    const { drop, act, explain } = step("couple", LEGAL);
    expect(drop.takes("H2", "3")).toBe(false);
    drop.lay("H2", "3");
    expect(act).not.toHaveBeenCalled();
    expect(explain).toHaveBeenCalledExactlyOnceWith(couple("H2", "SA"));
  });

  test("is played with the chosen one", () => {
    const { drop, act } = step("couple", [couple("H2", "H9"), swap("H9")], ["H2"]);
    drop.lay("H9");
    expect(act).toHaveBeenCalledExactlyOnceWith(couple("H2", "H9"));
  });
});

describe("a card that must be laid", () => {
  const LEGAL = [lay("HA", 4), lay("HA", 26), lay("H9", 4)];

  test("is laid on the cell where it is dropped, and on no other", () => {
    const { drop, act, explain } = step("lay", LEGAL, [], [4, 26]);
    drop.lay("HA", "26");
    expect(act).toHaveBeenCalledExactlyOnceWith(lay("HA", 26));
    drop.lay("HA", "3");
    expect(explain).toHaveBeenCalledExactlyOnceWith(lay("HA", 3));
  });

  test("that is dragged to the table is laid on the only cell, and is chosen if there are more", () => {
    const { drop, act, pick } = step("lay", LEGAL, [], [4, 26]);
    drop.lay("H9");
    drop.lay("HA");
    expect(act).toHaveBeenCalledExactlyOnceWith(lay("H9", 4));
    expect(pick).toHaveBeenCalledExactlyOnceWith({ cards: ["HA"] });
  });
});

describe("cards that are put back", () => {
  test("are placed one after the other, each on the next cell, and the last one lays them all", () => {
    const first = step("put", [], [], [8, 4]);
    first.drop.lay("HA", "4");
    expect(first.pick).not.toHaveBeenCalled();
    first.drop.lay("HA", "8");
    expect(first.pick).toHaveBeenCalledExactlyOnceWith({ cards: ["HA"] });
    expect(first.act).not.toHaveBeenCalled();
    const second = step("put", [], ["HA"], [8, 4]);
    second.drop.lay("H9");
    expect(second.act).toHaveBeenCalledExactlyOnceWith(put("HA", "H9"));
    const third = step("put", [], ["HA", "H9"], [8, 4]);
    third.drop.lay("H2");
    expect(third.explain).toHaveBeenCalledExactlyOnceWith(put("HA", "H9", "H2"));
    third.drop.lay("HA");
    expect(third.act).toHaveBeenCalledExactlyOnceWith(put("HA", "H9"));
  });
});

test("a hand card is explained if none is requested", () => {
  const { drop, act, explain } = step("flip", []);
  drop.lay("HA", "4");
  expect(act).not.toHaveBeenCalled();
  expect(explain).toHaveBeenCalledExactlyOnceWith(couple("HA"));
});
