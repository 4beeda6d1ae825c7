// A playing card that both sides of a table can read.
import type { ComponentChildren } from "preact";
import { CardFrame, Corners, Rank } from "./CardFrame";
import { type SuitLook, SuitMark } from "./suits";

interface Props {
  suit: SuitLook;
  rank: string;
  card?: string;
  class?: string;
  /** The layer under the index and the large sign. */
  ground?: ComponentChildren;
  /** The layer over the large sign: the sign of a court card. */
  crown?: ComponentChildren;
  /** The large sign leaves room for another sign beside it, at the left edge. */
  aside?: boolean;
  /** It is of a second pack of the same cards. */
  second?: boolean;
  sideways?: boolean;
  keep?: "top" | "middle";
  children?: ComponentChildren;
}

const ASIDE = { x: 37, y: 39, size: 42 };

export const PlayingCard = ({ suit, rank, ground, crown, aside, second = false, children, ...frame }: Props) => (
  <CardFrame {...frame}>
    {ground}
    <g class="card-ink" fill={suit.ink}>
      <Corners>
        <Rank of={rank} x={7} y={39} size={44} />
        <SuitMark of={suit} x={9} y={48} size={18} />
        {second && <path class="card-second" d="M80 10v16M88 10v16" />}
      </Corners>
      <SuitMark of={suit} {...(aside ? ASIDE : { x: 26, y: crown ? 54 : 46, size: 48 })} large />
      {crown}
    </g>
    {children}
  </CardFrame>
);
