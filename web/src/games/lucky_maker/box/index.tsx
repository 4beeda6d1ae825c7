// Lucky Maker's box on the shelf: a fan of the game's own cards. Its suits are each a colour and a shape.
import { type SuitLook, SuitMark } from "../../../table/faces/suits";
import type { GameBox } from "../../../table/types";
import type { LuckyMakerSuit } from "../shapes";
import "../face.css";

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

/** The ink on a half of that colour: paper, and on yellow dark ink. */
export const inkOn = (suit: LuckyMakerSuit) => (suit === "Y" ? "var(--card-ink)" : "var(--card)");

const ON_THE_BOX = ["R", "B", "G", "Y"] as const;

function Emblem() {
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

/** The four suits. */
const CREST =
  "M34 21a13 13 0 1 0 .1 0zM54 22h25v25h-25zM34 52l15 27h-30zM57 53l9.5 9.5l9.5-9.5l5 5l-9.5 9.5l9.5 9.5l-5 5l-9.5-9.5l-9.5 9.5l-5-5l9.5-9.5l-9.5-9.5z";

export const box: GameBox = { accent: "#b0452a", Emblem, crest: CREST };
