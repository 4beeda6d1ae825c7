// Bokunron's card faces: suit and number large on plain paper, the court cut in wood, and the one back.
import type { BokunronCard } from "../../door/door";
import { Figure } from "./Court";
import { cardOf, type Suit } from "./cards";
import { CROWN, SHAPES } from "./Signs";
import "./face.css";

interface SignProps {
  suit: Suit;
  x: number;
  y: number;
  size: number;
}

function Sign({ suit, x, y, size }: SignProps) {
  return <path class={`bk-ink-${suit}`} d={SHAPES[suit]} transform={`translate(${x} ${y}) scale(${size / 20})`} />;
}

/** Where the letter stands in a large sign. */
const LETTER_AT: Record<Suit, number> = { S: 95, H: 89, D: 93, C: 95 };

function StockFace({ card }: { card: BokunronCard }) {
  const { suit, rank } = card;
  // from the other side of the table these two read as each other: a line below tells them apart
  const canTurn = rank === "6" || rank === "9";
  return (
    <>
      <rect class="bk-sheet" x="1" y="1" width="98" height="138" rx="7" />
      <g class="bk-ink">
        <text class={`bk-number bk-ink-${suit}`} x="7" y="42">
          {rank}
        </text>
        {canTurn && <path class={`bk-ink-${suit}`} d="M9 46h20v4h-20z" />}
        <Sign suit={suit} x={63} y={9} size={31} />
        <Sign suit={suit} x={24} y={56} size={52} />
        <text class="bk-letter" x="50" y={LETTER_AT[suit]}>
          {suit}
        </text>
        <text class={`bk-number bk-number-small bk-ink-${suit}`} x="7" y="28" transform="rotate(180 50 70)">
          {rank}
        </text>
        {canTurn && <path class={`bk-ink-${suit}`} d="M8 31h12v2.5h-12z" transform="rotate(180 50 70)" />}
        {card.deck === 2 && <path class="bk-second" d="M9 112v18M16 112v18" />}
      </g>
    </>
  );
}

function CourtFace({ card }: { card: BokunronCard }) {
  const { suit, rank, kind } = card;
  return (
    <>
      <rect class={`bk-sheet bk-sheet-${kind}`} x="1" y="1" width="98" height="138" rx="7" />
      <g class="bk-ink">
        <rect class={`bk-border bk-border-${kind}`} x="5" y="5" width="90" height="130" rx="4" />
        <Figure suit={suit} rank={rank} />
        <path class="bk-corner" d="M5 9a4 4 0 0 1 4-4h27v24c0 5-2 8-6 12v28H5z" />
        <text class={`bk-number bk-ink-${suit}`} x="9" y="40">
          {rank}
        </text>
        <Sign suit={suit} x={8} y={45} size={21} />
        <circle class="bk-seal" cx="83" cy="113" r="10" />
        <text class={`bk-seal-letter bk-ink-${suit}`} x="83" y="118.5">
          {suit}
        </text>
      </g>
    </>
  );
}

/** A card's face; the element around it carries the name. `sideways` turns it to lie across. */
export function Face({ card, sideways = false }: { card: string; sideways?: boolean }) {
  const shown = cardOf(card);
  if (!shown) return null;
  const body = shown.kind === "stock" ? <StockFace card={shown} /> : <CourtFace card={shown} />;
  return (
    <svg class="face bk-face" viewBox={sideways ? "0 0 140 100" : "0 0 100 140"} aria-hidden="true" data-face={card}>
      {sideways ? <g transform="translate(140 0) rotate(90)">{body}</g> : body}
    </svg>
  );
}

/** The one back of all cards: the same either way up. */
export function Back() {
  return (
    <svg class="bk-face bk-back" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="bk-back-sheet" x="1" y="1" width="98" height="138" rx="7" />
      <rect class="bk-back-line" x="8" y="8" width="84" height="124" rx="3" />
      <path class="bk-back-line" d="M8 39L39 8M61 8L92 39M92 101L61 132M39 132L8 101M8 70L50 8L92 70L50 132z" />
      <circle class="bk-coin" cx="50" cy="70" r="21" />
      <path class="bk-coin-hole" d="M42 62h16v16H42z" />
    </svg>
  );
}

const FAN = [
  { rank: "J", suit: "C", turn: -18 },
  { rank: "K", suit: "H", turn: 18 },
  { rank: "Q", suit: "D", turn: 0 },
] as const;

/** The box on the shelf: three of the court, the crown above them. */
export function Emblem() {
  return (
    <svg class="bk-emblem" viewBox="0 0 200 140" aria-hidden="true">
      <rect class="bk-back-sheet" x="1" y="1" width="198" height="138" rx="8" />
      <path class="bk-rays" d="M100 74L8 8H40zM100 74L78 8h44zM100 74L160 8h32zM100 74L192 50v32zM100 74L8 50v32z" />
      <rect class="bk-back-line" x="6" y="6" width="188" height="128" rx="5" />
      {FAN.map(({ rank, suit, turn }) => (
        <g key={rank} transform={`rotate(${turn} 100 190) translate(${70 + turn} 44) scale(.6)`}>
          <rect class="bk-sheet bk-sheet-lead" x="1" y="1" width="98" height="138" rx="7" />
          <rect class="bk-border bk-border-lead" x="5" y="5" width="90" height="130" rx="4" />
          <Figure suit={suit} rank={rank} />
        </g>
      ))}
      <g class="bk-crown" transform="translate(85 13) scale(1.5)">
        <path d={CROWN} />
        <path class="bk-crown-band" d="M2.4 14.2h15.2" />
      </g>
    </svg>
  );
}
