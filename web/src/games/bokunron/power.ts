// What cards come to in the present trick, by what the engine says that one of each suit counts.
import { cardOf } from "./cards";
import type { BokunronView } from "./shapes";

/** The power of these cards as things stand; null where none has the lead suit. */
export function powerOf({ plaza }: BokunronView, cards: readonly string[]): number | null {
  const suits = cards.map((card) => plaza.find(({ suit }) => suit === cardOf(card)?.suit));
  if (!suits.some((suit) => suit?.is_lead)) return null;
  return suits.reduce((total, suit) => total + (suit?.power ?? 0), 0);
}
