// A card's face whichever deck it is of, and the back that all share.
import { CardFrame } from "../../table/faces/CardFrame";
import type { CardLooks } from "../../table/types";
import { cardName, cardOf, isGhost, shortName } from "./cards";
import { GhostFace } from "./GhostFace";
import { TrumpFace } from "./TrumpFace";
import "./face.css";

export function Face({ card: id }: { card: string }) {
  const card = cardOf(id);
  if (!card) return null;
  return isGhost(card) ? <GhostFace card={card} /> : <TrumpFace card={card} />;
}

export const looks: CardLooks = { Face, Back, name: cardName, signs: shortName };

const STARS = "M20 24h3v3h-3zM74 18h2.4v2.4h-2.4zM84 46h2v2h-2zM14 58h2.4v2.4h-2.4z";

/** The back: the same for every card, and the same when it is turned round. */
export function Back() {
  return (
    <CardFrame class="gc-back" back keep="middle">
      <rect class="gc-back-night" x="6" y="6" width="88" height="128" rx="4" />
      <path class="gc-back-star" d={STARS} />
      <path class="gc-back-star" d={STARS} transform="rotate(180 50 70)" />
      <circle class="gc-back-ring" cx="50" cy="70" r="30" />
      <path class="gc-back-moon" d="M50 46a24 24 0 0 1 0 48a12 12 0 0 1 0-24a12 12 0 0 0 0-24z" />
      <path class="gc-back-moon gc-back-dim" d="M50 94a24 24 0 0 1 0-48a12 12 0 0 1 0 24a12 12 0 0 0 0 24z" />
    </CardFrame>
  );
}
