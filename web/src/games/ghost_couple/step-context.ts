// What a step is made from: the position, what is chosen, and what may be done with it.
import type { Action } from "../../door/client";
import type { GhostCoupleView, PendingView } from "./shapes";

/** What is chosen but not yet done, in the order of choosing. */
export interface Picks {
  readonly cards: readonly string[];
  readonly cells: readonly number[];
}

export const NO_PICKS: Picks = { cards: [], cells: [] };

export interface StepContext {
  readonly view: GhostCoupleView;
  readonly pending: PendingView;
  readonly legal: readonly Action[];
  readonly picks: Picks;
  readonly pick: (picks: Partial<Picks>) => void;
  readonly act: (action: Action) => void;
  readonly explain: (action: Action) => void;
}

/** A card is looked at; the engine says why no more comes of it. */
export function refuse({ pick, explain }: StepContext, card: string | null, action: Action): void {
  pick({ cards: card ? [card] : [] });
  explain(action);
}

/** The list with `item` in it if it was not, without it if it was. */
export const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
