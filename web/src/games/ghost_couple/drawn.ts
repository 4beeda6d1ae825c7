// What came into a hand since its owner saw it last: a turn begins with a card from the deck, which is no entry of the log.
import { useRef } from "preact/hooks";
import { logEnd } from "../../match/view";
import type { GhostCoupleView } from "./shapes";

interface Seen {
  readonly at: number;
  readonly hand: readonly string[];
}

/** The cards of the hand that shows which were not there before the log's last step; none of a hand that is closed. */
export function useDrawn(view: GhostCoupleView, isOpen: boolean): readonly string[] {
  const seen = useRef(new Map<number, { before: Seen | null; now: Seen }>());
  if (!isOpen || view.seat === null) return [];
  const at = logEnd(view);
  const kept = seen.current.get(view.seat);
  const now = { at, hand: view.hand };
  const before = kept && (kept.now.at === at ? kept.before : kept.now);
  seen.current.set(view.seat, { before: before ?? null, now });
  return before && before.at < at ? view.hand.filter((card) => !before.hand.includes(card)) : [];
}
