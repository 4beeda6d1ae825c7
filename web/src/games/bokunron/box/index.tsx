// Bokunron's box on the shelf: three of the court, the crown above them.
import { Drawing, type Picture } from "../../../table/faces/Drawing";
import { INKS } from "../../../table/faces/suits";
import type { GameBox } from "../../../table/types";
import "../face.css";
import "../signs.css";

const FAN = [
  { rank: "J", suit: "C", turn: -18 },
  { rank: "K", suit: "H", turn: 18 },
  { rank: "Q", suit: "D", turn: 0 },
] as const;

/** The tyrant's crown, in a square of 20. */
export const CROWN = "M2 17.5L.8 5.5L6 9.5L10 1.5L14 9.5L19.2 5.5L18 17.5z";

const FIGURES = import.meta.glob<Picture>("../court/{J,K,Q}.svg", {
  query: "?drawing",
  import: "default",
  eager: true,
});

function Emblem() {
  return (
    <svg class="emblem" viewBox="0 8 200 140" aria-hidden="true">
      <rect class="bk-back-sheet" x="-300" y="-300" width="800" height="740" />
      <path
        class="bk-rays"
        d="M100 74L-268-190H-140zM100 74L12-190h176zM100 74L340-190h128zM100 74L468-22v128zM100 74L-268-22v128z"
      />
      {FAN.map(({ rank, suit, turn }) => (
        <g key={rank} transform={`rotate(${turn} 100 190) translate(${70 + turn} 44) scale(.6)`}>
          <rect class="card-sheet bk-sheet-lead" x="1" y="1" width="98" height="138" rx="6" />
          <rect class="bk-border bk-border-lead" x="5" y="5" width="90" height="130" rx="4" />
          <g fill={INKS[suit]}>
            <Drawing of={FIGURES[`../court/${rank}.svg`]} />
          </g>
        </g>
      ))}
      <g class="bk-crown" transform="translate(85 13) scale(1.5)">
        <path d={CROWN} />
        <path class="bk-crown-band" d="M2.4 14.2h15.2" />
      </g>
    </svg>
  );
}

/** The tyrant's crown. */
const CREST =
  "M24 78L18 36L35 50L50 24L65 50L82 36L76 78zM24 66h52v4h-52zM50 12a6 6 0 1 0 .1 0zM15 24a5 5 0 1 0 .1 0zM85 24a5 5 0 1 0 .1 0z";

export const box: GameBox = { accent: "#ad2f18", Emblem, crest: CREST };
