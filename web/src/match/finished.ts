// The finished tricks in a view.
import type { BaseView, FinishedTrick } from "../door/door";
import { logEnd } from "./view";

interface Fresh<Trick> {
  readonly view: BaseView & { readonly tricks: readonly Trick[] };
  /** Log entries that were seen before. */
  readonly since: number;
  /** The stage in front of a closed hand; null while one is open. */
  readonly closed: unknown;
}

/** All of them; none in a game without any. */
export const tricksOf = (view: BaseView): readonly FinishedTrick[] =>
  (view as BaseView & { readonly tricks?: readonly FinishedTrick[] }).tricks ?? [];

/** Returns whether the last action has ended a trick. */
export const endsTrick = (view: BaseView): boolean => tricksOf(view).at(-1)?.log_end === logEnd(view);

/** The trick that everyone looks at: one that has ended with the last action, until the next hand is opened. */
export function freshTrick<Trick extends FinishedTrick>({ view, since, closed }: Fresh<Trick>): Trick | null {
  const last = view.tricks.at(-1);
  return closed && last && last.log_end > since && last.log_end === logEnd(view) ? last : null;
}
