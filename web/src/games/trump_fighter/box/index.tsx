// Super Trump Fighter's box on the shelf: two fighters' cards crossing in a burst. A fighter is a comic bust: one strong
// outline and one colour, printed in halftone.
import type { ComponentChildren } from "preact";
import { Drawing, type Picture } from "../../../table/faces/Drawing";
import type { GameBox } from "../../../table/types";
import "../bust.css";
import "./emblem.css";

interface Bust {
  of: Picture | undefined;
  /** Within a drawing, where browsers take the size from attributes. */
  size?: number;
}

/** A fighter's bust in a box of 120; the element around it has the name. */
export const Bust = ({ of, size }: Bust) => (
  <svg
    class="tf-fighter"
    width={size}
    height={size}
    viewBox="0 0 120 120"
    preserveAspectRatio="xMidYMax"
    aria-hidden="true"
  >
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
  <svg class="emblem tf-emblem" viewBox="0 0 200 140" aria-hidden="true">
    <rect class="tf-burst-paper" x="-300" y="-300" width="800" height="740" />
    {RAYS.map((angle) => (
      <path key={angle} class="tf-burst" d="M100 70L484 30V110z" transform={`rotate(${angle} 100 70)`} />
    ))}
    {children}
  </svg>
);

function Emblem() {
  return (
    <Burst>
      <g transform="translate(13 15) scale(.88) rotate(-8 60 60)">
        <Bust of={BUSTS["../fighters/hinata.svg"]} size={120} />
      </g>
      <g transform="translate(82 21) scale(.88) rotate(8 60 60)">
        <Bust of={BUSTS["../fighters/calabaza.svg"]} size={120} />
      </g>
    </Burst>
  );
}

/** A spade in a burst. */
const CREST =
  "M50 10L58 22L70 15L71 29L85 30L78 42L90 50L78 58L85 70L71 71L70 85L58 78L50 90L42 78L30 85L29 71L15 70L22 58L10 50L22 42L15 30L29 29L30 15L42 22zM50 27C45 37 32 43 32 55C32 64 43 66 48 59C48 66 46 70 42 73h16C54 70 52 66 52 59C57 66 68 64 68 55C68 43 55 37 50 27z";

export const box: GameBox = { accent: "#c8321f", Emblem, crest: CREST };
