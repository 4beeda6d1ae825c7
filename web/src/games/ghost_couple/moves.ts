// What a hint says of a move.
import { joined, t } from "../../i18n/i18n";
import { cardsOf } from "../../table/hinted";
import { formatParams } from "../../table/refusal";
import { nameOf } from "../../table/seat-name";
import type { MoveWords } from "../../table/types";
import { names, shortName } from "./cards";
import type { GhostCoupleView } from "./shapes";

export const moves: MoveWords<GhostCoupleView> = {
  move(action, view) {
    const cells = (action.cells ?? [action.cell ?? 0]) as readonly number[];
    return t(`ghost_couple-move-${action.do}`, {
      card: shortName(cardsOf(action)[0] ?? ""),
      cards: action.do === "couple" ? names(cardsOf(action)) : joined(cardsOf(action).map(shortName)),
      cells: joined(cells.map(String)),
      name: nameOf(view.seats, Number(action.from ?? action.to ?? -1)),
    });
  },
  reason: formatParams<{ card: string; mate: string }>({ card: shortName, mate: shortName }),
};
