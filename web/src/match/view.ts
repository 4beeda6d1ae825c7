// What the views of all games, or of several, hold.
import type { BaseView } from "../door/door";

export { logEnd } from "../door/known";

/** How many cards each seat holds; none in a game without hands. */
export const handsOf = (view: BaseView): readonly number[] =>
  (view as BaseView & { readonly counts?: { readonly hands?: readonly number[] } }).counts?.hands ?? [];

/** The cards of the seat that looks; none in a game without hands. */
export const handOf = (view: BaseView): readonly string[] =>
  (view as BaseView & { readonly hand?: readonly string[] }).hand ?? [];
