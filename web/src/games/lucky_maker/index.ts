// Lucky Maker's table, as the page finds it.
import type { BaseView, LogEntry, LuckyMakerView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { gameTable } from "../../table/game";
import { box } from "./box";
import { cardSigns } from "./cards";
import { Result } from "./Result";
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
  rules: [
    { heading: "cards", clauses: ["0"] },
    { heading: "setup", clauses: ["1.1", "1.2"] },
    { heading: "trick", clauses: ["2.1", "2.2", "2.3", "2.4"] },
    { heading: "result", clauses: ["3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.8"] },
    { heading: "end", clauses: ["4.1", "4.2", "4.3"] },
  ],
});
