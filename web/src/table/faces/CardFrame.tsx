// The base of every card: a sheet of 5 : 7, 100 units wide, rounded by 6 % of that, with an index in two corners that a
// fanned hand leaves in sight.
import type { ComponentChildren } from "preact";
import "./faces.css";

interface Props {
  children: ComponentChildren;
  /** The card's name, for tests; a back has none. */
  card?: string;
  class?: string;
  /** A class for the sheet itself, where it is not plain paper. */
  sheet?: string;
  /** It is the back: nothing on it reveals the card. */
  back?: boolean;
  sideways?: boolean;
  /** The part of it that is kept in a box that is not 5 : 7. */
  keep?: "top" | "middle";
}

const classes = (own: string, more: string | undefined) => (more ? `${own} ${more}` : own);

const FITS = { top: "xMidYMin slice", middle: "xMidYMid slice" } as const;

/** A card's drawing; the element around it carries the name. */
export function CardFrame({ children, card, class: name, sheet, back = false, sideways = false, keep }: Props) {
  const drawing = (
    <>
      <rect class={classes("card-sheet", sheet)} x="1" y="1" width="98" height="138" rx="6" />
      {children}
    </>
  );
  return (
    <svg
      class={classes(back ? "back" : "face", name)}
      viewBox={sideways ? "0 0 140 100" : "0 0 100 140"}
      preserveAspectRatio={keep && FITS[keep]}
      aria-hidden="true"
      data-face={card}
    >
      {sideways ? <g transform="translate(140 0) rotate(90)">{drawing}</g> : drawing}
    </svg>
  );
}

/** The same in the upper left and, turned round, in the lower right corner. */
export const Corners = ({ children }: { children: ComponentChildren }) => (
  <>
    <g>{children}</g>
    <g transform="rotate(180 50 70)">{children}</g>
  </>
);

interface RankProps {
  of: string | number;
  /** The beginning, end or middle of its line. */
  x: number;
  y: number;
  size: number;
  anchor?: "start" | "middle" | "end";
}

/** Numbers that look like each other from the other side of the table: a line below distinguishes them. */
const TURNING = new Set(["6", "9"]);
const BEFORE = { start: -0.03, middle: 0.23, end: 0.43 } as const;

/** A rank, in the colour around it; two digits take no more room than their height. */
export function Rank({ of, x, y, size, anchor = "start" }: RankProps) {
  const rank = String(of);
  return (
    <>
      <text
        class="card-rank"
        x={x}
        y={y}
        font-size={size}
        text-anchor={anchor}
        textLength={rank.length > 1 ? size : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {rank}
      </text>
      {TURNING.has(rank) && (
        <rect
          class="card-rank-line"
          x={x - size * BEFORE[anchor]}
          y={y + size * 0.08}
          width={size * 0.46}
          height={size * 0.09}
        />
      )}
    </>
  );
}
