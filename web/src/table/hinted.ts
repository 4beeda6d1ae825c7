// A hint's highlighted move: its cards and places are lit everywhere, and it may be applied to the choice. Nothing here
// plays it.
import { createContext } from "preact";
import { useContext, useLayoutEffect } from "preact/hooks";
import type { Action } from "../door/client";
import type { Pointed } from "../match/hints";
import "./hinted.css";

/** The highlighted move now; null without one. */
export const Hinted = createContext<Pointed | null>(null);

const NONE: readonly string[] = [];

export const cardsOf = ({ card, cards }: Action): readonly string[] =>
  (cards as readonly string[] | undefined) ?? (card === undefined ? NONE : [String(card)]);

export const useHinted = (): Action | null => useContext(Hinted)?.action ?? null;

/** The lit cards, in any place. */
export function useLitCards(): readonly string[] {
  const action = useHinted();
  return action ? cardsOf(action) : NONE;
}

/** Returns whether an action names anything other than its verb and its seat that can be lit. */
export const namesSomething = (action: Action): boolean =>
  Object.keys(action).some((key) => key !== "do" && key !== "seat");

/** Have `choose` called once with the move that is taken over. */
export function useTaken(choose: (action: Action) => void): void {
  const pointed = useContext(Hinted);
  useLayoutEffect(() => {
    if (pointed?.taken) choose(pointed.action);
  }, [pointed]);
}
