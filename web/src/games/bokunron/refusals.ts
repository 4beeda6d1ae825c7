// What the sentences about refusals need.
import type { RefusalShape } from "../../door/door";
import type { MessageArguments } from "../../i18n/i18n";
import { suitName } from "../../table/faces/names";
import { cardSigns, type Suit } from "./cards";

interface Params {
  readonly card?: string;
  readonly suit?: Suit;
  readonly needed?: number;
  readonly given?: number;
  readonly most?: number;
  readonly chips?: number;
}

export function refusalArguments(refusal: RefusalShape): MessageArguments {
  const { card, suit, needed = 0, given = 0, most = 0, chips = 0 } = refusal.params as Params;
  return { card: card ? cardSigns(card) : "", suit: suit ? suitName(suit) : "", needed, given, most, chips };
}
