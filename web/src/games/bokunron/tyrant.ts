// The tyrant's step while it is being thought over: the place chosen and the number of chips.
import { useStep } from "../../table/choice";
import { useTaken } from "../../table/hinted";
import type { TableProps } from "../../table/types";
import type { Spots } from "./Board";
import type { BokunronView } from "./shapes";
import type { Suit } from "./suits";

/** The place chosen, and the chips about to be put there. */
type Chosen = Pick<Spots, "chosen" | "chips">;

const NOTHING: Chosen = { chosen: null, chips: 0 };

export interface TyrantPlan extends Spots {
  /** What a card of the chosen suit counts now. */
  readonly before: number;
  readonly most: number;
  readonly setChips: (chips: number) => void;
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
    plan(places.has(suit) && suit !== chosen ? { chosen: suit, chips: 1 } : NOTHING);
    if (!places.has(suit)) explain({ do: "tyrant", on: suit, chips: 1 });
  };
  return {
    legal: places,
    chosen,
    chips,
    before: powers[0] ?? 0,
    after: powers[chips] ?? 0,
    most: Math.max(0, ...steps.filter(({ on }) => on === chosen).map((action) => Number(action.chips))),
    onTap: tap,
    setChips: (count) => plan({ chosen, chips: count }),
    clear: () => plan(NOTHING),
  };
}
