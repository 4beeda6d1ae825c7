// Akuma Trick in words: entries of the log, moves in a hint, the values of refusals, and special positions.
import type { BaseView, LogEntry, RefusalShape } from "../../door/door";
import { either, type MessageArguments, t } from "../../i18n/i18n";
import { formatParams } from "../../table/refusal";
import { nameOf } from "../../table/seat-name";
import type { MoveWords, Tips } from "../../table/types";
import { cardName, cardNames, cardOf, colourName, playWords, type Special } from "./cards";
import type { AkumaTrickAction, AkumaTrickSteal, AkumaTrickView, Colour } from "./shapes";

type Done = LogEntry & AkumaTrickAction;
export type Theft = LogEntry & AkumaTrickSteal & { readonly card: string };

const isTheft = (done: Done): done is Theft => done.do === "steal" && done.card !== undefined;

/** Steals from entry `since` on of which this seat knows the card: its own, and those it suffered. */
export const theftsSince = ({ log }: AkumaTrickView, since: number): readonly Theft[] =>
  (log as unknown as readonly Done[]).slice(since).filter(isTheft);

/** An entry of the log in words. */
export function describeEntry(entry: LogEntry, view: BaseView): string | null {
  const done = entry as Done;
  const name = nameOf(view.seats, entry.seat);
  if (done.do === "play") return t("akuma_trick-entry-play", { name, cards: playWords(done.cards, "cards") });
  if (done.do === "steal") {
    const from = nameOf(view.seats, done.from);
    if (done.card === undefined) return t("akuma_trick-entry-steal", { name, from });
    return t("akuma_trick-entry-stole", { name, from, card: cardName(done.card) });
  }
  if (done.do === "stop") return t("akuma_trick-entry-stop", { name });
  const none = done.cards.length === 0;
  return t(none ? "akuma_trick-entry-release-none" : "akuma_trick-entry-release", {
    name,
    cards: cardNames(done.cards),
  });
}

export const moves: MoveWords<AkumaTrickView> = {
  move(action, view) {
    const next = action as unknown as AkumaTrickAction;
    if (next.do === "play") return playWords(next.cards, "do");
    if (next.do === "steal") return t("akuma_trick-move-steal", { name: nameOf(view.seats, next.from) });
    if (next.do === "stop") return t("akuma_trick-stop");
    return next.cards.length
      ? t("akuma_trick-move-release", { cards: cardNames(next.cards) })
      : t("akuma_trick-move-release-none");
  },
  reason: formatParams({}),
};

interface RefusedValues {
  cards?: readonly string[];
  number?: number;
  sum?: number;
  seat?: number;
}

/** The cards that a refusal is about. */
export const cardsIn = (refusal: RefusalShape): readonly string[] => (refusal.params as RefusedValues).cards ?? [];

/** Returns the kind of runs that the options allow, as the sentences about runs select it. */
export const runsOf = ({ options: { combos, run_colours } }: AkumaTrickView): string =>
  combos === "sets" ? "sets" : `${combos}-${run_colours}`;

export function refusalArguments(view: AkumaTrickView, refusal: RefusalShape): MessageArguments {
  const { number = 0, sum = 0, seat } = refusal.params as RefusedValues;
  const count = cardsIn(refusal).length;
  const values = { count, left: number - sum, name: nameOf(view.seats, seat), runs: runsOf(view) };
  return { ...formatted(refusal), ...values };
}

const formatted = formatParams<{ cards: readonly string[]; colours: readonly Colour[] }>({
  cards: cardNames,
  colours: (colours) => either(colours.map(colourName)),
});

/** Cards were played of which one does that. */
const plays = (special: Special) => (entry: LogEntry) => {
  const done = entry as Done;
  return done.do === "play" && done.cards.some((card) => cardOf(card)?.special === special);
};

export const tips: Tips = {
  release: (entry) => entry.do === "release",
  steal: plays("steal"),
  reverse: plays("reverse"),
  lock: plays("lock"),
  multiply: plays("multiply"),
  count_more: plays("count_more"),
  any_time: plays("any_time"),
};
