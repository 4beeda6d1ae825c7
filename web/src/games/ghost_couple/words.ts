// Ghost Couple in words: entries of the log, couples just taken, moves in a hint, the values of refusals, and special
// positions.
import type { BaseView, LogEntry } from "../../door/door";
import { joined, type MessageArguments, t } from "../../i18n/i18n";
import { cardsOf } from "../../table/hinted";
import { formatParams } from "../../table/refusal";
import { nameOf } from "../../table/seat-name";
import type { MoveWords, Tips } from "../../table/types";
import { cardOf, eventText, names, shortName } from "./cards";
import type { GhostCoupleCoupleEntry, GhostCoupleView } from "./shapes";

interface Done extends LogEntry {
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly cell?: number;
  readonly cells?: readonly number[];
  readonly to?: number;
  readonly from?: number;
}

const isCouple = (entry: LogEntry | undefined): entry is GhostCoupleCoupleEntry => entry?.do === "couple";

/** The text about a couple, and its event; null for any other entry. */
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

/** The couple that a seat has just taken, the left half first, as the attribute that has the page move it. */
export function joinedBy({ log }: GhostCoupleView, seat: number): string | undefined {
  const last = log.at(-1) as unknown as LogEntry | undefined;
  if (!isCouple(last) || last.seat !== seat || last.went === "gone") return undefined;
  return last.cards.toSorted((one, other) => (cardOf(one)?.side ?? 0) - (cardOf(other)?.side ?? 0)).join(" ");
}

const coupleText = (cards: string, event: number | null) =>
  event ? t("ghost_couple-taken-event", { cards, event: eventText(event) }) : t("ghost_couple-taken", { cards });

/** An action's text, with names. */
export function describeEntry(logged: LogEntry, base: BaseView): string | null {
  const view = base as GhostCoupleView;
  const entry = logged as Done;
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

export const moves: MoveWords<GhostCoupleView> = {
  move(action, view) {
    const cells = (action.cells ?? [action.cell ?? 0]) as readonly number[];
    return t(`ghost_couple-move-${action.do}`, {
      card: shortName(cardsOf(action)[0] ?? ""),
      cards: action.do === "couple" ? names(cardsOf(action)) : joined(cardsOf(action).map(shortName)),
      cells: joined(cells.map(String)),
      name: nameOf(view.seats, Number(action.from ?? action.to ?? -1)),
    });
  },
  reason: formatParams<{ card: string; mate: string }>({ card: shortName, mate: shortName }),
};

export const refusalArguments = (view: GhostCoupleView) =>
  formatParams<{ card: string; cards: readonly string[]; seat: number }>({
    card: shortName,
    cards: names,
    seat: (seat) => nameOf(view.seats, seat),
  });

const BANISHES: ReadonlySet<string> = new Set(["banish", "banish_hand", "banish_treasure"]);

export const tips: Tips = {
  gone: (entry) => isCouple(entry) && entry.went === "gone",
  event: (entry) => isCouple(entry) && Boolean(entry.event),
  banish: (entry) => BANISHES.has(entry.do),
  swap: (entry) => entry.do === "swap",
};
