// The small signs of Bokunron's world: coins with a hole, the tyrant's crown, small labels of court cards.
import { SuitSign } from "../../table/faces/suits";
import { CROWN } from "./box";
import { SUITS } from "./Court";
import { cardName, cardOf } from "./cards";
import "./signs.css";

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
export function Crown({ label }: { label: string }) {
  return (
    <svg class="bk-crown" viewBox="0 0 20 20" role="img" aria-label={label}>
      <title>{label}</title>
      <path d={CROWN} />
      <path class="bk-crown-band" d="M2.4 14.2h15.2" />
    </svg>
  );
}

/** A won lead card or an ace as a small label; null: it is face down. */
export function Label({ card, label }: { card: string | null; label: string }) {
  const shown = card ? cardOf(card) : undefined;
  if (!card || !shown) return <span class="bk-label bk-label-down" role="img" aria-label={label} title={label} />;
  return (
    <span
      class={`bk-label bk-label-${shown.kind}`}
      role="img"
      aria-label={`${label} ${cardName(card)}`}
      title={cardName(card)}
      data-face={card}
    >
      <SuitSign of={SUITS[shown.suit]} />
      <b>{shown.rank}</b>
    </span>
  );
}
