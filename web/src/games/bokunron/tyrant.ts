// The tyrant's step while it is being thought over: the place chosen, and the chips that a hint would put there.
import type { Action } from "../../door/client";
import { useStep } from "../../table/choice";
import { useTaken } from "../../table/hinted";
import type { TableProps } from "../../table/types";
import type { Spots } from "./Board";
import type { BokunronView } from "./shapes";
import type { Suit } from "./suits";

/** The place chosen, and the chips that were taken over from a hint. */
type Chosen = Pick<Spots, "chosen" | "chips">;

const NOTHING: Chosen = { chosen: null, chips: 0 };

export interface TyrantPlan extends Spots {
  /** What a card of the chosen suit counts with so many chips more; with none, as now. */
  readonly powers: readonly number[];
  /** The legal steps on the chosen place, by their chips. */
  readonly steps: readonly Action[];
  readonly clear: () => void;
}

/** The plan of the seat whose hand is open; null in every other phase. */
export function useTyrant({
  view,
  closed,
  legal,
  explain,
  forgetRefusal,
}: TableProps<BokunronView>): TyrantPlan | null {
  const [{ chosen, chips }, setPlan] = useStep<Chosen>(view, NOTHING);
  useTaken((move) => {
    if (move.do === "tyrant") setPlan({ chosen: move.on as Suit, chips: Number(move.chips) });
  });
  if (closed || view.phase !== "tyrant") return null;
  const steps = legal.filter((action) => action.do === "tyrant");
  const places = new Set(steps.map((action) => String(action.on)));
  const powers = view.plaza.find(({ suit }) => suit === chosen)?.powers ?? [];
  const plan = (next: Chosen) => {
    forgetRefusal();
    setPlan(next);
  };
  const tap = (suit: Suit) => {
    plan(places.has(suit) && suit !== chosen ? { chosen: suit, chips: 0 } : NOTHING);
    if (!places.has(suit)) explain({ do: "tyrant", on: suit, chips: 1 });
  };
  return {
    legal: places,
    chosen,
    chips,
    after: powers[chips] ?? 0,
    powers,
    steps: steps.filter(({ on }) => on === chosen),
    onTap: tap,
    clear: () => plan(NOTHING),
  };
}
