// What is special at a table of Ghost Couple.
import type { LogEntry } from "../../door/door";
import type { Tips } from "../../table/types";

const BANISHES: ReadonlySet<string> = new Set(["banish", "banish_hand", "banish_treasure"]);

export const tips: Tips = {
  gone: (entry) => entry.do === "couple" && (entry as LogEntry & { went?: string }).went === "gone",
  event: (entry) => entry.do === "couple" && Boolean((entry as LogEntry & { event?: number | null }).event),
  banish: (entry) => BANISHES.has(entry.do),
  swap: (entry) => entry.do === "swap",
};
