// The log in words.
import type { BaseView, LogEntry } from "../../door/door";
import { t } from "../../i18n/i18n";
import { nameOf } from "../../table/seat-name";
import { cardSigns, fighterOf, named } from "./cards";
import type { TrumpFighterAction } from "./shapes";

/** Who chose, laid or called what. */
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
    default:
      return null;
  }
}

/** Whether a round ends with an entry: a call is settled, or a standstill has forced one. */
export const endsRound = ({ do: verb }: LogEntry): boolean => verb === "resolve" || verb === "stall";
