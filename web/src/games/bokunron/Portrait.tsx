// The machine players: the court.
import type { MachineLooks } from "../../table/types";
import { Figure } from "./Court";
import type { BokunronRank } from "./shapes";
import type { Suit } from "./suits";
import "./face.css";

const COURT: Readonly<Record<string, readonly [suit: Suit, rank: BokunronRank]>> = {
  queen: ["D", "Q"],
  knave: ["C", "J"],
  king: ["H", "K"],
};

function Portrait({ face }: { face: string }) {
  const [suit, rank] = COURT[face] ?? ["S", "A"];
  return (
    <svg class="bk-face" viewBox="8 12 98 98" aria-hidden="true">
      <Figure suit={suit} rank={rank} />
    </svg>
  );
}

export const machines: MachineLooks = { faces: Object.keys(COURT), Portrait };
