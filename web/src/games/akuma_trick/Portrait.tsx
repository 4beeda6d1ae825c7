// The machine players: a demon of each colour.
import type { MachineLooks } from "../../table/types";
import { Demon } from "./demon";
import type { Colour } from "./shapes";
import "./face.css";

/** How pleased with itself each of them is. */
const RANKS: Readonly<Record<string, number>> = { P: 2, V: 7, B: 3, G: 4, Y: 9 };

function Portrait({ face }: { face: string }) {
  return (
    <svg class="ak-face" viewBox="-42 -46 84 84" aria-hidden="true">
      <Demon colour={face as Colour} rank={RANKS[face] ?? 0} />
    </svg>
  );
}

export const machines: MachineLooks = { faces: Object.keys(RANKS), Portrait };
