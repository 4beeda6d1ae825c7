// The machine players: folded paper with a mask of one of the four signs.
import { SuitMark } from "../../table/faces/suits";
import type { MachineLooks } from "../../table/types";
import { inkOn, SUITS } from "./suits";

const SIGNS = ["R", "B", "G", "Y"] as const;

function Portrait({ face }: { face: string }) {
  const suit = SIGNS.find((each) => each === face) ?? "R";
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path fill={SUITS[suit].ink} d="M20 2L38 14L31 38H9L2 14z" />
      <path fill="#0000001f" d="M20 2L38 14L20 20zM20 20L31 38H9z" />
      <circle cx="13.500" cy="20" r="2.600" fill={inkOn(suit)} />
      <circle cx="26.500" cy="20" r="2.600" fill={inkOn(suit)} />
      <path
        fill="none"
        stroke={inkOn(suit)}
        stroke-width="1.800"
        stroke-linecap="round"
        d="M15.500 29q4.500 3.500 9 0"
      />
      <g fill={inkOn(suit)}>
        <SuitMark of={SUITS[suit]} x={16.5} y={8} size={7} />
      </g>
    </svg>
  );
}

export const machines: MachineLooks = { faces: SIGNS, Portrait };
