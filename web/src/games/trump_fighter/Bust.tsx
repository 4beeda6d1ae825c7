// A fighter as a comic bust: one strong outline and one colour, printed in halftone.
import "./bust.css";

/** c own colour, d dark, s skin, w white, g gold, l line only, k solid ink. */
type Tone = "c" | "d" | "s" | "w" | "g" | "l" | "k";

export interface Look {
  readonly colour: string;
  readonly shapes: readonly (readonly [tone: Tone, d: string])[];
}

export const eyes = (x: number, y: number, apart: number, r = 2.6): readonly [Tone, string] => [
  "k",
  [x - apart, x + apart].map((cx) => `M${cx - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join(""),
];

export const head = (x: number, y: number, r: number): readonly [Tone, string] => [
  "s",
  `M${x - r} ${y}a${r} ${r * 1.08} 0 1 0 ${2 * r} 0a${r} ${r * 1.08} 0 1 0 ${-2 * r} 0`,
];

interface Props {
  id: string;
  look: Look;
}

/** A bust in a box of 120; what surrounds it carries the name. */
export function Bust({ id, look }: Props) {
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
