// Lucky Maker's card faces: two colours folded like paper, each half stamped with its suit and number.
import type { LuckyMakerSuit } from "../../door/door";
import { CardFrame, Rank } from "../../table/faces/CardFrame";
import { SuitMark } from "../../table/faces/suits";
import type { CardLooks } from "../../table/types";
import { cardName, cardSigns, halves, SUITS } from "./cards";
import "./face.css";

/** The inks of what is stamped on a half of each colour: paper, and on yellow dark ink. */
const inkOn = (suit: LuckyMakerSuit) => (suit === "Y" ? "var(--card-ink)" : "var(--card)");

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

const ON_THE_BOX = ["R", "B", "G", "Y"] as const;

/** The box on the shelf: a fan of the game's own cards. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 200 140" aria-hidden="true">
      {ON_THE_BOX.map((suit, index) => (
        <g key={suit} transform={`rotate(${-24 + index * 16} 100 190)`}>
          <rect class="card-sheet" x="72" y="22" width="56" height="80" rx="4" />
          <path fill={SUITS[suit].ink} d="M76 26h48v14l-48 50z" />
          <path fill={SUITS[ON_THE_BOX[(index + 1) % ON_THE_BOX.length] ?? suit].ink} d="M124 98h-48v-4l48-50z" />
          <g fill={inkOn(suit)}>
            <SuitMark of={SUITS[suit]} x={81} y={31} size={16} />
          </g>
        </g>
      ))}
    </svg>
  );
}
