// The court, cut in wood: knave, queen, king, and the ace as a ruler with the sun for a head.
import { Drawing, type Picture } from "../../table/faces/Drawing";
import { frenchSuits, SuitMark } from "../../table/faces/suits";
import type { BokunronRank, BokunronSuit } from "./shapes";

export const SUITS = frenchSuits();

/** The tyrant's crown, in a square of 20. */
export const CROWN = "M2 17.5L.8 5.5L6 9.5L10 1.5L14 9.5L19.2 5.5L18 17.5z";

const FIGURES = import.meta.glob<Picture>("./court/*.svg", { query: "?drawing", import: "default", eager: true });

/** The figure of a court card, in a box of 100 by 140: its robe has the suit's ink. */
export const Figure = ({ suit, rank }: { suit: BokunronSuit; rank: BokunronRank }) => (
  <g fill={SUITS[suit].ink}>
    <Drawing of={FIGURES[`./court/${rank}.svg`]} />
    {rank === "A" && <SuitMark of={SUITS[suit]} x={38} y={49} size={38} large />}
  </g>
);
