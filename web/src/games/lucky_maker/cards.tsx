// Lucky Maker's cards: their properties from the catalogue; their words and signs; their faces, two colours folded like
// paper, each half stamped with its suit and number.
import { cardsOf } from "../../door/catalog";
import { t } from "../../i18n/i18n";
import { CardFrame, Rank } from "../../table/faces/CardFrame";
import { SuitMark } from "../../table/faces/suits";
import type { CardLooks, MachineLooks, Marks } from "../../table/types";
import { inkOn, SUITS } from "./box";
import type { LuckyMakerCard, LuckyMakerSuit } from "./shapes";
import "./face.css";

interface CardHalf {
  readonly suit: LuckyMakerSuit;
  readonly number: number;
}

const SYMBOLS: Record<LuckyMakerSuit, string> = { R: "●", B: "■", G: "▲", Y: "✕" };

/** A suit in words with its symbol: "red ●". */
export const suitName = (suit: LuckyMakerSuit): string =>
  t("lucky_maker-suit", { name: t(`lucky_maker-suit-${suit}`), sign: SYMBOLS[suit] });

/** The suits' signs in their colours, and their words. */
export const marks = (): Marks =>
  new Map(
    (Object.keys(SYMBOLS) as LuckyMakerSuit[]).map((suit) => [
      SYMBOLS[suit],
      { ink: SUITS[suit].ink, word: t(`lucky_maker-suit-${suit}`) },
    ]),
  );

const cards = cardsOf<LuckyMakerCard>("lucky_maker");

/** The two halves of a card; none for a name that the catalogue does not have. */
export function halves(id: string): readonly CardHalf[] {
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

/** A card's face; the button or item around it carries the name. */
function Face({ card }: { card: string }) {
  const [first, second] = halves(card);
  if (!first || !second) return null;
  return (
    <CardFrame card={card}>
      <path class="lm-half" fill={SUITS[first.suit].ink} d="M6 10a4 4 0 0 1 4-4h80a4 4 0 0 1 4 4v9.5L6 118z" />
      <path class="lm-half" fill={SUITS[second.suit].ink} d="M94 130a4 4 0 0 1-4 4h-80a4 4 0 0 1-4-4v-8L94 24z" />
      <path class="lm-fold" d="M6 118L94 19.5v4.5L6 122z" />
      <g fill={inkOn(first.suit)}>
        <Rank of={first.number} x={12} y={51} size={46} />
        <SuitMark of={SUITS[first.suit]} x={13} y={60} size={25} />
      </g>
      <g fill={inkOn(second.suit)}>
        <Rank of={second.number} x={90} y={125} size={46} anchor="end" />
        <SuitMark of={SUITS[second.suit]} x={62} y={58} size={25} />
      </g>
    </CardFrame>
  );
}

export const looks: CardLooks = { Face, name: cardName, signs: cardSigns };

/** Red is left for the first person as long as that can be. */
const SIGNS = ["B", "G", "Y", "R"] as const;
const HUES = [1, 2, 4, 0];

/** Folded paper with a mask of one of the four signs. */
function Portrait({ face }: { face: string }) {
  const suit = SIGNS.find((each) => each === face) ?? "R";
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path fill={SUITS[suit].ink} d="M20 2L38 14L31 38H9L2 14z" />
      <path fill="#0000001f" d="M20 2L38 14L20 20zM20 20L31 38H9z" />
      <circle cx="13.500" cy="20" r="2.600" fill={inkOn(suit)} />
      <circle cx="26.500" cy="20" r="2.600" fill={inkOn(suit)} />
      <path
        fill="none"
        stroke={inkOn(suit)}
        stroke-width="1.800"
        stroke-linecap="round"
        d="M15.500 29q4.500 3.500 9 0"
      />
      <g fill={inkOn(suit)}>
        <SuitMark of={SUITS[suit]} x={16.5} y={8} size={7} />
      </g>
    </svg>
  );
}

export const machines: MachineLooks = { faces: SIGNS, hues: HUES, Portrait };
