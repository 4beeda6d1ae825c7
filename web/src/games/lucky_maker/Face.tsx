// Lucky Maker's card faces: two colours folded like paper, each half stamped with its suit and number.
import { CardFrame, Rank } from "../../table/faces/CardFrame";
import { SuitMark } from "../../table/faces/suits";
import type { CardLooks } from "../../table/types";
import { cardName, cardSigns, halves } from "./cards";
import { inkOn, SUITS } from "./suits";
import "./face.css";

/** A card's face; the button or item around it carries the name. */
export function Face({ card }: { card: string }) {
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
