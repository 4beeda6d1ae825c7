// Lucky Maker's table, as the page finds it.
import type { BaseView, LogEntry, LuckyMakerView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { gameTable } from "../../table/game";
import { box } from "./box";
import { cardSigns } from "./cards";
import { Result } from "./Result";
import { rules } from "./rules";
import { Table } from "./Table";

/** Who played which card, or dealt. */
function tell(entry: LogEntry, view: BaseView): string {
  const name = view.seats[entry.seat ?? 0]?.name ?? "";
  const { card } = entry as LogEntry & { card?: string };
  return card ? t("lucky_maker-tell-play", { name, card: cardSigns(card) }) : t("lucky_maker-tell-deal", { name });
}

export const table = gameTable<LuckyMakerView>({
  ...box,
  Table,
  Result,
  tell,
  rules,
});
