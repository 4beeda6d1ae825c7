// Bokunron's cards on the page: what a name shows, read from the catalogue.
import { catalog } from "../../door/client";
import type { BokunronCard, BokunronSuit } from "../../door/door";
import { t } from "../../i18n/i18n";

export type Suit = BokunronSuit;

/** The signs with the mark that keeps them text: some phones would draw them as pictures. */
const SIGNS: Record<Suit, string> = { S: "♠\uFE0E", H: "♥\uFE0E", D: "♦\uFE0E", C: "♣\uFE0E" };
const SECOND_DECK = "′";

export const signOf = (suit: Suit): string => SIGNS[suit];

/** A suit in words. */
export const suitWord = (suit: Suit): string => t(`bokunron-suit-${suit}`);

/** A suit in words with its sign: "hearts ♥". */
export const suitName = (suit: Suit): string => t("bokunron-suit", { name: suitWord(suit), sign: SIGNS[suit] });

/** The catalogue's card; undefined for a name that it does not have. */
export function cardOf(id: string): BokunronCard | undefined {
  const game = catalog.value?.games.find((each) => each.id === "bokunron");
  return game?.cards.find((each) => each.id === id) as BokunronCard | undefined;
}

/** A card in words, for people who don't see it: "7 of hearts". */
export function cardName(id: string): string {
  const card = cardOf(id);
  if (!card) return id;
  const words = { suit: suitWord(card.suit), rank: card.rank };
  if (card.kind !== "stock") return t(`bokunron-court-${card.rank}`, words);
  return t(card.deck === 2 ? "bokunron-card-second" : "bokunron-card", words);
}

/** A card in signs: "♥7", with a stroke for the second deck. */
export function cardSigns(id: string): string {
  const card = cardOf(id);
  return card ? `${SIGNS[card.suit]}${card.rank}${card.deck === 2 ? SECOND_DECK : ""}` : id;
}

/** Several cards in signs. */
export const cardsSigns = (ids: readonly string[]): string => ids.map(cardSigns).join(" ");
