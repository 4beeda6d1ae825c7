// The fifteen seconds of an open board, remembered over a curtain and a reload: they are given once.
import { useEffect, useMemo } from "preact/hooks";
import type { Action } from "../../door/client";
import { readText, writeText } from "../../saves/storage";
import type { GhostCoupleView } from "./shapes";

const KEY = "tefuda:ghost_couple:shown";

/** What tells one opening of the board from all others, as a short number: who plays, and all that has happened. */
function mark(view: GhostCoupleView): string {
  let hash = 0x811c9dc5;
  for (const unit of JSON.stringify([view.seats, view.log_start, view.log])) {
    hash = Math.imul(hash ^ unit.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/** Whether the open board of this view was shown before; from now on it was. */
function wasShown(view: GhostCoupleView): boolean {
  const now = mark(view);
  const before = readText(KEY) === now;
  if (!before) writeText(KEY, now);
  return before;
}

/**
 * Whether the open board may be shown: always, but for one that was shown until a curtain fell. That one is covered
 * at once, since its cards were to be seen for one stretch of fifteen seconds only.
 */
export function useOpenBoard(view: GhostCoupleView, act: (action: Action) => void): boolean {
  const at = view.pending?.choice === "cover" ? view.log_start + view.log.length : null;
  // decided once for each opening: the first sight of it notes that it was seen
  const spent = useMemo(() => at !== null && wasShown(view), [at]);
  useEffect(() => {
    if (spent) act({ do: "cover" });
  }, [spent]);
  return !spent;
}
