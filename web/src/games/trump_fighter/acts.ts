// Acts of a fight in the page's form; the acts possible now, from the engine's list of legal actions; and the parts'
// common knowledge of a fight.
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

/** Returns whether a seat may prepare an act. */
export function mayPrepare(legal: readonly Action[], seat: number, act: Fastest): boolean {
  const wanted = JSON.stringify(act);
  return legal.some((action) => isBattle(action) && JSON.stringify(fastestIn(action, seat)) === wanted);
}

/** A seat's act at the word "Battle!" if it has prepared none: the engine lists that first. */
export function defaultFastest(legal: readonly Action[], seat: number): Fastest {
  const first = legal.find(isBattle);
  return first ? fastestIn(first, seat) : null;
}

/** The characters that a seat may choose. */
export const choices = (legal: readonly Action[], seat: number): ReadonlySet<unknown> =>
  new Set(legal.filter((action) => action.do === "character" && action.seat === seat).map(({ name }) => name));

/** The same pair if it is already so: parts that depend on it are not compared. */
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

/** The table's visible state. */
export interface Picture {
  readonly view: TrumpFighterView;
  /** True if each side may act. */
  readonly acting: Pair<boolean>;
  /** True if each side looks at the result of the last call. */
  readonly reports: Pair<boolean>;
}

/** The table's visible part of a view: no call before it is settled. */
export const shown = (view: TrumpFighterView): TrumpFighterView =>
  view.call ? { ...view, ...view.on_table, call: null } : view;

/** Returns whether an entry of the log is a standstill, after its time or by agreement. */
export const isStandstill = ({ do: verb }: { readonly do?: unknown }): boolean => verb === "stall" || verb === "agree";

export type OpenFight = Extract<LiveStage<TrumpFighterView>, { at: "open" }>;

export interface FightContext {
  readonly live: LiveMatch<TrumpFighterView>;
  /** The running match; null before it is there, and at its end. */
  readonly open: OpenFight | null;
  /** The match's time at which the count began; null without a count. */
  readonly count: ReadonlySignal<number | null>;
  /** Each side's prepared act for "Battle!"; undefined for none yet. */
  readonly prepared: ReadonlySignal<Pair<Fastest | undefined>>;
  /** Note a fastest act if the rules allow it; it shows when both do. */
  prepare(seat: number, act: Fastest | undefined): void;
  /** The word "Battle!": both prepared acts, else the default ones. */
  battle(): (at: number) => Action;
}
