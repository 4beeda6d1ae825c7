// What the sentences about refusals need.
import type { AkumaTrickView, Colour, RefusalShape } from "../../door/door";
import { either, type MessageArguments } from "../../i18n/i18n";
import { cardNames, colourName } from "./cards";

interface Params {
  cards?: readonly string[];
  colours?: readonly Colour[];
  beat?: number;
  number?: number;
  sum?: number;
  seat?: number;
}

/** The cards that a refusal is about. */
export const cardsIn = (refusal: RefusalShape | null | undefined): readonly string[] =>
  (refusal?.params as Params | undefined)?.cards ?? [];

export function refusalArguments(view: AkumaTrickView, refusal: RefusalShape): MessageArguments {
  const { cards = [], colours = [], beat = 0, number = 0, sum = 0, seat = 0 } = refusal.params as Params;
  return {
    cards: cardNames(cards),
    count: cards.length,
    colours: either(colours.map(colourName)),
    beat,
    number,
    sum,
    left: number - sum,
    name: view.seats[seat]?.name ?? "",
  };
}
