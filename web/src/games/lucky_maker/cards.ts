// Lucky Maker's cards on the page: what a name shows, read from the catalogue.
import { catalog } from "../../door/client";
import type { LuckyMakerCard, LuckyMakerSuit } from "../../door/door";
import { t } from "../../i18n/i18n";
import type { SuitLook } from "../../table/faces/suits";

export interface Half {
  readonly suit: LuckyMakerSuit;
  readonly number: number;
}

const SYMBOLS: Record<LuckyMakerSuit, string> = { R: "●", B: "■", G: "▲", Y: "✕" };

export const SUITS: Record<LuckyMakerSuit, SuitLook> = {
  R: suit("#bf3f2b", "M10 0a10 10 0 1 0 0 20a10 10 0 1 0 0-20z"),
  B: suit("#2a58a0", "M1 1h18v18h-18z"),
  G: suit("#2c7a4c", "M10 0.5l10 18.5h-20z"),
  Y: suit(
    "#efbd33",
    "M3.5 0l6.5 6.5l6.5-6.5l3.5 3.5l-6.5 6.5l6.5 6.5l-3.5 3.5l-6.5-6.5l-6.5 6.5l-3.5-3.5l6.5-6.5l-6.5-6.5z",
  ),
};

function suit(ink: string, shape: string): SuitLook {
  return { ink, shape, box: "-2 -2 24 24", outlined: true };
}

/** A suit in words with its symbol: "red ●". */
export const suitName = (suit: LuckyMakerSuit): string =>
  t("lucky_maker-suit", { name: t(`lucky_maker-suit-${suit}`), sign: SYMBOLS[suit] });

/** The two halves of a card; none for a name that the catalogue does not have. */
export function halves(id: string): readonly Half[] {
  const game = catalog.value?.games.find((each) => each.id === "lucky_maker");
  const card = game?.cards.find((each) => each.id === id) as LuckyMakerCard | undefined;
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
