// The emblem on Super Trump Fighter's box: two fighters' cards crossing in a burst.
import { Bust } from "../Bust";
import { CALABAZA, HINATA } from "./looks";
import "./emblem.css";

const RAYS = Array.from({ length: 18 }, (_, ray) => ray * 20);

export function Emblem() {
  return (
    <svg class="emblem tf-emblem" viewBox="0 0 200 140" aria-hidden="true">
      <rect class="tf-burst-paper" width="200" height="140" rx="6" />
      {RAYS.map((angle) => (
        <path key={angle} class="tf-burst" d="M100 70L196 60V80z" transform={`rotate(${angle} 100 70)`} />
      ))}
      <g transform="translate(14 22) rotate(-8 44 48) scale(.8)">
        <Bust id="hinata" look={HINATA} />
      </g>
      <g transform="translate(92 26) rotate(8 44 48) scale(.8)">
        <Bust id="calabaza" look={CALABAZA} />
      </g>
    </svg>
  );
}
