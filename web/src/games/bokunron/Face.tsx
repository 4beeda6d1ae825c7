// Bokunron's card faces: playing cards of two packs, the court cut in wood, and the one back.
import type { BokunronCard } from "../../door/door";
import { CardFrame, Rank } from "../../table/faces/CardFrame";
import { PlayingCard } from "../../table/faces/PlayingCard";
import { SuitMark } from "../../table/faces/suits";
import type { CardLooks } from "../../table/types";
import { Figure } from "./Court";
import { cardName, cardOf, cardSigns, SUITS } from "./cards";
import { CROWN } from "./Signs";
import "./face.css";

function CourtFace({ card, sideways }: { card: BokunronCard; sideways: boolean }) {
  const { id, suit, rank, kind } = card;
  return (
    <CardFrame class="bk-face" card={id} sheet={`bk-sheet-${kind}`} sideways={sideways}>
      <g class="card-ink" fill={SUITS[suit].ink}>
        <rect class={`bk-border bk-border-${kind}`} x="5" y="5" width="90" height="130" rx="4" />
        <Figure suit={suit} rank={rank} />
        <path class="bk-corner" d="M5 9a4 4 0 0 1 4-4h27v24c0 5-2 8-6 12v28H5z" />
        <Rank of={rank} x={9} y={40} size={46} />
        <SuitMark of={SUITS[suit]} x={8} y={45} size={21} />
        <circle class="bk-seal" cx="83" cy="113" r="10" />
        <text class="bk-seal-letter" x="83" y="118.5">
          {suit}
        </text>
      </g>
    </CardFrame>
  );
}

/** A card's face; the element around it carries the name. `sideways` turns it to lie across. */
export function Face({ card, sideways = false }: { card: string; sideways?: boolean }) {
  const shown = cardOf(card);
  if (!shown) return null;
  const { suit, rank, deck, kind } = shown;
  if (kind !== "stock") return <CourtFace card={shown} sideways={sideways} />;
  return (
    <PlayingCard class="bk-face" card={card} suit={SUITS[suit]} rank={rank} second={deck === 2} sideways={sideways} />
  );
}

/** The one back of all cards: the same either way up. */
export function Back() {
  return (
    <CardFrame class="bk-face bk-back" sheet="bk-back-sheet" back>
      <rect class="bk-back-line" x="8" y="8" width="84" height="124" rx="3" />
      <path class="bk-back-line" d="M8 39L39 8M61 8L92 39M92 101L61 132M39 132L8 101M8 70L50 8L92 70L50 132z" />
      <circle class="bk-coin" cx="50" cy="70" r="21" />
      <path class="bk-coin-hole" d="M42 62h16v16H42z" />
    </CardFrame>
  );
}

export const looks: CardLooks = { Face, Back, name: cardName, signs: cardSigns };

const FAN = [
  { rank: "J", suit: "C", turn: -18 },
  { rank: "K", suit: "H", turn: 18 },
  { rank: "Q", suit: "D", turn: 0 },
] as const;

/** The box on the shelf: three of the court, the crown above them. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 200 140" aria-hidden="true">
      <rect class="bk-back-sheet" x="1" y="1" width="198" height="138" rx="8" />
      <path class="bk-rays" d="M100 74L8 8H40zM100 74L78 8h44zM100 74L160 8h32zM100 74L192 50v32zM100 74L8 50v32z" />
      <rect class="bk-back-line" x="6" y="6" width="188" height="128" rx="5" />
      {FAN.map(({ rank, suit, turn }) => (
        <g key={rank} transform={`rotate(${turn} 100 190) translate(${70 + turn} 44) scale(.6)`}>
          <rect class="card-sheet bk-sheet-lead" x="1" y="1" width="98" height="138" rx="6" />
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
