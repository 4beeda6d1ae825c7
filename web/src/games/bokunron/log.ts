// An entry of the log in args.
import type { BaseView, LogEntry } from "../../door/door";
import { t } from "../../i18n/i18n";
import { suitName } from "../../table/faces/names";
import { nameOf } from "../../table/seat-name";
import { cardSigns, cardsSigns } from "./cards";
import type { Suit } from "./suits";

type Entry = LogEntry & {
  readonly cards?: readonly string[];
  readonly count?: number;
  readonly up?: string;
  readonly on?: Suit;
  readonly chips?: number;
  readonly card?: string;
};

function describePlay(name: string, { cards, count, up }: Entry): string {
  if (cards) return t("bokunron-entry-open", { name, cards: cardsSigns(cards) });
  const args = { name, count: count ?? 0 };
  return up ? t("bokunron-entry-play-up", { ...args, card: cardSigns(up) }) : t("bokunron-entry-play", args);
}

/** An entry in args; choosing a hand and letting the tyrant be are not worth a line. */
export function describeEntry(entry: LogEntry, view: BaseView): string | null {
  const name = nameOf(view.seats, entry.seat);
  const { on, chips, card } = entry as Entry;
  if (entry.do === "play") return describePlay(name, entry);
  if (entry.do === "pass") return t("bokunron-entry-pass", { name });
  if (on) return t("bokunron-entry-tyrant", { name, suit: suitName(on), chips: chips ?? 0 });
  return card ? t("bokunron-entry-plaza", { name, card: cardSigns(card) }) : null;
}
