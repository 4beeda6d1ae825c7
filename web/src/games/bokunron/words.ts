// Bokunron in words: entries of the log, moves in a hint, the values of refusals, and special positions.
import type { BaseView, LogEntry, RefusalShape } from "../../door/door";
import { type MessageArguments, t } from "../../i18n/i18n";
import type { Next } from "../../match/turns";
import { suitName } from "../../table/faces/names";
import { cardsOf } from "../../table/hinted";
import { formatParams } from "../../table/refusal";
import { nameOf } from "../../table/seat-name";
import type { MoveWords, Tips } from "../../table/types";
import { cardSigns, cardsSigns } from "./cards";
import type { BokunronSuit, BokunronView } from "./shapes";

type Done = LogEntry & {
  readonly cards?: readonly string[];
  readonly count?: number;
  readonly up?: string;
  readonly on?: BokunronSuit;
  readonly chips?: number;
  readonly card?: string;
};

function describePlay(name: string, { cards, count, up }: Done): string {
  if (cards) return t("bokunron-entry-open", { name, cards: cardsSigns(cards) });
  const args = { name, count: count ?? 0 };
  return up ? t("bokunron-entry-play-up", { ...args, card: cardSigns(up) }) : t("bokunron-entry-play", args);
}

/** An entry of the log; choosing a hand and letting the tyrant be are not worth a line. */
export function describeEntry(entry: LogEntry, view: BaseView): string | null {
  const name = nameOf(view.seats, entry.seat);
  const { on, chips, card } = entry as Done;
  if (entry.do === "play") return describePlay(name, entry);
  if (entry.do === "pass") return t("bokunron-entry-pass", { name });
  if (on) return t("bokunron-entry-tyrant", { name, suit: suitName(on), chips: chips ?? 0 });
  return card ? t("bokunron-entry-plaza", { name, card: cardSigns(card) }) : null;
}

const values = formatParams<{ card: string; suit: BokunronSuit }>({ card: cardSigns, suit: suitName });

/** A wrong number of cards has a separate sentence if there is no maximum. */
export const refusalArguments = (refusal: RefusalShape): MessageArguments => ({ most: 0, ...values(refusal) });

export const moves: MoveWords<BokunronView> = {
  move(action) {
    const args = { cards: cardsSigns(cardsOf(action)) };
    if (action.do === "hand") return t("bokunron-move-hand", args);
    if (action.do === "pass") return t("bokunron-pass");
    if (action.do === "no_tyrant") return t("bokunron-no-tyrant");
    if (action.do === "plaza") return t("bokunron-pick", { card: args.cards });
    if (action.do === "tyrant")
      return t("bokunron-move-tyrant", { suit: suitName(action.on as BokunronSuit), chips: Number(action.chips) });
    return action.up
      ? t("bokunron-move-up", { ...args, up: cardSigns(String(action.up)) })
      : t("play-card", { card: args.cards });
  },
  reason: values,
};

/** After a play: puts no chips down, if the seat is asked for them. */
export const noChips: Next = ({ phase }) => (phase === "tyrant" ? { do: "no_tyrant" } : undefined);

export const tips: Tips = {
  tyrant: (entry) => entry.do === "tyrant",
  pass: (entry) => entry.do === "pass",
  plaza: (entry) => entry.do === "plaza",
};
