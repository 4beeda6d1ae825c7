// The log in words.
import type { BaseView, LogEntry } from "../../door/door";
import { t } from "../../i18n/i18n";
import { nameOf } from "../../table/seat-name";
import { cardSigns } from "./cards";

/** Who played which card, or dealt. */
export function describeEntry(entry: LogEntry, view: BaseView): string {
  const name = nameOf(view.seats, entry.seat);
  const { card } = entry as LogEntry & { card?: string };
  return card ? t("lucky_maker-entry-play", { name, card: cardSigns(card) }) : t("lucky_maker-entry-deal", { name });
}
