// The match in words: entries of the log, and couples just taken.
import type { BaseView, GhostCoupleCoupleEntry, GhostCoupleView, LogEntry } from "../../door/door";
import { joined, type MessageArguments, t } from "../../i18n/i18n";
import { eventWords, names, shortName } from "./cards";

interface Fields extends LogEntry {
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly cell?: number;
  readonly cells?: readonly number[];
  readonly to?: number;
  readonly from?: number;
}

const isCouple = (entry: LogEntry | undefined): entry is GhostCoupleCoupleEntry => entry?.do === "couple";

/** A couple's own words and its event; null for any other entry. */
export function taken(
  view: GhostCoupleView,
  logged: LogEntry | undefined,
): { words: string; event: number | null } | null {
  const { couple, event } = view.pending ?? { couple: null, event: null };
  if (couple) return { words: coupleWords(names(couple), event), event };
  if (!isCouple(logged) || logged.seat !== view.seat) return null;
  const cards = names(logged.cards);
  const words = logged.went === "gone" ? t("ghost_couple-gone-couple", { cards }) : coupleWords(cards, logged.event);
  return { words, event: logged.event };
}

const coupleWords = (cards: string, event: number | null) =>
  event ? t("ghost_couple-taken-event", { cards, event: eventWords(event) }) : t("ghost_couple-taken", { cards });

/** Who did what, with names. */
export function describeEntry(logged: LogEntry, base: BaseView): string | null {
  const view = base as GhostCoupleView;
  const entry = logged as Fields;
  const nameOf = (seat: number | undefined) => view.seats[seat ?? -1]?.name ?? "";
  const words: MessageArguments = {
    name: nameOf(entry.seat ?? undefined),
    other: nameOf(entry.to ?? entry.from),
    card: entry.card ? shortName(entry.card) : "",
    cards: names(entry.cards ?? []),
    cell: entry.cell ?? 0,
    cells: joined((entry.cells ?? []).map(String)),
    known: entry.card ? "yes" : "no",
  };
  if (!isCouple(logged)) return t(`ghost_couple-entry-${entry.do}`, words);
  if (logged.went === "gone") return t("ghost_couple-entry-gone", words);
  return logged.event
    ? t("ghost_couple-entry-couple-event", { ...words, event: eventWords(logged.event) })
    : t("ghost_couple-entry-couple", words);
}
