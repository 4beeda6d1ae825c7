// The log read for the table: finished tricks, cards stolen, and each entry in words.
import type { BaseView, LogEntry } from "../../door/door";
import { t } from "../../i18n/i18n";
import { nameOf } from "../../table/seat-name";
import { cardName, cardNames, playName } from "./cards";
import type { AkumaTrickAction, AkumaTrickSteal, AkumaTrickView } from "./shapes";

type Entry = LogEntry & AkumaTrickAction;
export type Theft = LogEntry & AkumaTrickSteal & { readonly card: string };

const entries = (view: AkumaTrickView) => view.log as unknown as readonly Entry[];
const isTheft = (entry: Entry): entry is Theft => entry.do === "steal" && entry.card !== undefined;

/** Steals from entry `since` on of which this seat knows the card: its own, and those it suffered. */
export const theftsSince = (view: AkumaTrickView, since: number): readonly Theft[] =>
  entries(view).slice(since).filter(isTheft);

/** An entry of the log in words. */
export function describeEntry(entry: LogEntry, view: BaseView): string | null {
  const done = entry as Entry;
  const name = nameOf(view.seats, entry.seat);
  if (done.do === "play") return t("akuma_trick-entry-play", { name, cards: playName(done.cards) });
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
