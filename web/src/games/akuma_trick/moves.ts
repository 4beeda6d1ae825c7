// What a hint says of a move.
import { t } from "../../i18n/i18n";
import { formatParams } from "../../table/refusal";
import { nameOf } from "../../table/seat-name";
import type { MoveWords } from "../../table/types";
import { cardNames, playWords } from "./cards";
import type { AkumaTrickAction, AkumaTrickView } from "./shapes";

export const moves: MoveWords<AkumaTrickView> = {
  move(action, view) {
    const next = action as unknown as AkumaTrickAction;
    if (next.do === "play") return playWords(next.cards, "do");
    if (next.do === "steal") return t("akuma_trick-move-steal", { name: nameOf(view.seats, next.from) });
    if (next.do === "stop") return t("akuma_trick-stop");
    return next.cards.length
      ? t("akuma_trick-move-release", { cards: cardNames(next.cards) })
      : t("akuma_trick-move-release-none");
  },
  reason: formatParams({}),
};
