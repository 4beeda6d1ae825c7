// Super Trump Fighter's table, as the page finds it.
import type { BaseView, LogEntry, TrumpFighterAction, TrumpFighterView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { gameTable } from "../../table/game";
import { box } from "./box";
import { cardSigns, fighterOf, named } from "./cards";
import type { Form } from "./live/form";
import { playSettings } from "./live/Ways";
import { Result } from "./Result";
import { rules } from "./rules";
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

export const table = gameTable<TrumpFighterView, Form>({
  ...box,
  Live: Screen,
  Result,
  playSettings,
  tell,
  rules,
});
