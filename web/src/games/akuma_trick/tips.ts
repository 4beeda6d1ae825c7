// What is special at a table of Akuma Trick.
import type { LogEntry } from "../../door/door";
import type { Tips } from "../../table/types";
import { cardOf, type Special } from "./cards";
import type { AkumaTrickAction } from "./shapes";

/** Cards were played of which one does that. */
const plays = (special: Special) => (entry: LogEntry) => {
  const done = entry as LogEntry & AkumaTrickAction;
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
