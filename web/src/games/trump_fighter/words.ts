// Super Trump Fighter in words: entries of the log, acts in an analysis, the values of refusals, and special positions.
import type { BaseView, LogEntry } from "../../door/door";
import { t } from "../../i18n/i18n";
import { formatParams } from "../../table/refusal";
import { nameOf } from "../../table/seat-name";
import type { MoveWords, Tips } from "../../table/types";
import { isStandstill } from "./acts";
import { cardSigns, fighterOf, named } from "./cards";
import type { TrumpFighterAction, TrumpFighterBattle, TrumpFighterView } from "./shapes";

/** The text of a choice, a move or a call, with the player. */
export function describeEntry(entry: LogEntry, view: BaseView): string | null {
  const act = entry as unknown as TrumpFighterAction;
  const name = nameOf(view.seats, entry.seat);
  switch (act.do) {
    case "character":
      return t("trump_fighter-entry-character", { name, fighter: named(fighterOf(act.name)?.name) });
    case "move":
      return t("trump_fighter-entry-move", { name, card: cardSigns(act.card), spot: act.to });
    case "call":
      return t("trump_fighter-entry-call", { name });
    case "battle":
      return t("trump_fighter-entry-battle");
    case "stall":
      return t("trump_fighter-entry-stall");
    case "agree":
      return t("trump_fighter-entry-agree");
    default:
      return null;
  }
}

/** Returns whether a round ends with an entry: a call is settled, or a standstill has forced one. */
export const endsRound = (entry: LogEntry): boolean => entry.do === "resolve" || isStandstill(entry);

export const refusalArguments = formatParams<{ card: string }>({ card: cardSigns });

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

export const tips: Tips = {
  stall: isStandstill,
};
