// The tyrant's step while it is being thought over: the place chosen and the number of chips.
import { useEffect, useState } from "preact/hooks";
import type { BokunronView } from "../../door/door";
import type { TableProps } from "../../table/types";
import type { Spots } from "./Board";
import type { Suit } from "./suits";

export interface TyrantPlan extends Spots {
  /** What a card of the chosen suit counts now. */
  readonly before: number;
  readonly most: number;
  readonly setChips: (chips: number) => void;
  readonly clear: () => void;
}

/** The plan of the seat at the device; null in every other phase. */
export function useTyrant({ view, legal, explain }: TableProps<BokunronView>, onTap: () => void): TyrantPlan | null {
  const [chosen, setChosen] = useState<Suit | null>(null);
  const [chips, setChips] = useState(1);
  // a seat that stays at the device thinks its next step over anew
  useEffect(() => setChosen(null), [view.phase, view.trick]);
  if (view.phase !== "tyrant") return null;
  const steps = legal.filter((action) => action.do === "tyrant");
  const places = new Set(steps.map((action) => String(action.on)));
  const powers = view.plaza.find(({ suit }) => suit === chosen)?.powers ?? [];
  const tap = (suit: Suit) => {
    onTap();
    setChosen(places.has(suit) && suit !== chosen ? suit : null);
    setChips(1);
    if (!places.has(suit)) explain({ do: "tyrant", on: suit, chips: 1 });
  };
  return {
    legal: places,
    chosen,
    chips: chosen ? chips : 0,
    before: powers[0] ?? 0,
    after: powers[chips] ?? 0,
    most: Math.max(0, ...steps.filter(({ on }) => on === chosen).map((action) => Number(action.chips))),
    onTap: tap,
    setChips: (count) => {
      onTap();
      setChips(count);
    },
    clear: () => setChosen(null),
  };
}
