// What can still be added to the cards chosen, told by the engine's own list of legal actions.
import type { Action } from "../../door/client";

export type Doing = "play" | "release";

/** A legal action that lays cards. */
export type Laying = Action & { readonly do: Doing; readonly cards: readonly string[] };

export const layings = (legal: readonly Action[], what: Doing): readonly Laying[] =>
  legal.filter((action): action is Laying => action.do === what);

export interface Help {
  /** The action that lays exactly the chosen cards. */
  readonly exact: Laying | undefined;
  /** Cards that some legal action lays together with all the chosen ones, these included. */
  readonly fitting: ReadonlySet<string>;
  /** What the smallest action that holds the chosen cards needs besides. */
  readonly missing: readonly string[];
}

export function helpFor(actions: readonly Laying[], chosen: readonly string[]): Help {
  const open = actions.filter(({ cards }) => chosen.every((card) => cards.includes(card)));
  const smallest = open.toSorted((a, b) => a.cards.length - b.cards.length)[0];
  return {
    exact: smallest?.cards.length === chosen.length && chosen.length > 0 ? smallest : undefined,
    fitting: new Set(open.flatMap(({ cards }) => cards)),
    missing: smallest?.cards.filter((card) => !chosen.includes(card)) ?? [],
  };
}
