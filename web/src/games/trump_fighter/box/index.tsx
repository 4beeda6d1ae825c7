// Super Trump Fighter's box on the shelf: two fighters' cards crossing in a burst. A fighter is a comic bust: one strong
// outline and one colour, printed in halftone.
import type { GameBox } from "../../../table/types";
import "../bust.css";
import "./emblem.css";

/** c own colour, d dark, s skin, w white, g gold, l line only, k solid ink. */
type Tone = "c" | "d" | "s" | "w" | "g" | "l" | "k";
type BustShape = readonly [tone: Tone, d: string];

export interface BustLook {
  readonly colour: string;
  readonly shapes: readonly BustShape[];
}

export const eyes = (x: number, y: number, apart: number, r = 2.6): BustShape => [
  "k",
  [x - apart, x + apart].map((cx) => `M${cx - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join(""),
];

export const head = (x: number, y: number, r: number): BustShape => [
  "s",
  `M${x - r} ${y}a${r} ${r * 1.08} 0 1 0 ${2 * r} 0a${r} ${r * 1.08} 0 1 0 ${-2 * r} 0`,
];

/** A bust in a box of 120; what surrounds it carries the name. */
export function Bust({ id, look }: { id: string; look: BustLook }) {
  const dots = `tf-dots-${id}`;
  return (
    <svg class="tf-fighter" viewBox="0 0 120 120" aria-hidden="true" style={{ "--fighter": look.colour }}>
      <defs>
        <pattern id={dots} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
          <circle cx="3.5" cy="3.5" r="2" fill={look.colour} opacity="0.55" />
        </pattern>
      </defs>
      <rect class="tf-fighter-paper" width="120" height="120" rx="8" />
      <path d="M0 60L120 20V120H0z" fill={`url(#${dots})`} />
      <g class="tf-fighter-ink">
        {look.shapes.map(([tone, d], index) => (
          <path key={index} class={`tf-tone-${tone}`} d={d} />
        ))}
      </g>
    </svg>
  );
}

export const HINATA: BustLook = {
  colour: "#d8402c",
  shapes: [
    ["c", "M46 44C30 34 22 10 44 4C40 16 52 14 54 2C66 10 60 22 70 20C74 32 66 44 62 46z"],
    ["w", "M20 120C22 92 36 80 54 80C74 80 84 94 88 120z"],
    ["l", "M44 82L56 104L66 82"],
    ["d", "M34 106H78V113H34z"],
    ["w", "M76 92L98 44L114 52L94 104z"],
    ["s", "M98 44C96 30 98 16 106 12C116 16 114 36 114 52z"],
    head(54, 58, 19),
    ["c", "M35 56C34 38 72 36 74 56C66 48 58 52 54 46C50 54 42 48 35 56z"],
    eyes(55, 60, 8),
    ["l", "M42 53l8 3M68 53l-8 3M49 70q6 4 12-1"],
  ],
};

export const CALABAZA: BustLook = {
  colour: "#e2711d",
  shapes: [
    ["d", "M60 70C34 64 14 40 2 44C8 72 6 100 2 120H118C114 100 112 72 118 44C106 40 86 64 60 70z"],
    ["s", "M30 120C32 94 44 84 60 84C76 84 88 94 90 120z"],
    ["c", "M24 54C22 30 36 22 60 24C84 22 98 30 96 54C96 78 80 88 60 88C40 88 24 78 24 54z"],
    ["l", "M44 26C38 44 38 70 46 86M76 26C82 44 82 70 74 86"],
    ["g", "M56 24C54 12 60 6 70 6C66 12 66 18 66 24z"],
    ["w", "M36 48L54 54L40 62zM84 48L66 54L80 62z"],
    ["k", "M44 52a3 3 0 1 0 6 1zM76 52a3 3 0 1 1-6 1z"],
    ["k", "M42 70L50 74L56 70L60 74L64 70L70 74L78 70L70 80H50z"],
  ],
};

const RAYS = Array.from({ length: 18 }, (_, ray) => ray * 20);

function Emblem() {
  return (
    <svg class="emblem tf-emblem" viewBox="0 0 200 140" aria-hidden="true">
      <rect class="tf-burst-paper" width="200" height="140" rx="6" />
      {RAYS.map((angle) => (
        <path key={angle} class="tf-burst" d="M100 70L196 60V80z" transform={`rotate(${angle} 100 70)`} />
      ))}
      <g transform="translate(14 22) rotate(-8 44 48) scale(.8)">
        <Bust id="hinata" look={HINATA} />
      </g>
      <g transform="translate(92 26) rotate(8 44 48) scale(.8)">
        <Bust id="calabaza" look={CALABAZA} />
      </g>
    </svg>
  );
}

export const box: GameBox = { accent: "#c8321f", Emblem };
