// Akuma Trick's card faces: a demon on coloured paper, its rank twice on a badge whose shape tells the colour.
import type { Colour } from "../../door/door";
import { cardOf } from "./cards";
import { Demon } from "./demon";
import "./face.css";

/** Badges round (0, 0), 21 units to each side: sun, heart, clover, diamond, drop, tile. */
const BADGES: Record<Colour, string> = {
  Y: "M0-22l5 5l7-2l2 7l7 3l-2 7l4 6l-6 4l-1 7l-8 0l-6 5l-6-5l-8 1l-1-8l-7-4l4-6l-3-7l7-3l2-7l7 1z",
  P: "M0 23C-24 9-26-20-11-20C-5-20-2-17 0-13C2-17 5-20 11-20C26-20 24 9 0 23z",
  G: "M0-17C4-28 26-27 22-9C31-5 31 9 21 11C25 27 4 29 0 20C-4 29-25 27-21 11C-31 9-31-5-22-9C-26-27-4-28 0-17z",
  V: "M0-25L22 0L0 25L-22 0z",
  B: "M0-26C6-16 21-8 21 4A21 19 0 0 1-21 4C-21-8-6-16 0-26z",
  W: "M-19-19L19-20L20 19L-20 20z",
};

/** What a rank does, as a sign in a free corner; 24 units to each side. */
const SIGNS: Record<number, string> = {
  2: "M4 11h10v12h-10zM20 15v-10h-8M15 1.5l-4 3.500l4 3.5",
  4: "M5 5l14 14M19 5l-14 14",
  5: "M3 8h16M14 3l5 5l-5 5M21 17h-16M10 12l-5 5l5 5",
  6: "M5 11h14v11h-14zM8 11v-4a4 4 0 0 1 8 0v4M12 15v3",
  8: "M6 6h.1M18 6h.1M6 18h.1M18 18h.1",
};

/** A colour's badge alone, as high as the text around it. */
export function ColourSign({ colour }: { colour: Colour }) {
  return (
    <svg class={`ak-sign ak-${colour}`} viewBox="-27 -27 54 54" aria-hidden="true">
      <path d={BADGES[colour]} />
    </svg>
  );
}

/** What a rank does, as the sign on its cards. */
export function EffectSign({ rank }: { rank: number }) {
  return (
    <svg class="ak-effect-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path class={rank === 8 ? "ak-effect ak-dots" : "ak-effect"} d={SIGNS[rank] ?? ""} />
    </svg>
  );
}

function Corner({ colour, rank, turned = false }: { colour: Colour; rank: number; turned?: boolean }) {
  return (
    <g transform={turned ? "rotate(180 50 70)" : undefined}>
      <g transform="translate(26 28)">
        <path class="ak-badge" d={BADGES[colour]} />
        <text class="ak-rank" y={colour === "B" ? 18 : 15}>
          {rank}
        </text>
        {(rank === 6 || rank === 9) && <path class="ak-under" d={colour === "B" ? "M-10 22h20" : "M-11 20.500h22"} />}
      </g>
      <path class={rank === 8 ? "ak-effect ak-dots" : "ak-effect"} d={SIGNS[rank] ?? ""} transform="translate(68 10)" />
    </g>
  );
}

interface PictureProps {
  colour: Colour;
  rank: number;
}

function Picture({ colour, rank }: PictureProps) {
  return (
    <>
      <rect class="ak-paper" x="1" y="1" width="98" height="138" rx="7" />
      <path class={`ak-panel ak-${colour}`} d="M6 8q2-2 5-2l78 .5q4 0 5 4l-.5 119q-.5 4-5 4.500l-78 .5q-4 0-5-5z" />
      <g transform="translate(50 77)">
        <Demon colour={colour} rank={rank} />
      </g>
      <Corner colour={colour} rank={rank} />
      <Corner colour={colour} rank={rank} turned />
    </>
  );
}

/** A card's face; the button or item around it carries the name. */
export function Face({ card }: { card: string }) {
  const shown = cardOf(card);
  if (!shown) return null;
  return (
    <svg class="face ak-face" viewBox="0 0 100 140" aria-hidden="true">
      <Picture colour={shown.colour} rank={shown.rank} />
    </svg>
  );
}

const ON_THE_BOX: readonly PictureProps[] = [
  { colour: "Y", rank: 9 },
  { colour: "P", rank: 2 },
  { colour: "V", rank: 7 },
  { colour: "B", rank: 3 },
  { colour: "G", rank: 0 },
];

/** The box on the shelf: five demons under a crescent on night paper. */
export function Emblem() {
  return (
    <svg class="emblem ak-face" viewBox="0 0 200 140" aria-hidden="true">
      <rect class="ak-night" x="2" y="2" width="196" height="136" rx="8" />
      <path class="ak-moon" d="M168 18a20 20 0 1 0 12 30a16 16 0 0 1-12-30z" />
      <path class="ak-star" d="M30 24h.1M62 16h.1M104 26h.1M18 56h.1M138 22h.1M186 74h.1" />
      {ON_THE_BOX.map(({ colour, rank }, index) => (
        <g
          key={colour}
          transform={`translate(${38 + index * 31} ${index % 2 ? 104 : 84}) scale(${index % 2 ? 0.7 : 0.8})`}
        >
          <Demon colour={colour} rank={rank} />
        </g>
      ))}
    </svg>
  );
}
