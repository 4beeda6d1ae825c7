// Actions at the table while no hand is open: all of them come from the public view.
import { describe, expect, test, vi } from "vitest";
import type { Action } from "../../door/client";
import type { PendingChoice } from "./shapes";
import { openStepOf } from "./steps";
import { contextOf } from "./steps.testing";

vi.mock("./cards", () => ({ shortName: (card: string) => card }));

const COUPLE = { do: "couple", cards: ["HQ", "SA"] };

/** The step of a choice as everyone sees it, and its actions. */
function open(choice: PendingChoice, legal: readonly Action[] = [], chosen: readonly string[] = []) {
  const context = contextOf(null, choice, legal, chosen, [4]);
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
    expect([...step.cells]).toEqual([1, 3]);
    expect([...step.cards]).toEqual(["HQ", "SA"]);
    expect(step.ask).toBe("ghost_couple-ask-open-couple");
  });

  test("are taken by two taps", () => {
    const { context, step } = open("couple", [COUPLE], ["HQ"]);
    expect(step.ask).toBe("ghost_couple-ask-mate");
    step.onCell(3, "SA");
    expect(context.act).toHaveBeenCalledExactlyOnceWith(COUPLE);
  });

  test("with a hand card are not mentioned: a card without an open partner has the usual text", () => {
    const { step } = open("couple", [], ["D9"]);
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
