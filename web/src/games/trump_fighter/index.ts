// Super Trump Fighter's table as the register knows it.
import type { BaseView, LogEntry, TrumpFighterAction, TrumpFighterView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { gameTable } from "../../table/game";
import { trumpFighterBox } from "./box";
import { cardSigns, fighterOf, named } from "./cards";
import { Result } from "./Result";
import { Screen } from "./Screen";

/** Who chose, laid or called what. */
function tell(entry: LogEntry, view: BaseView): string | null {
  const act = entry as unknown as TrumpFighterAction;
  const name = view.seats[entry.seat ?? 0]?.name ?? "";
  switch (act.do) {
    case "character":
      return t("trump_fighter-tell-character", { name, fighter: named(fighterOf(act.name)?.name) });
    case "move":
      return t("trump_fighter-tell-move", { name, card: cardSigns(act.card), spot: act.to });
    case "call":
      return t("trump_fighter-tell-call", { name });
    case "battle":
      return t("trump_fighter-tell-battle");
    case "stall":
      return t("trump_fighter-tell-stall");
    default:
      return null;
  }
}

export const trumpFighter = gameTable<TrumpFighterView>({
  ...trumpFighterBox,
  Live: Screen,
  Result,
  tell,
  rules: [
    { heading: "setup", clauses: ["1.1", "1.2", "1.3", "1.4", "1.5"] },
    { heading: "flow", clauses: ["2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7"] },
    { heading: "miscall", clauses: ["3.1"] },
    { heading: "simultaneous", clauses: ["4.1", "4.2", "4.3", "4.4"] },
    { heading: "standstill", clauses: ["5", "5.1", "5.2", "5.3"] },
    { heading: "skills", clauses: ["6", "6.1", "6.2", "6.3", "6.4"] },
    { heading: "time", clauses: ["7"] },
  ],
});
