// A playing card of our own: a large index, its suit, and behind it the half of the moon that its colour is.
import type { PlayingCard, Suit } from "../../door/door";
import { EventSign } from "./EventSign";
import { Lantern, PointsSeal } from "./GhostFace";

/** The suits in a box of 20. */
const SUITS: Readonly<Record<Suit, string>> = {
  H: "M10 18.5C3.5 13 1 10 1 6.2A4.6 4.6 0 0 1 10 5A4.6 4.6 0 0 1 19 6.2C19 10 16.5 13 10 18.5z",
  D: "M10 .8L17.5 10L10 19.2L2.5 10z",
  S: "M10 1C15 6 19 8.5 19 12.3A4 4 0 0 1 11.8 14.5Q11.8 17.5 14 19H6Q8.2 17.5 8.2 14.5A4 4 0 0 1 1 12.3C1 8.5 5 6 10 1z",
  C: "M10 1a4.3 4.3 0 0 1 3.3 7A4.3 4.3 0 1 1 11.6 14.8Q11.8 17.5 14 19H6Q8.2 17.5 8.4 14.8A4.3 4.3 0 1 1 6.7 8A4.3 4.3 0 0 1 10 1z",
};
const HALVES = ["M93 37A43 43 0 0 0 93 123z", "M7 37A43 43 0 0 1 7 123z"] as const;

function SuitShape({ suit, x, y, size }: { suit: Suit; x: number; y: number; size: number }) {
  return <path d={SUITS[suit]} transform={`translate(${x} ${y}) scale(${size / 20})`} />;
}

export function TrumpFace({ card }: { card: PlayingCard }) {
  if (card.suit === null || card.side === null) return <JokerFace card={card} />;
  return (
    <svg class="gc-face" viewBox="0 0 100 140" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect class="gc-paper" x="1" y="1" width="98" height="138" rx="7" />
      <path class="gc-moon-pale" d={HALVES[card.side]} />
      <g class={card.side === 0 ? "gc-red" : "gc-black"}>
        <text
          class="gc-rank"
          x="8"
          y="43"
          textLength={card.rank === "10" ? 44 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {card.rank}
        </text>
        {(card.rank === "6" || card.rank === "9") && <path d="M9 46h20v4h-20z" />}
        <SuitShape suit={card.suit} x={62} y={10} size={29} />
        <SuitShape suit={card.suit} x={22} y={53} size={56} />
      </g>
      {card.points !== 0 && <PointsSeal points={card.points} x={80} y={98} />}
      {card.event && (
        <>
          <rect class="seal-event" x="5" y="83" width="31" height="31" rx="6" />
          <EventSign event={card.event} x={9} y={87} size={23} />
        </>
      )}
    </svg>
  );
}

/** The jokers: two lanterns that go with everybody. */
function JokerFace({ card }: { card: PlayingCard }) {
  return (
    <svg class="gc-face" viewBox="0 0 100 140" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect class="gc-paper" x="1" y="1" width="98" height="138" rx="7" />
      <rect class="gc-dusk-1" x="7" y="7" width="86" height="104" rx="3" />
      <circle class="gc-moon" cx="50" cy="60" r="42" />
      <Lantern ghost={card.id === "JO1" ? "lantern" : "star"} side={card.id === "JO1" ? 0 : 1} />
      <PointsSeal points={card.points} />
      <text class="gc-name" font-size="17" x="50" y="131">
        JOKER
      </text>
    </svg>
  );
}
