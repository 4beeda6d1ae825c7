// What is to be said for a move that a machine player weighed.
import type { BaseView, ReasonShape } from "../door/door";
import { t } from "../i18n/i18n";
import { nameOf } from "./seat-name";
import type { MoveWords } from "./types";

/** The game's sentence about a reason; a seat in it is named by its player, in every game. */
export function reasonSentence(view: BaseView, moves: MoveWords, why: ReasonShape): string {
  const { seat } = why.params as { readonly seat?: number };
  const words = { ...moves.reason(why), ...(seat !== undefined && { seat: nameOf(view.seats, seat) }) };
  return t(`${view.game}-reason-${why.code}`, words);
}
