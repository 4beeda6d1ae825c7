// Playing cards in words and in signs.
import { t } from "../../i18n/i18n";
import type { Marks } from "../types";
import { type FrenchSuit, INKS } from "./suits";

interface Card {
  readonly suit: FrenchSuit;
  readonly rank: string;
}

/** The signs with the mark that keeps them text: some phones would draw them as pictures. */
const SIGNS: Readonly<Record<FrenchSuit, string>> = { S: "♠\uFE0E", H: "♥\uFE0E", D: "♦\uFE0E", C: "♣\uFE0E" };

/** A suit in words: "hearts". */
export const suitWord = (suit: FrenchSuit): string => t(`suit-${suit}`);

/** The signs of playing cards, each with its colour and its word. */
export const frenchMarks = (): Marks =>
  new Map(
    (Object.keys(SIGNS) as FrenchSuit[]).map((suit) => [
      SIGNS[suit][0] ?? "",
      { ink: INKS[suit], word: suitWord(suit) },
    ]),
  );

/** A suit in words with its sign: "hearts ♥". */
export const suitName = (suit: FrenchSuit): string => t("suit", { name: suitWord(suit), sign: SIGNS[suit] });

/** A card in words, for people who don't see it: "7 of hearts". */
export const playingCardName = ({ suit, rank }: Card): string => t("playing-card", { suit: suitWord(suit), rank });

/** A card in signs: "♥7". */
export const playingCardSigns = ({ suit, rank }: Card): string => `${SIGNS[suit]}${rank}`;
