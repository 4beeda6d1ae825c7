// Cards seen earlier: new ones in a hand, and an open board that was already shown.
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Action } from "../../door/client";
import { logEnd } from "../../match/view";
import { readText, writeText } from "../../saves/local";
import type { GhostCoupleView } from "./shapes";

interface SeenHand {
  readonly at: number;
  readonly hand: readonly string[];
}

/**
 * The cards of the visible hand which were not there before the log's last step; none for a closed hand. A turn begins
 * with a card from the deck, which is not a log entry.
 */
export function useDrawn(view: GhostCoupleView, isOpen: boolean): readonly string[] {
  const seen = useRef(new Map<number, { before: SeenHand | null; now: SeenHand }>());
  if (!isOpen || view.seat === null) return [];
  const at = logEnd(view);
  const kept = seen.current.get(view.seat);
  const now = { at, hand: view.hand };
  const before = kept && (kept.now.at === at ? kept.before : kept.now);
  seen.current.set(view.seat, { before: before ?? null, now });
  return before && before.at < at ? view.hand.filter((card) => !before.hand.includes(card)) : [];
}

/** The key under which a reload finds that an open board was shown: its fifteen seconds are given once. */
const KEY = "ghost_couple:shown";
/** The mark of the board that was shown last; undefined until the storage was asked, once. */
let last: string | null | undefined;

/** The fingerprint of one opening of the board, for any viewer: a short number from the players and the open cards. */
function mark(view: GhostCoupleView): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify([view.seats, view.board, logEnd(view)])) {
    hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** Returns whether the open board of this view was shown before; from now on it was. */
function wasShown(view: GhostCoupleView): boolean {
  const now = mark(view);
  last ??= readText(KEY);
  const before = last === now;
  if (!before) writeText(KEY, now);
  last = now;
  return before;
}

/**
 * Returns whether the open board may be shown: always, except for one that was shown until the page was left. That one
 * is covered at once, since its cards may be seen for one stretch of fifteen seconds only. A past match records
 * nothing, and shows everything.
 */
export function useOpenBoard(view: GhostCoupleView, act: (action: Action) => void, isPast: boolean): boolean {
  const at = view.pending?.choice === "cover" ? logEnd(view) : null;
  // decided once for each opening: the first sight of it notes that it was seen
  const spent = useMemo(() => at !== null && !isPast && wasShown(view), [at]);
  useEffect(() => {
    if (spent) act({ do: "cover" });
  }, [spent]);
  return !spent;
}

/** Everyone may look at an open board for the full time of its rule, no matter which seat covers it. */
export const lookMs = ({ pending }: GhostCoupleView): number =>
  pending?.choice === "cover" ? (pending.seconds ?? 0) * 1000 : 0;
