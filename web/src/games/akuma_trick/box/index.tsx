// Akuma Trick's box on the shelf: five demons under a crescent on night paper.
import type { GameBox } from "../../../table/types";
import { Demon, type Parts } from "../demon";
import type { Colour } from "../shapes";
import "../face.css";

const DEMONS: readonly { readonly colour: Colour; readonly rank: number }[] = [
  { colour: "Y", rank: 9 },
  { colour: "P", rank: 2 },
  { colour: "V", rank: 7 },
  { colour: "B", rank: 3 },
  { colour: "G", rank: 0 },
];

/** The parts of {@link DEMONS}. */
const PARTS: Parts = import.meta.glob("./{{body,spike}/{Y,P,V,B,G},mood/{9,2,7,3,0}}.svg", {
  base: "../demon",
  query: "?drawing",
  import: "default",
  eager: true,
});

function Emblem() {
  return (
    <svg class="emblem ak-face" viewBox="0 0 200 140" preserveAspectRatio="xMidYMax" aria-hidden="true">
      <rect class="ak-night" x="-300" y="-300" width="800" height="740" />
      <path class="ak-moon" d="M168 18a20 20 0 1 0 12 30a16 16 0 0 1-12-30z" />
      <path
        class="ak-star"
        d="M30 24h.1M62 16h.1M104 26h.1M18 56h.1M138 22h.1M186 74h.1M-22 38h.1M-54 74h.1M-76 22h.1M224 32h.1M250 84h.1M272 18h.1M44-16h.1M88-34h.1M142-20h.1M186-38h.1M16-46h.1"
      />
      {DEMONS.map(({ colour, rank }, index) => (
        <g
          key={colour}
          transform={`translate(${38 + index * 31} ${index % 2 ? 104 : 84}) scale(${index % 2 ? 0.7 : 0.8})`}
        >
          <Demon colour={colour} rank={rank} parts={PARTS} />
        </g>
      ))}
    </svg>
  );
}

/** A demon's head. */
const CREST =
  "M26 42C19 33 18 24 22 15C27 23 34 29 43 31C47 30 53 30 57 31C66 29 73 23 78 15C82 24 81 33 74 42C78 48 80 54 79 60C76 76 65 86 50 86C35 86 24 76 21 60C20 54 22 48 26 42zM31 47q13 0 15 13q-14 1-15-13zM69 47q-13 0-15 13q14 1 15-13zM31 67q19 8 38 0q-4 13-19 13t-19-13z";

export const box: GameBox = { accent: "#5f63b8", Emblem, crest: CREST };
