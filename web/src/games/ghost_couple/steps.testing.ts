// A step of a turn, with its actions and the choices made so far, over a small board.
import { vi } from "vitest";
import type { Action } from "../../door/client";
import { viewOf } from "../../table/table.testing";
import { NO_PICKS, type Picks } from "./drops";
import type { GhostCoupleView, PendingChoice, PendingView } from "./shapes";

const BOARD = [
  { cell: 1, state: "up", card: "HQ" },
  { cell: 3, state: "up", card: "SA" },
  { cell: 4, state: "down", card: null },
  { cell: 13, state: "up", card: "D9" },
];

/** The context of a step as the seat sees it, or everyone. */
export function contextOf(
  seat: number | null,
  choice: PendingChoice,
  legal: readonly Action[],
  cards: readonly string[] = [],
  cells: readonly number[] = [],
) {
  const pending = { choice, cells, areas: [], seats: [], count: 2 } as unknown as PendingView;
  const hand = seat === null ? [] : ["HA", "H9", "H2"];
  const board = { board: BOARD, rows: 5, columns: 5, centre: 13 };
  const view = viewOf({ seat, turn: seat ?? 1, hand, swap_owed: true, ...board }) as GhostCoupleView;
  const picks: Picks = { ...NO_PICKS, cards };
  return { view, pending, legal, picks, act: vi.fn(), pick: vi.fn(), explain: vi.fn() };
}
