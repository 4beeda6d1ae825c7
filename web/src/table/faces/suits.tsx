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

/** Hearts have a glint, diamonds are cut, spades have a spine and clubs have veins. */
const FRENCH: Readonly<Record<FrenchSuit, Required<Pick<SuitLook, "shape" | "pattern" | "letter">>>> = {
  S: {
    shape:
      "M10 .4C12.3 4.8 19 7.7 19 12.8a4.6 4.6 0 0 1-7.6 3.5c.2 1.7 1 2.7 2.4 3.3H6.2c1.4-.6 2.2-1.6 2.4-3.3A4.6 4.6 0 0 1 1 12.8C1 7.7 7.7 4.8 10 .4z",
    pattern: "M10 4v3.2",
    letter: { text: "S", y: 15.2 },
  },
  H: {
    shape: "M10 19.2C5 14.7.7 11.2.7 6.5A5 5 0 0 1 10 4a5 5 0 0 1 9.3 2.5c0 4.7-4.3 8.2-9.3 12.7z",
    pattern: "M2.9 7.6A3.1 3.1 0 0 1 5.4 3.9",
    letter: { text: "H", y: 12.9 },
  },
  D: {
    shape: "M10 .2L18.2 10L10 19.8L1.8 10z",
    pattern: "M10 2.6L16.2 10L10 17.4L3.8 10z",
    letter: { text: "D", y: 13.4 },
  },
  C: {
    shape:
      "M10 .7a4.5 4.5 0 0 1 3.8 6.9a4.5 4.5 0 1 1-2.4 7.6c.2 2.3 1 3.7 2.4 4.4H6.2c1.4-.7 2.2-2.1 2.4-4.4a4.5 4.5 0 1 1-2.4-7.6A4.5 4.5 0 0 1 10 .7z",
    pattern: "M10 2.4v3M2.6 11.8h2.4M15 11.8h2.4",
    letter: { text: "C", y: 14.6 },
  },
};

/** Four colours that differ for people with reduced colour vision, too. */
export const INKS: Readonly<Record<FrenchSuit, string>> = { S: "#2b3558", H: "#c2331c", D: "#a8700f", C: "#2e6b3c" };

/** The suits of playing cards in a game's own colours. */
export const frenchSuits = (inks: Readonly<Record<FrenchSuit, string>> = INKS): Record<FrenchSuit, SuitLook> => ({
  S: { ...FRENCH.S, ink: inks.S },
  H: { ...FRENCH.H, ink: inks.H },
  D: { ...FRENCH.D, ink: inks.D },
  C: { ...FRENCH.C, ink: inks.C },
});

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
