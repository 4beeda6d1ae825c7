// Known entries of a match's log: an answer of the engine has only the entries that its reader lacks, and the page
// puts the whole log together.
import type { BaseView } from "./door";

/** Returns the length of the match's log. */
export const logEnd = ({ log_start, log }: Pick<BaseView, "log_start" | "log">): number => log_start + log.length;

/** The views that the page has of a match, one per viewer. */
export type Known = readonly (BaseView | null | undefined)[];

/** Returns a view as it was when the log had `length` entries; null for a later deal. */
export const asOf = (view: BaseView, length: number): BaseView | null =>
  view.log_start < length ? { ...view, log: view.log.slice(0, length - view.log_start) } : null;

/** A field for a request: how many entries these viewers know; none where one of them has no view. */
export function knownTo(viewers: readonly (number | null | undefined)[], known: Known): { readonly known?: number } {
  const views = viewers.map((viewer) => known.find((view) => view && view.seat === viewer));
  return views.every((view) => !!view) ? { known: Math.min(...views.map(logEnd)) } : {};
}

/** A view with its full log, from an answer that may have only the new entries. */
export function whole<View extends BaseView>(view: View, known: Known): View {
  const { log_since: since, ...rest } = view;
  if (since === undefined) return view;
  const before = known.find((each) => each?.seat === view.seat);
  const kept = before?.log_start === view.log_start ? before.log.slice(0, since - view.log_start) : [];
  return { ...rest, log: [...kept, ...view.log] } as BaseView as View;
}
