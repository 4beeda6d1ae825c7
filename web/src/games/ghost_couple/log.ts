// The match in words: entries of the log, and couples just taken.
import type { BaseView, GhostCoupleView, LogEntry } from "../../door/door";
import { joined, type MessageArguments, t } from "../../i18n/i18n";
import { eventOf, eventWords, names, shortName } from "./cards";

interface Fields extends LogEntry {
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly cell?: number;
  readonly cells?: readonly number[];
  readonly to?: number;
  readonly from?: number;
}

/**
 * Whether a couple left the game with a banished card: both cards are gone, and neither was taken out of a
 * treasure afterwards, which an entry would tell.
 */
function leftTheGame(view: GhostCoupleView, entry: Fields): boolean {
  const cards = entry.cards ?? [];
  if (!cards.every((card) => view.gone.includes(card))) return false;
  const later = view.log.slice(view.log.indexOf(entry as never) + 1) as unknown as Fields[];
  return !later.some(({ do: verb, card = "" }) => verb === "banish_treasure" && cards.includes(card));
}

/** A couple's own words and its event; null for any other entry. */
export function taken(
  view: GhostCoupleView,
  logged: LogEntry | undefined,
): { words: string; event: number | null } | null {
  const entry = logged as Fields | undefined;
  const asking = view.pending?.couple;
  const own = entry?.do === "couple" && entry.seat === view.seat;
  const couple = asking ?? (own ? entry.cards : undefined);
  if (!couple) return null;
  const cards = names(couple);
  if (!asking && entry && leftTheGame(view, entry))
    return { words: t("ghost_couple-gone-couple", { cards }), event: null };
  const event = asking ? (view.pending?.event ?? null) : eventOf(couple);
  return { words: coupleWords(cards, event), event };
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
  if (entry.do !== "couple") return t(`ghost_couple-entry-${entry.do}`, words);
  if (leftTheGame(view, entry)) return t("ghost_couple-entry-gone", words);
  const event = eventOf(entry.cards ?? []);
  return event
    ? t("ghost_couple-entry-couple-event", { ...words, event: eventWords(event) })
    : t("ghost_couple-entry-couple", words);
}
