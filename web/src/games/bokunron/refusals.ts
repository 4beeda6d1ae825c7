// What the sentences about refusals need.
import { suitName } from "../../table/faces/names";
import { formatParams } from "../../table/refusal";
import { cardSigns, type Suit } from "./cards";

export const refusalArguments = formatParams<{ card: string; suit: Suit }>({ card: cardSigns, suit: suitName });
