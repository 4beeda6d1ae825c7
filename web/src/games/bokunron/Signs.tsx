// The small signs of Bokunron's world: suits, coins with a hole, the tyrant's crown, small labels of court cards.
import type { Suit } from "./cards";
import { cardName, cardOf } from "./cards";
import "./signs.css";

/** Outlines in a square of 20. */
export const SHAPES: Record<Suit, string> = {
  S: "M10 .4C12.3 4.8 19 7.7 19 12.8a4.6 4.6 0 0 1-7.6 3.5c.2 1.7 1 2.7 2.4 3.3H6.2c1.4-.6 2.2-1.6 2.4-3.3A4.6 4.6 0 0 1 1 12.8C1 7.7 7.7 4.8 10 .4z",
  H: "M10 19.2C5 14.7.7 11.2.7 6.5A5 5 0 0 1 10 4a5 5 0 0 1 9.3 2.5c0 4.7-4.3 8.2-9.3 12.7z",
  D: "M10 .2L18.2 10L10 19.8L1.8 10z",
  C: "M10 .7a4.5 4.5 0 0 1 3.8 6.9a4.5 4.5 0 1 1-2.4 7.6c.2 2.3 1 3.7 2.4 4.4H6.2c1.4-.7 2.2-2.1 2.4-4.4a4.5 4.5 0 1 1-2.4-7.6A4.5 4.5 0 0 1 10 .7z",
};

/** A suit's sign alone, in its colour, as high as the text around it. */
export function SuitSign({ suit }: { suit: Suit }) {
  return (
    <svg class={`bk-sign bk-ink-${suit}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={SHAPES[suit]} />
    </svg>
  );
}

/** Coins laid on one another, the uppermost whole. */
const MOST_DRAWN = 6;
const RISE = 4;

export function Coins({ count }: { count: number }) {
  const drawn = Math.min(count, MOST_DRAWN);
  const height = 20 + (drawn - 1) * RISE;
  return (
    <svg class="bk-coins" viewBox={`0 0 20 ${height}`} style={{ "--tall": height / 20 }} aria-hidden="true">
      {Array.from({ length: drawn }, (_, index) => (
        <g key={index} transform={`translate(0 ${height - 20 - index * RISE})`}>
          <circle class="bk-coin" cx="10" cy="10" r="9" />
          <path class="bk-coin-hole" d="M7 7h6v6H7z" />
        </g>
      ))}
    </svg>
  );
}

/** The tyrant's crown: the round marker. */
export const CROWN = "M2 17.5L.8 5.5L6 9.5L10 1.5L14 9.5L19.2 5.5L18 17.5z";

export function Crown({ words }: { words: string }) {
  return (
    <svg class="bk-crown" viewBox="0 0 20 20" role="img" aria-label={words}>
      <title>{words}</title>
      <path d={CROWN} />
      <path class="bk-crown-band" d="M2.4 14.2h15.2" />
    </svg>
  );
}

/** A won lead card or an ace as a small label; null: it lies face down. */
export function Label({ card, words }: { card: string | null; words: string }) {
  const shown = card ? cardOf(card) : undefined;
  if (!card || !shown) return <span class="bk-label bk-label-down" role="img" aria-label={words} title={words} />;
  return (
    <span
      class={`bk-label bk-label-${shown.kind}`}
      role="img"
      aria-label={`${words} ${cardName(card)}`}
      title={cardName(card)}
      data-face={card}
    >
      <SuitSign suit={shown.suit} />
      <b>{shown.rank}</b>
    </span>
  );
}
