// What is said of an act where a fight is judged.
import { t } from "../../i18n/i18n";
import { formatParams } from "../../table/refusal";
import type { MoveWords } from "../../table/types";
import { cardSigns } from "./cards";
import type { TrumpFighterBattle, TrumpFighterView } from "./shapes";

interface Act {
  readonly do: string;
  readonly card?: string;
  readonly to?: number;
}

const inWords = ({ do: verb, card = "", to = 0 }: Act, when: "battle" | "fastest"): string =>
  verb === "call"
    ? t(`trump_fighter-move-call-${when}`)
    : t(`trump_fighter-move-lay-${when}`, { card: cardSigns(card), spot: to });

export const moves: MoveWords<TrumpFighterView> = {
  move(action) {
    if (action.do !== "battle") return inWords(action as Act, "battle");
    const act = (action as unknown as TrumpFighterBattle).fastest.find(Boolean);
    return act ? inWords(act, "fastest") : t("trump_fighter-move-none-fastest");
  },
  reason: formatParams({}),
};
