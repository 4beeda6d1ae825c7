// Lucky Maker's cards on the page: what a name shows, read from the catalogue.
import { cardsOf } from "../../door/client";
import { t } from "../../i18n/i18n";
import type { LuckyMakerCard, LuckyMakerSuit } from "./shapes";
import { SUITS } from "./suits";

export interface Half {
  readonly suit: LuckyMakerSuit;
  readonly number: number;
}

const SYMBOLS: Record<LuckyMakerSuit, string> = { R: "●", B: "■", G: "▲", Y: "✕" };

/** A suit in words with its symbol: "red ●". */
export const suitName = (suit: LuckyMakerSuit): string =>
  t("lucky_maker-suit", { name: t(`lucky_maker-suit-${suit}`), sign: SYMBOLS[suit] });

/** The suits' signs in their colours. */
export const marks = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(SYMBOLS).map(([suit, sign]) => [sign, SUITS[suit as LuckyMakerSuit].ink]));

const cards = cardsOf<LuckyMakerCard>("lucky_maker");

/** The two halves of a card; none for a name that the catalogue does not have. */
export function halves(id: string): readonly Half[] {
  const card = cards.value.get(id);
  return card ? card.suits.map((suit, index) => ({ suit, number: card.numbers[index] ?? 0 })) : [];
}

/** A card in words, for people who don't see it: "red 7, blue 4". */
export function cardName(id: string): string {
  const [first, second] = halves(id);
  if (!first || !second) return id;
  return t("lucky_maker-card", {
    first: t(`lucky_maker-suit-${first.suit}`),
    one: first.number,
    second: t(`lucky_maker-suit-${second.suit}`),
    two: second.number,
  });
}

/** A card in signs: "●7 ■4". */
export const cardSigns = (id: string): string =>
  halves(id)
    .map(({ suit, number }) => `${SYMBOLS[suit]}${number}`)
    .join(" ");
