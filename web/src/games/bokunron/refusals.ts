// What the sentences about refusals need.
import type { RefusalShape } from "../../door/door";
import type { MessageArguments } from "../../i18n/i18n";
import { suitName } from "../../table/faces/names";
import { formatParams } from "../../table/refusal";
import { cardSigns } from "./cards";
import type { Suit } from "./suits";

const format = formatParams<{ card: string; suit: Suit }>({ card: cardSigns, suit: suitName });

/** A wrong number of cards has a sentence of its own where there is no most. */
export const refusalArguments = (refusal: RefusalShape): MessageArguments => ({ most: 0, ...format(refusal) });
