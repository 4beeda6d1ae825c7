// Actions at the table while no hand is open: all of them come from the public view.
import { describe, expect, test, vi } from "vitest";
import type { Action } from "../../door/client";
import { viewOf } from "../../table/table.testing";
import { NO_PICKS, type Picks, type StepContext } from "./drops";
import type { GhostCoupleView, PendingChoice, PendingView } from "./shapes";
import { openStepOf } from "./steps";

vi.mock("./cards", () => ({ shortName: (card: string) => card }));

const board = [
  { cell: 1, state: "up", card: "HA" },
  { cell: 2, state: "up", card: "SA" },
  { cell: 3, state: "up", card: "D9" },
  { cell: 4, state: "down", card: null },
];
const COUPLE = { do: "couple", cards: ["HA", "SA"] };

/** The step of a choice as everyone sees it, and its actions. */
function open(
  choice: PendingChoice,
  legal: readonly Action[] = [],
  picks: Picks = NO_PICKS,
  more: Partial<PendingView> = {},
) {
  const pending = { choice, cells: [4], areas: [], seats: [], count: 1, ...more } as unknown as PendingView;
  const view = viewOf({ seat: null, turn: 1, board, hand: [], swap_owed: true }) as GhostCoupleView;
  const context: StepContext = { view, pending, legal, picks, pick: vi.fn(), act: vi.fn(), explain: vi.fn() };
  return { context, step: openStepOf(context) };
}

test("cards are turned up by a tap", () => {
  const { context, step } = open("flip");
  step.onCell(4, null);
  expect(context.act).toHaveBeenCalledExactlyOnceWith({ do: "flip", cell: 4 });
});

describe("couples", () => {
  test("of two open cards are highlighted, and no others", () => {
    const { step } = open("couple", [COUPLE]);
    expect([...step.cells]).toEqual([1, 2]);
    expect([...step.cards]).toEqual(["HA", "SA"]);
    expect(step.ask).toBe("ghost_couple-ask-open-couple");
  });

  test("are taken by two taps", () => {
    const { context, step } = open("couple", [COUPLE], { cards: ["HA"], cells: [] });
    expect(step.ask).toBe("ghost_couple-ask-mate");
    step.onCell(2, "SA");
    expect(context.act).toHaveBeenCalledExactlyOnceWith(COUPLE);
  });

  test("with a hand card are not mentioned: a card without an open partner has the usual text", () => {
    const { step } = open("couple", [], { cards: ["D9"], cells: [] });
    expect(step.ask).toBe("ghost_couple-ask-open-couple");
    expect([step.cells.size, step.cards.size, step.moves]).toEqual([0, 0, []]);
  });

  test("are followed by the end of the turn if all players know that it may end", () => {
    const { step } = open("couple", [{ do: "end" }]);
    expect(step.moves.map(({ action }) => action)).toEqual([{ do: "end" }]);
  });
});

test.each(["lay", "put", "banish_hand"] as const)("%s asks for the hand, and no card can be tapped", (choice) => {
  const { context, step } = open(choice);
  expect(step.ask).toBe("ghost_couple-ask-hand");
  expect([step.cells.size, step.cards.size, step.moves]).toEqual([0, 0, []]);
  step.onCell(4, null);
  expect(context.act).not.toHaveBeenCalled();
});
