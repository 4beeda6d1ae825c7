// The sentences about reasons, and the variables of those about refusals.
import type { BaseView, ReasonShape, RefusalShape } from "../door/door";
import { type MessageArguments, t } from "../i18n/i18n";
import { nameOf } from "./seat-name";
import type { MoveWords } from "./types";

/** Formats of some values as words, by their names. */
type Formats<Values> = { readonly [Name in keyof Values]: (value: Values[Name]) => string };

/** Makes message arguments of the values of a refusal or reason: formatted where there is a format, other numbers and texts as they are. */
export const formatParams =
  <Values>(formats: Formats<Values>) =>
  ({ params }: RefusalShape | ReasonShape): MessageArguments => {
    const formatted = Object.entries(params).map(([name, value]) => {
      const format = formats[name as keyof Values];
      return [name, format ? format(value as Values[keyof Values]) : value] as const;
    });
    return Object.fromEntries(
      formatted.filter((each): each is [string, string | number] => ["string", "number"].includes(typeof each[1])),
    );
  };

/** The game's sentence about a move's reason; a seat in it is named by its player, in every game. */
export function reasonSentence(view: BaseView, moves: MoveWords, why: ReasonShape): string {
  const { seat } = why.params as { readonly seat?: number };
  const words = { ...moves.reason(why), ...(seat !== undefined && { seat: nameOf(view.seats, seat) }) };
  return t(`${view.game}-reason-${why.code}`, words);
}
