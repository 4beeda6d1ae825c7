// Log entries that end the numbering of a hand, by a game's own rules, or leave it.
import type { BaseView } from "../door/door";
import { type HandRules, type Numbering, numberingFor } from "./numbering";

/** The seat that holds the hand. */
export const SEAT = 1;

const viewOf = <View extends BaseView>(held: Partial<View>, log: readonly object[] = [], log_start = 0): View =>
  ({ seat: SEAT, log_start, log, ...held }) as unknown as View;

/** Returns the numbering of a hand before any entry. */
export const firstOf = <View extends BaseView>(hand: HandRules<View>, held: Partial<View>): Numbering =>
  numberingFor(viewOf(held), null, hand);

/** Returns whether these entries end the numbering of the hand before them, in a deal that begins at that entry. */
export function hasEnded<View extends BaseView>(
  hand: HandRules<View>,
  entries: readonly object[],
  before: Partial<View>,
  after = before,
  log_start = 0,
): boolean {
  const first = firstOf(hand, before);
  return numberingFor(viewOf(after, entries, log_start), first, hand) !== first;
}
