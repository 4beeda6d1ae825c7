// A ghost is a paper lantern with a face: how it is put together of the drawings in `lantern/` and a crest.
import { Drawing, type Picture } from "../../table/faces/Drawing";

/** Drawings by their path below `lantern/`. */
export type Parts = Readonly<Record<string, Picture>>;

export interface LanternLook {
  /** The paper's light, and the ink of its ribs, crest and ornaments. */
  readonly light: string;
  readonly ink: string;
  /** Each side's body, top, eyes and mouth, by the names of the drawings; with `none` there is nothing on its top. */
  readonly sides: readonly (readonly string[])[];
}

interface Props {
  look: LanternLook;
  /** At least those of the look. */
  parts: Parts;
  crest: Picture | undefined;
  side: 0 | 1;
}

/** A lantern: body, ribs, clothing, face, and its crest, which is drawn in a box of 24. */
export function Lantern({ look, parts, crest, side }: Props) {
  const [body, top, eyes, mouth] = look.sides[side] ?? [];
  return (
    <g>
      <g fill={look.ink}>
        <Drawing of={parts[`./top/${top}.svg`]} />
      </g>
      <g fill={look.light} stroke={look.ink} stroke-width="2.2">
        <Drawing of={parts[`./body/${body}.svg`]} />
      </g>
      {/* the flame behind the paper */}
      <ellipse class="gc-glow" cx="50" cy="70" rx="21" ry="27" />
      <ellipse class="gc-glow" cx="50" cy="72" rx="13" ry="19" />
      <path fill="none" stroke={look.ink} stroke-opacity="0.16" stroke-width="1.5" d="M27 47q23 6 46 0" />
      <Drawing of={parts[`./eyes/${eyes}.svg`]} />
      <Drawing of={parts[`./mouth/${mouth}.svg`]} />
      {side === 0 && <path class="gc-cheek" d="M31 65a3.6 2.5 0 1 0 .1 0zM69 65a3.6 2.5 0 1 0 .1 0z" />}
      <g fill={look.ink} stroke={look.ink} transform={`translate(35.5 72.5) scale(${29 / 24})`}>
        <Drawing of={crest} />
      </g>
    </g>
  );
}
