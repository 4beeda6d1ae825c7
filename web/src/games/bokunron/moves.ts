// What a hint says of a move.
import { t } from "../../i18n/i18n";
import { suitName } from "../../table/faces/names";
import { cardsOf } from "../../table/hinted";
import { formatParams } from "../../table/refusal";
import type { MoveWords } from "../../table/types";
import { cardSigns, cardsSigns } from "./cards";
import type { BokunronView } from "./shapes";
import type { Suit } from "./suits";

export const moves: MoveWords<BokunronView> = {
  move(action) {
    const args = { cards: cardsSigns(cardsOf(action)) };
    if (action.do === "hand") return t("bokunron-move-hand", args);
    if (action.do === "pass") return t("bokunron-pass");
    if (action.do === "no_tyrant") return t("bokunron-no-tyrant");
    if (action.do === "plaza") return t("bokunron-pick", { card: args.cards });
    if (action.do === "tyrant")
      return t("bokunron-move-tyrant", { suit: suitName(action.on as Suit), chips: Number(action.chips) });
    return action.up
      ? t("bokunron-move-up", { ...args, up: cardSigns(String(action.up)) })
      : t("play-card", { card: args.cards });
  },
  reason: formatParams<{ suit: Suit }>({ suit: suitName }),
};
