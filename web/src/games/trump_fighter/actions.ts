// The game's actions as the page sends them, and what may be done now, read out of the engine's list of legal ones.
import type { Action } from "../../door/client";
import type { FastestCall, FastestMove, TrumpFighterBattle } from "./shapes";

/** A fastest act; null for none, undefined while nothing is prepared. */
export type Fastest = FastestMove | FastestCall | null;

export const SEATS = [0, 1] as const;

export const move = (seat: number, card: string, to: number) => (at: number) => ({ do: "move", seat, card, to, at });
export const call = (seat: number) => (at: number) => ({ do: "call", seat, at });
export const ready = (seat: number) => (at: number) => ({ do: "ready", seat, at });
export const resolve = (at: number) => ({ do: "resolve", at });
export const stall = (at: number) => ({ do: "stall", at });
export const battle = (fastest: readonly Fastest[]) => (at: number) => ({ do: "battle", at, fastest });
export const choose = (seat: number, name: string) => () => ({ do: "character", seat, name });

const isBattle = (action: Action): boolean => action.do === "battle";
const fastestOf = (action: Action): readonly Fastest[] => (action as unknown as TrumpFighterBattle).fastest;

/** A seat's own act in a `battle`. */
export const fastestIn = (action: Action, seat: number): Fastest => fastestOf(action)[seat] ?? null;

/** Every fastest act that a seat may prepare, the one that it makes by default first. */
export const fastestActs = (legal: readonly Action[], seat: number): readonly Fastest[] => {
  const seen = new Map<string, Fastest>();
  for (const action of legal.filter(isBattle)) {
    const act = fastestIn(action, seat);
    seen.set(JSON.stringify(act), act);
  }
  return [...seen.values()];
};

/** What a seat does at the word "Battle!" if it has prepared nothing: the engine lists that first. */
export function defaultFastest(legal: readonly Action[], seat: number): Fastest {
  const first = legal.find(isBattle);
  return first ? fastestIn(first, seat) : null;
}

/** The characters that a seat may choose. */
export const choices = (legal: readonly Action[], seat: number): ReadonlySet<unknown> =>
  new Set(legal.filter((action) => action.do === "character" && action.seat === seat).map(({ name }) => name));
