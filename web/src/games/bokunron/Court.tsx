// The court, cut in wood: knave, queen, king, and the ace as a ruler with the sun for a head.
import { Drawing, type Picture } from "../../table/faces/Drawing";
import { frenchSuits } from "../../table/faces/french";
import { SuitMark } from "../../table/faces/suits";
import type { BokunronRank, BokunronSuit } from "./shapes";

export const SUITS = frenchSuits();

const FIGURES = import.meta.glob<Picture>("./court/*.svg", { query: "?drawing", import: "default", eager: true });

/** The figure of a court card, in a box of 100 by 140: its robe has the suit's ink. */
export const Figure = ({ suit, rank }: { suit: BokunronSuit; rank: BokunronRank }) => (
  <g fill={SUITS[suit].ink}>
    <Drawing of={FIGURES[`./court/${rank}.svg`]} />
    {rank === "A" && <SuitMark of={SUITS[suit]} x={38} y={49} size={38} large />}
  </g>
);
