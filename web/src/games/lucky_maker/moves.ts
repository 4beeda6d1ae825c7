// What a hint says of a move.
import { t } from "../../i18n/i18n";
import { formatParams } from "../../table/refusal";
import type { MoveWords } from "../../table/types";
import { cardSigns } from "./cards";
import type { LuckyMakerView } from "./shapes";

export const moves: MoveWords<LuckyMakerView> = {
  move: ({ card }) =>
    card === undefined ? t("lucky_maker-deal-next") : t("play-card", { card: cardSigns(String(card)) }),
  reason: formatParams<{ card: string }>({ card: cardSigns }),
};
