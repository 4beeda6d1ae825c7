// What the sentences about refusals need.
import { formatParams } from "../../table/refusal";
import { cardSigns } from "./cards";

export const refusalArguments = formatParams<{ card: string }>({ card: cardSigns });
