// Common parts of all games' views, or of several.
import type { BaseView } from "../door/door";

export { logEnd } from "../door/known";

/** Number of cards in each seat's hand; empty in a game without hands. */
export const handsOf = (view: BaseView): readonly number[] =>
  (view as BaseView & { readonly counts?: { readonly hands?: readonly number[] } }).counts?.hands ?? [];

/** The cards of the seat that looks; none in a game without hands. */
export const handOf = (view: BaseView): readonly string[] =>
  (view as BaseView & { readonly hand?: readonly string[] }).hand ?? [];
