// The fifteen seconds of an open board, remembered over a reload: they are given once.
import { useEffect, useMemo } from "preact/hooks";
import type { Action } from "../../door/client";
import { readText, writeText } from "../../saves/local";
import type { GhostCoupleView } from "./shapes";

const KEY = "ghost_couple:shown";
/** The mark of the board that was shown last; undefined until the storage was asked, once. */
let last: string | null | undefined;

/** What tells one opening of the board from all others, whoever looks, as a short number: who plays, and what lies open. */
function mark({ seats, board, log_start, log }: GhostCoupleView): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify([seats, board, log_start + log.length])) {
    hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** Whether the open board of this view was shown before; from now on it was. */
function wasShown(view: GhostCoupleView): boolean {
  const now = mark(view);
  last ??= readText(KEY);
  const before = last === now;
  if (!before) writeText(KEY, now);
  last = now;
  return before;
}

/**
 * Whether the open board may be shown: always, but for one that was shown until the page was left. That one is covered
 * at once, since its cards were to be seen for one stretch of fifteen seconds only. In a match that is past nothing is
 * noted, and all is shown.
 */
export function useOpenBoard(view: GhostCoupleView, act: (action: Action) => void, isPast: boolean): boolean {
  const at = view.pending?.choice === "cover" ? view.log_start + view.log.length : null;
  // decided once for each opening: the first sight of it notes that it was seen
  const spent = useMemo(() => at !== null && !isPast && wasShown(view), [at]);
  useEffect(() => {
    if (spent) act({ do: "cover" });
  }, [spent]);
  return !spent;
}

/** Everybody may look at an open board as long as its rule says, whoever covers it. */
export const lookMs = ({ pending }: GhostCoupleView): number =>
  pending?.choice === "cover" ? (pending.seconds ?? 0) * 1000 : 0;
