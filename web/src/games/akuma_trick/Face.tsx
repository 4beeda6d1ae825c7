// Akuma Trick's card faces: a demon on coloured paper, its rank twice on a badge whose shape tells the colour.
import { CardFrame, Corners, Rank } from "../../table/faces/CardFrame";
import type { CardLooks } from "../../table/types";
import { COLOURS, cardName, cardOf, type Special } from "./cards";
import { Demon } from "./demon";
import type { Colour } from "./shapes";
import "./face.css";

/** What a rank does, as a sign in a free corner; 24 units to each side. */
const SIGNS: Record<Special, string> = {
  steal: "M4 11h10v12h-10zM20 15v-10h-8M15 1.5l-4 3.500l4 3.5",
  multiply: "M5 5l14 14M19 5l-14 14",
  reverse: "M3 8h16M14 3l5 5l-5 5M21 17h-16M10 12l-5 5l5 5",
  lock: "M5 11h14v11h-14zM8 11v-4a4 4 0 0 1 8 0v4M12 15v3",
  count_more: "M6 6h.1M18 6h.1M6 18h.1M18 18h.1",
  any_time: "",
};

const signClass = (special: Special) => (special === "count_more" ? "ak-effect ak-dots" : "ak-effect");

/** What a rank does, as the sign on its cards. */
export function EffectSign({ special }: { special: Special }) {
  if (!SIGNS[special]) return null;
  return (
    <svg class="ak-effect-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path class={signClass(special)} d={SIGNS[special]} />
    </svg>
  );
}

interface PictureProps {
  colour: Colour;
  rank: number;
  special?: Special | null;
}

/** The rank on the colour's badge, and what it does. */
function Index({ colour, rank, special }: PictureProps) {
  return (
    <>
      <g transform="translate(26 28)">
        <path class="ak-badge" d={COLOURS[colour].shape} />
        <Rank of={rank} x={0} y={colour === "B" ? 18 : 15} size={43} anchor="middle" />
      </g>
      {special && <path class={signClass(special)} d={SIGNS[special]} transform="translate(68 10)" />}
    </>
  );
}

/** A card's face; the button or item around it carries the name. */
export function Face({ card }: { card: string }) {
  const shown = cardOf(card);
  if (!shown) return null;
  const { colour, rank, special } = shown;
  return (
    <CardFrame class="ak-face" card={card}>
      <path
        class="ak-panel"
        fill={COLOURS[colour].ink}
        d="M6 8q2-2 5-2l78 .5q4 0 5 4l-.5 119q-.5 4-5 4.500l-78 .5q-4 0-5-5z"
      />
      <g transform="translate(50 77)">
        <Demon colour={colour} rank={rank} />
      </g>
      <Corners>
        <Index colour={colour} rank={rank} special={special} />
      </Corners>
    </CardFrame>
  );
}

export const looks: CardLooks = { Face, name: cardName, signs: cardName };
