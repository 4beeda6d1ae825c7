// The six demons: a body for each colour, a crown that counts the rank, and a mood for each rank, from fast asleep at 0 to
// roaring at 9.
import { Drawing, type Picture } from "../../table/faces/Drawing";
import type { Colour } from "./shapes";

/** Drawings by their path below `demon/`. */
export type Parts = Readonly<Record<string, Picture>>;

/** Degrees between two neighbours in the crown, and from the middle to a spike's foot. */
const CROWN_STEP = 25;
const CROWN_RADIUS = 23;

interface Props {
  colour: Colour;
  rank: number;
  /** At least those of the colour and the rank. */
  parts: Parts;
}

/** A demon round (0, 0), some 38 units to each side. */
export const Demon = ({ colour, rank, parts }: Props) => (
  <g class={`ak-demon ak-${colour}`}>
    <path class="ak-tail" d="M-16 19q-10 9-17-1l-3.5 1l2-8l6 5.500l-3 .8q6 6 12-2z" />
    <path class="ak-foot" d="M-15 21q-3 9 5 8t4-7M15 21q3 9-5 8t-4-7" />
    <g class="ak-crown">
      {Array.from({ length: rank }, (_, index) => (
        <g key={index} transform={`rotate(${(index - (rank - 1) / 2) * CROWN_STEP}) translate(0 ${-CROWN_RADIUS})`}>
          <Drawing of={parts[`./spike/${colour}.svg`]} />
        </g>
      ))}
    </g>
    <Drawing of={parts[`./body/${colour}.svg`]} />
    <Drawing of={parts[`./mood/${rank}.svg`]} />
  </g>
);
