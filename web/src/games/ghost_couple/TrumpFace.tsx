// A playing card of our own: behind its index and suit the half of the moon that its colour is.
import { CardFrame } from "../../table/faces/CardFrame";
import { PlayingCard } from "../../table/faces/PlayingCard";
import { frenchSuits } from "../../table/faces/suits";
import { EventSeal, GhostLantern, PointsSeal } from "./GhostFace";
import type { PlayingCard as Card } from "./shapes";

const SUITS = frenchSuits({ S: "#23242f", H: "#b3301f", D: "#b3301f", C: "#23242f" });
const HALVES = ["M93 27A43 43 0 0 0 93 113z", "M7 27A43 43 0 0 1 7 113z"] as const;

export function TrumpFace({ card }: { card: Card }) {
  const { suit, side, rank, points, event } = card;
  if (suit === null || side === null || rank === null) return <JokerFace card={card} />;
  return (
    <PlayingCard
      class="gc-face"
      card={card.id}
      suit={SUITS[suit]}
      rank={rank}
      keep="top"
      ground={<path class="gc-moon-pale" d={HALVES[side]} />}
    >
      {points !== 0 && <PointsSeal points={points} x={80} y={20} />}
      {event && <EventSeal event={event} x={5} y={100} />}
    </PlayingCard>
  );
}

/** The jokers: two lanterns that go with everybody. */
function JokerFace({ card }: { card: Card }) {
  return (
    <CardFrame class="gc-face" card={card.id} keep="top">
      <rect class="gc-dusk-1" x="7" y="7" width="86" height="104" rx="3" />
      <circle class="gc-moon" cx="50" cy="60" r="42" />
      <GhostLantern ghost={card.id === "JO1" ? "lantern" : "star"} side={card.id === "JO1" ? 0 : 1} />
      <PointsSeal points={card.points} />
      <text class="gc-name" font-size="17" x="50" y="131">
        JOKER
      </text>
    </CardFrame>
  );
}
