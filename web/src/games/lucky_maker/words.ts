// Lucky Maker in words: entries of the log, moves in a hint, the values of refusals, and special positions.
import type { BaseView, LogEntry } from "../../door/door";
import { either, t } from "../../i18n/i18n";
import { tricksOf } from "../../match/finished";
import { formatParams } from "../../table/refusal";
import { nameOf } from "../../table/seat-name";
import type { MoveWords, Tips } from "../../table/types";
import { cardSigns, suitName } from "./cards";
import type { LuckyMakerSuit, LuckyMakerView } from "./shapes";

/** The text of a play or a deal, with the player. */
export function describeEntry(entry: LogEntry, view: BaseView): string {
  const name = nameOf(view.seats, entry.seat);
  const { card } = entry as LogEntry & { card?: string };
  return card ? t("lucky_maker-entry-play", { name, card: cardSigns(card) }) : t("lucky_maker-entry-deal", { name });
}

export const refusalArguments = formatParams<{ card: string; suits: readonly LuckyMakerSuit[] }>({
  card: cardSigns,
  suits: (suits) => either(suits.map(suitName)),
});

export const moves: MoveWords<LuckyMakerView> = {
  move: ({ card }) =>
    card === undefined ? t("lucky_maker-deal-next") : t("play-card", { card: cardSigns(String(card)) }),
  reason: refusalArguments,
};

export const tips: Tips = {
  nobody: (_, view, index) => tricksOf(view).some(({ log_end, winner }) => log_end === index + 1 && winner === null),
};
