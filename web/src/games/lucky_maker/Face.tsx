// Lucky Maker's card faces: two colours folded like paper, each half stamped with its suit and number.
import type { LuckyMakerSuit } from "../../door/door";
import { halves } from "./cards";
import "./face.css";

const STAMPS: Record<LuckyMakerSuit, string> = {
  R: "M10 0a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
  B: "M1 1h18v18h-18z",
  G: "M10 0.5l10 18.5h-20z",
  Y: "M3.5 0l6.5 6.5l6.5-6.5l3.5 3.5l-6.5 6.5l6.5 6.5l-3.5 3.5l-6.5-6.5l-6.5 6.5l-3.5-3.5l6.5-6.5l-6.5-6.5z",
};

interface StampProps {
  suit: LuckyMakerSuit;
  x: number;
  y: number;
  size: number;
  class?: string;
}

function Stamp({ suit, x, y, size, class: name }: StampProps) {
  return <path class={name} d={STAMPS[suit]} transform={`translate(${x} ${y}) scale(${size / 20})`} />;
}

/** A suit's sign alone, in its colour, as high as the text around it. */
export function SuitSign({ suit }: { suit: LuckyMakerSuit }) {
  return (
    <svg class={`suit-sign suit-${suit}`} viewBox="-2 -2 24 24" aria-hidden="true">
      <path d={STAMPS[suit]} />
    </svg>
  );
}

/** Numbers that read as each other from the other side of the table: a line below tells them apart. */
const canTurn = (number: number) => number === 6 || number === 9;

/** A card's face; the button or item around it carries the name. */
export function Face({ card }: { card: string }) {
  const [first, second] = halves(card);
  if (!first || !second) return null;
  return (
    <svg class="face" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="face-paper" x="1" y="1" width="98" height="138" rx="7" />
      <path class={`face-half suit-${first.suit}`} d="M6 10a4 4 0 0 1 4-4h80a4 4 0 0 1 4 4v9.5L6 118z" />
      <path class={`face-half suit-${second.suit}`} d="M94 130a4 4 0 0 1-4 4h-80a4 4 0 0 1-4-4v-8L94 24z" />
      <path class="face-fold" d="M6 118L94 19.5v4.5L6 122z" />
      <g class={`face-mark mark-${first.suit}`}>
        <text x="12" y="51" class="face-number">
          {first.number}
        </text>
        {canTurn(first.number) && <path d="M13 54h20v4h-20z" />}
        <Stamp suit={first.suit} x={13} y={60} size={25} />
      </g>
      <g class={`face-mark mark-${second.suit}`}>
        <text x="90" y="125" class="face-number face-number-end">
          {second.number}
        </text>
        {canTurn(second.number) && <path d="M67 128h20v4h-20z" />}
        <Stamp suit={second.suit} x={62} y={58} size={25} />
      </g>
    </svg>
  );
}

/** The box on the shelf: a fan of the game's own cards. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 200 140" aria-hidden="true">
      {(["R", "B", "G", "Y"] as const).map((suit, index) => (
        <g key={suit} transform={`rotate(${-24 + index * 16} 100 190)`}>
          <rect class="face-paper" x="72" y="22" width="56" height="80" rx="5" />
          <path class={`face-half suit-${suit}`} d="M76 26h48v14l-48 50z" />
          <path class={`face-half suit-${"BGYR"[index]}`} d="M124 98h-48v-4l48-50z" />
          <g class={`face-mark mark-${suit}`}>
            <Stamp suit={suit} x={81} y={31} size={16} />
          </g>
        </g>
      ))}
    </svg>
  );
}
