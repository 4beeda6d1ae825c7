// What the sentences about refusals need.
import type { RefusalShape } from "../../door/door";
import { either, type MessageArguments } from "../../i18n/i18n";
import { formatParams } from "../../table/refusal";
import { nameOf } from "../../table/seat-name";
import { cardNames, colourName } from "./cards";
import type { AkumaTrickView, Colour } from "./shapes";

interface Params {
  cards?: readonly string[];
  colours?: readonly Colour[];
  number?: number;
  sum?: number;
  seat?: number;
}

/** The cards that a refusal is about. */
export const cardsIn = (refusal: RefusalShape | null | undefined): readonly string[] =>
  (refusal?.params as Params | undefined)?.cards ?? [];

export function refusalArguments(view: AkumaTrickView, refusal: RefusalShape): MessageArguments {
  const { number = 0, sum = 0, seat } = refusal.params as Params;
  const name = nameOf(view.seats, seat);
  return { ...formatted(refusal), count: cardsIn(refusal).length, left: number - sum, name };
}

const formatted = formatParams<Required<Pick<Params, "cards" | "colours">>>({
  cards: cardNames,
  colours: (colours) => either(colours.map(colourName)),
});
