// The emblem on Lucky Maker's box: a fan of the game's own cards.
import { SuitMark } from "../../../table/faces/suits";
import { inkOn, SUITS } from "../suits";
import "../face.css";

const ON_THE_BOX = ["R", "B", "G", "Y"] as const;

export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 200 140" aria-hidden="true">
      {ON_THE_BOX.map((suit, index) => (
        <g key={suit} transform={`rotate(${-24 + index * 16} 100 190)`}>
          <rect class="card-sheet" x="72" y="22" width="56" height="80" rx="4" />
          <path fill={SUITS[suit].ink} d="M76 26h48v14l-48 50z" />
          <path fill={SUITS[ON_THE_BOX[(index + 1) % ON_THE_BOX.length] ?? suit].ink} d="M124 98h-48v-4l48-50z" />
          <g fill={inkOn(suit)}>
            <SuitMark of={SUITS[suit]} x={81} y={31} size={16} />
          </g>
        </g>
      ))}
    </svg>
  );
}
