// The match in words: entries of the log, and couples just taken.
import type { BaseView, LogEntry } from "../../door/door";
import { joined, type MessageArguments, t } from "../../i18n/i18n";
import { nameOf } from "../../table/seat-name";
import { eventText, names, shortName } from "./cards";
import type { GhostCoupleCoupleEntry, GhostCoupleView } from "./shapes";

interface Fields extends LogEntry {
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly cell?: number;
  readonly cells?: readonly number[];
  readonly to?: number;
  readonly from?: number;
}

const isCouple = (entry: LogEntry | undefined): entry is GhostCoupleCoupleEntry => entry?.do === "couple";

/** What is said of a couple, and its event; null for any other entry. */
export function taken(
  view: GhostCoupleView,
  logged: LogEntry | undefined,
): { text: string; event: number | null } | null {
  const { couple, event } = view.pending ?? { couple: null, event: null };
  if (couple) return { text: coupleText(names(couple), event), event };
  if (!isCouple(logged)) return null;
  const cards = names(logged.cards);
  const text = logged.went === "gone" ? t("ghost_couple-gone-couple", { cards }) : coupleText(cards, logged.event);
  return { text, event: logged.event };
}

const coupleText = (cards: string, event: number | null) =>
  event ? t("ghost_couple-taken-event", { cards, event: eventText(event) }) : t("ghost_couple-taken", { cards });

/** Who did what, with names. */
export function describeEntry(logged: LogEntry, base: BaseView): string | null {
  const view = base as GhostCoupleView;
  const entry = logged as Fields;
  const args: MessageArguments = {
    name: nameOf(view.seats, entry.seat),
    other: nameOf(view.seats, entry.to ?? entry.from),
    card: entry.card ? shortName(entry.card) : "",
    cards: names(entry.cards ?? []),
    cell: entry.cell ?? 0,
    cells: joined((entry.cells ?? []).map(String)),
    known: entry.card ? "yes" : "no",
  };
  if (!isCouple(logged)) return t(`ghost_couple-entry-${entry.do}`, args);
  if (logged.went === "gone") return t("ghost_couple-entry-gone", args);
  return logged.event
    ? t("ghost_couple-entry-couple-event", { ...args, event: eventText(logged.event) })
    : t("ghost_couple-entry-couple", args);
}
