// What is done in a fight, as the page sends it; what may be done now, read out of the engine's list of legal actions; and
// what the parts of a fight know of it.
import type { ReadonlySignal } from "@preact/signals";
import type { Action } from "../../door/client";
import type { LiveMatch, LiveStage } from "./live/live-match";
import type { FastestCall, FastestMove, TrumpFighterBattle, TrumpFighterView } from "./shapes";

/** A fastest act; null for none, undefined while nothing is prepared. */
export type Fastest = FastestMove | FastestCall | null;
export type Pair<T> = readonly [T, T];

export const SEATS = [0, 1] as const;

export const move = (seat: number, card: string, to: number) => (at: number) => ({ do: "move", seat, card, to, at });
export const call = (seat: number) => (at: number) => ({ do: "call", seat, at });
export const ready = (seat: number) => (at: number) => ({ do: "ready", seat, at });
export const resolve = (at: number) => ({ do: "resolve", at });
export const stall = (at: number) => ({ do: "stall", at });
export const agree = (at: number) => ({ do: "agree", at });
export const battle = (fastest: readonly Fastest[]) => (at: number) => ({ do: "battle", at, fastest });
export const choose = (seat: number, name: string) => () => ({ do: "character", seat, name });

const isBattle = (action: Action): boolean => action.do === "battle";

/** A seat's own act in a `battle`. */
export const fastestIn = (action: Action, seat: number): Fastest =>
  (action as unknown as TrumpFighterBattle).fastest[seat] ?? null;

/** Whether a seat may prepare an act. */
export function mayPrepare(legal: readonly Action[], seat: number, act: Fastest): boolean {
  const wanted = JSON.stringify(act);
  return legal.some((action) => isBattle(action) && JSON.stringify(fastestIn(action, seat)) === wanted);
}

/** What a seat does at the word "Battle!" if it has prepared nothing: the engine lists that first. */
export function defaultFastest(legal: readonly Action[], seat: number): Fastest {
  const first = legal.find(isBattle);
  return first ? fastestIn(first, seat) : null;
}

/** The characters that a seat may choose. */
export const choices = (legal: readonly Action[], seat: number): ReadonlySet<unknown> =>
  new Set(legal.filter((action) => action.do === "character" && action.seat === seat).map(({ name }) => name));

/** The same pair where it is so already: what depends on it is not compared. */
export function withSeat<T>(pair: Pair<T>, seat: number, value: T): Pair<T> {
  if (pair[seat] === value) return pair;
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}

/** A card on its way to a spot. */
export interface Laying {
  readonly seat: number;
  readonly card: string;
  readonly to: number;
}

/** What the table shows. */
export interface Picture {
  readonly view: TrumpFighterView;
  /** Whether each side may act. */
  readonly acting: Pair<boolean>;
  /** Whether each side looks at what the last call brought. */
  readonly reports: Pair<boolean>;
}

/** What a table shows of a view: of a call nothing before it is settled. */
export const shown = (view: TrumpFighterView): TrumpFighterView =>
  view.call ? { ...view, ...view.on_table, call: null } : view;

/** Returns whether an entry of the log is a standstill, after its time or by agreement. */
export const isStandstill = ({ do: verb }: { readonly do?: unknown }): boolean => verb === "stall" || verb === "agree";

export type OpenFight = Extract<LiveStage<TrumpFighterView>, { at: "open" }>;

export interface FightContext {
  readonly live: LiveMatch<TrumpFighterView>;
  /** What is played on; null before a match is there, and at its end. */
  readonly open: OpenFight | null;
  /** The match's time at which the count began; null while nobody counts. */
  readonly count: ReadonlySignal<number | null>;
  /** What each side has prepared for "Battle!"; undefined for nothing yet. */
  readonly prepared: ReadonlySignal<Pair<Fastest | undefined>>;
  /** Note a fastest act if the rules allow it; it shows when both do. */
  prepare(seat: number, act: Fastest | undefined): void;
  /** The word "Battle!": what both have prepared, else what the rules let them do by default. */
  battle(): (at: number) => Action;
}
