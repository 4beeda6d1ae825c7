// A playing card that both sides of a table can read: the index twice, each turned to one player, and a large suit
// whose inner pattern tells it even without colour.
import { cardOf, rankOf, type Suit } from "./cards";
import "./face.css";

/** The suits in a box of 20. */
const SUITS: Readonly<Record<Suit, string>> = {
  H: "M10 18.6C3.4 13 1 9.8 1 6.1A4.7 4.7 0 0 1 10 4.6A4.7 4.7 0 0 1 19 6.1C19 9.8 16.6 13 10 18.6z",
  D: "M10 .6L17.6 10L10 19.4L2.4 10z",
  S: "M10 .8C14.8 5.6 19 8.6 19 12.4A4 4 0 0 1 11.7 14.6Q11.8 17.6 14.2 19.2H5.8Q8.2 17.6 8.3 14.6A4 4 0 0 1 1 12.4C1 8.6 5.2 5.6 10 .8z",
  C: "M10 .8a4.3 4.3 0 0 1 3.3 7.1A4.3 4.3 0 1 1 11.6 14.7Q11.8 17.6 14.2 19.2H5.8Q8.2 17.6 8.4 14.7A4.3 4.3 0 1 1 6.7 7.9A4.3 4.3 0 0 1 10 .8z",
};

/** Light drawing inside the large suit: diamonds are cut, clubs have veins, hearts a glint, spades a spine. */
const INNER: Readonly<Record<Suit, string>> = {
  H: "M4.2 7.2A2.6 2.6 0 0 1 6.4 4.4",
  D: "M10 5.2L13.8 10L10 14.8L6.2 10z",
  S: "M10 6.2V12.6",
  C: "M10 3.6v2.2M4.6 11.6h2.4M13 11.6h2.4",
};

/** Court signs over the large suit: a cap, a tiara, a crown. */
const COURT: Readonly<Record<string, string>> = {
  J: "M34 46Q50 22 66 46zM50 32L60 20",
  Q: "M32 46Q50 37 68 46L66 28L58 36L50 20L42 36L34 28z",
  K: "M33 46H67V28L58 36L50 20L42 36L33 28z",
};

export function SuitSign({ suit }: { suit: Suit }) {
  return (
    <svg class={`tf-suit tf-suit-${suit}`} viewBox="-1 -1 22 22" aria-hidden="true">
      <path d={SUITS[suit]} />
    </svg>
  );
}

function Corner({ suit, rank }: { suit: Suit; rank: string }) {
  const wide = rank === "10";
  return (
    <g>
      <text x={wide ? 4 : 8} y="40" class="tf-rank" textLength={wide ? 44 : undefined} lengthAdjust="spacingAndGlyphs">
        {rank}
      </text>
      {(rank === "6" || rank === "9") && <path class="tf-under" d="M10 45.5h23" />}
      <path d={SUITS[suit]} transform="translate(9 49) scale(1.2)" />
    </g>
  );
}

/** A card's face; the button or item around it carries the name. */
export function Face({ card }: { card: string }) {
  const suit = cardOf(card)?.suit;
  if (!suit) return null;
  const rank = rankOf(card);
  const court = COURT[rank];
  return (
    <svg class={`tf-face tf-suit-${suit}`} viewBox="0 0 100 140" aria-hidden="true">
      <rect class="tf-paper" x="1" y="1" width="98" height="138" rx="7" />
      <Corner suit={suit} rank={rank} />
      <g transform="rotate(180 50 70)">
        <Corner suit={suit} rank={rank} />
      </g>
      <g transform={court ? "translate(0 9)" : ""}>
        <path d={SUITS[suit]} transform="translate(29 49) scale(2.1)" />
        <path class="tf-glint" d={INNER[suit]} transform="translate(29 49) scale(2.1)" />
        {court && <path class="tf-court" d={court} />}
      </g>
    </svg>
  );
}
