// What the parts of a match's course know of it: what the table shows, and what both sides are about to do.
import type { ReadonlySignal } from "@preact/signals";
import type { Action } from "../../door/client";
import type { Fastest } from "./actions";
import type { LiveMatch } from "./live/live-match";
import type { TrumpFighterView } from "./shapes";

export type Pair<T> = readonly [T, T];

/** What the table shows. */
export interface Picture {
  readonly view: TrumpFighterView;
  /** Whether each side may act. */
  readonly acting: Pair<boolean>;
  /** Whether each side looks at what the last call brought. */
  readonly reports: Pair<boolean>;
}

export interface FightContext {
  readonly live: LiveMatch<TrumpFighterView>;
  /** The match's time at which the count began; null while nobody counts. */
  readonly count: ReadonlySignal<number | null>;
  /** What each side has prepared for "Battle!"; undefined for nothing yet. */
  readonly prepared: ReadonlySignal<Pair<Fastest | undefined>>;
  /** Note a fastest act if the rules allow it; it shows when both do. */
  prepare(seat: number, act: Fastest | undefined): void;
  /** The word "Battle!": what both have prepared, else what the rules let them do by default. */
  battle(): (at: number) => Action;
}
