// Super Trump Fighter's box on the shelf: two fighters' cards crossing in a burst. A fighter is a comic bust: one strong
// outline and one colour, printed in halftone.
import type { ComponentChildren } from "preact";
import { Drawing, type Picture } from "../../../table/faces/Drawing";
import type { GameBox } from "../../../table/types";
import "../bust.css";
import "./emblem.css";

/** A fighter's bust in a box of 120; the element around it has the name. */
export const Bust = ({ of }: { of: Picture | undefined }) => (
  <svg class="tf-fighter" viewBox="0 0 120 120" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <Drawing of={of} />
  </svg>
);

const BUSTS = import.meta.glob<Picture>("../fighters/{hinata,calabaza}.svg", {
  query: "?drawing",
  import: "default",
  eager: true,
});

const RAYS = Array.from({ length: 18 }, (_, ray) => ray * 20);

/** A burst of 200 by 140 behind busts. */
export const Burst = ({ children }: { children: ComponentChildren }) => (
  <svg class="emblem tf-emblem" viewBox="0 0 200 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="tf-burst-paper" width="200" height="140" rx="6" />
    {RAYS.map((angle) => (
      <path key={angle} class="tf-burst" d="M100 70L196 60V80z" transform={`rotate(${angle} 100 70)`} />
    ))}
    {children}
  </svg>
);

function Emblem() {
  return (
    <Burst>
      <g transform="translate(14 22) rotate(-8 44 48) scale(.8)">
        <Bust of={BUSTS["../fighters/hinata.svg"]} />
      </g>
      <g transform="translate(92 26) rotate(8 44 48) scale(.8)">
        <Bust of={BUSTS["../fighters/calabaza.svg"]} />
      </g>
    </Burst>
  );
}

export const box: GameBox = { accent: "#c8321f", Emblem };
