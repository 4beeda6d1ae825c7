// What of the log is news to a seat, and how an entry reads.
import type { BaseView, BokunronView, LogEntry } from "../../door/door";
import { t } from "../../i18n/i18n";
import { suitName } from "../../table/faces/names";
import { cardSigns, cardsSigns, type Suit } from "./cards";

const TURNS = new Set(["play", "pass"]);

/**
 * How long the log was when the last contest stood as the view shows it; 0 where there was none yet.
 *
 * The turns of the present trick lie after it; choices of a hand belong to no contest. While cards are still being
 * picked for the plaza, the contest counts from the end of its play.
 */
export function contestEnd(view: BokunronView): number {
  if (!view.last_contest) return 0;
  const picking = view.phase === "plaza";
  let turns = picking ? 0 : view.plays.length + view.passed.filter(Boolean).length;
  for (let at = view.log.length - 1; at >= 0; at--) {
    const verb = String(view.log[at]?.do);
    if (turns > 0) turns -= TURNS.has(verb) ? 1 : 0;
    else if (verb !== "hand" && !(picking && verb === "plaza")) return view.log_start + at + 1;
  }
  return 0;
}

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
  const words = { name, count: count ?? 0 };
  return up ? t("bokunron-entry-play-up", { ...words, card: cardSigns(up) }) : t("bokunron-entry-play", words);
}

/** An entry in words; choosing a hand and letting the tyrant be are not worth a line. */
export function describeEntry(entry: LogEntry, view: BaseView): string | null {
  const name = view.seats[entry.seat ?? 0]?.name ?? "";
  const { on, chips, card } = entry as Entry;
  if (entry.do === "play") return describePlay(name, entry);
  if (entry.do === "pass") return t("bokunron-entry-pass", { name });
  if (on) return t("bokunron-entry-tyrant", { name, suit: suitName(on), chips: chips ?? 0 });
  return card ? t("bokunron-entry-plaza", { name, card: cardSigns(card) }) : null;
}
