// What the sentences about refusals need.
import { either } from "../../i18n/i18n";
import { formatParams } from "../../table/refusal";
import { cardSigns, suitName } from "./cards";
import type { LuckyMakerSuit } from "./shapes";

interface Values {
  card: string;
  suits: readonly LuckyMakerSuit[];
}

export const refusalArguments = formatParams<Values>({
  card: cardSigns,
  suits: (suits) => either(suits.map(suitName)),
});
