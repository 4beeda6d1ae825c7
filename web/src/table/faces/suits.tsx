// Suits: each has its own shape, pattern and letter as well as its colour.
import "./faces.css";

/** The look of a suit. */
export interface SuitLook {
  /** Its outline in a square of 20 units, or in {@link SuitLook.box}. */
  readonly shape: string;
  /** Its colour. */
  readonly ink: string;
  /** The square around the shape, with some room for its edge. */
  readonly box?: string;
  /** A light colour, which needs a line of ink round it. */
  readonly outlined?: boolean;
  /** Drawn into the large sign, in the colour of paper. */
  readonly pattern?: string;
  /** The letter in the large sign. */
  readonly letter?: { readonly text: string; readonly y: number };
}

/** The four suits of playing cards, in the order in which they are sorted. */
const FRENCH_SUITS = ["S", "H", "D", "C"] as const;
export type FrenchSuit = (typeof FRENCH_SUITS)[number];

/** Four colours that differ for people with reduced colour vision, too. */
export const INKS: Readonly<Record<FrenchSuit, string>> = { S: "#2b3558", H: "#c2331c", D: "#a8700f", C: "#2e6b3c" };

/** A suit's sign alone, in its colour, as high as the text around it. */
export const SuitSign = ({ of: { shape, ink, box = "-1 -1 22 22", outlined } }: { of: SuitLook }) => (
  <svg class={outlined ? "suit-sign suit-outlined" : "suit-sign"} viewBox={box} fill={ink} aria-hidden="true">
    <path d={shape} />
  </svg>
);

interface MarkProps {
  of: SuitLook;
  x: number;
  y: number;
  size: number;
  /** With its pattern and its letter. */
  large?: boolean;
}

/** A suit's sign on a card, in the colour around it. */
export function SuitMark({ of: { shape, pattern, letter }, x, y, size, large = false }: MarkProps) {
  const scale = size / 20;
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <path d={shape} />
        {large && pattern && <path class="suit-pattern" d={pattern} />}
      </g>
      {large && letter && (
        <text class="suit-letter" x={x + size / 2} y={y + letter.y * scale} font-size={size * 0.46}>
          {letter.text}
        </text>
      )}
    </>
  );
}
