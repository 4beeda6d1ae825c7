// A card's face whichever deck it is of, and the back that all share. A ghost's card is a paper lantern in the dusk before
// one half of the moon, of which the other side's card has the other half; a playing card has behind its index and suit the
// half that its colour is.
import { locale } from "../../i18n/i18n";
import { CardFrame } from "../../table/faces/CardFrame";
import { Drawing, type Picture } from "../../table/faces/Drawing";
import { frenchSuits } from "../../table/faces/french";
import { PlayingCard } from "../../table/faces/PlayingCard";
import type { CardLooks } from "../../table/types";
import { HANA } from "./box";
import { cardName, cardOf, ghostKey, isGhost, shortName } from "./cards";
import { EventSign } from "./events";
import ghosts from "./ghosts.json";
import { Lantern, type LanternLook, type Parts } from "./Lantern";
import type { GhostCard, TrumpCard } from "./shapes";
import "./face.css";

/** The background of cards: dusk with a half of the moon, its flat side on the card's edge, and the back. */
export const GROUNDS = import.meta.glob<Picture>("./grounds/*.svg", {
  query: "?drawing",
  import: "default",
  eager: true,
});

/** The ghosts' lanterns, by the word that a ghost's cards begin with. */
export const LOOKS: Readonly<Record<string, LanternLook>> = { hana: HANA, ...ghosts };

/** A ghost's crest, by which two halves of a couple are found. */
export const CRESTS = import.meta.glob<Picture>("./crests/*.svg", {
  query: "?drawing",
  import: "default",
  eager: true,
});

/** About how long a text is, in its own size: Latin letters are narrower. */
const emsOf = (text: string): number => [...text].reduce((sum, each) => sum + (each > "\u2e80" ? 1 : 0.58), 0);

const longest = (lines: readonly string[]) => Math.max(...lines.map(emsOf));

/** A name on two lines as even as its spaces let them be; one of a single word stays whole. */
function twoLines(name: string): string[] {
  const words = name.split(" ");
  const cuts = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  return cuts.toSorted((a, b) => longest(a) - longest(b))[0] ?? [name];
}

/** Text of a name on one or two lines: its lines and the size at which the longer one fits into 88 units. */
function nameLines(name: string): { lines: string[]; size: number } {
  const one = Math.min(18, 88 / emsOf(name));
  const lines = twoLines(name);
  if (one >= 14 || lines.length < 2) return { lines: [name], size: one };
  return { lines, size: Math.min(15.5, 88 / longest(lines)) };
}

function Name({ name }: { name: string }) {
  const { lines, size } = nameLines(name);
  const first = lines.length === 1 ? 125 + size * 0.36 : 121.3;
  return (
    <text class="gc-name" font-size={size}>
      {lines.map((line, at) => (
        <tspan key={line} x="50" y={first + at * 13.5}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const PARTS: Parts = import.meta.glob("./*/*.svg", {
  base: "./lantern",
  query: "?drawing",
  import: "default",
  eager: true,
});

/** The lantern of the ghost whose cards begin with that word. */
export function GhostLantern({ ghost, side }: { ghost: string; side: 0 | 1 }) {
  const look = LOOKS[ghost];
  return look ? <Lantern look={look} parts={PARTS} crest={CRESTS[`./crests/${ghost}.svg`]} side={side} /> : null;
}

/** A card's face; the element around it has the name. */
function GhostFace({ card }: { card: GhostCard }) {
  const ghost = ghostKey(card.id);
  return (
    <CardFrame class="gc-face" card={card.id} keep="top">
      <Drawing of={GROUNDS[`./grounds/${card.side}.svg`]} />
      <GhostLantern ghost={ghost} side={card.side} />
      {card.points !== 0 && <PointsSeal points={card.points} y={card.event ? 83 : 18} />}
      {card.event && <EventSeal event={card.event} x={3} y={3} />}
      {card.ability.length > 0 && <Bond />}
      <Name name={card.name[locale.value]} />
    </CardFrame>
  );
}

/** The card's points as a vermilion seal. */
export function PointsSeal({ points, x = 18, y = 18 }: { points: number; x?: number; y?: number }) {
  return (
    <g class={y > 70 ? "gc-seal gc-seal-low" : "gc-seal"}>
      <circle class="seal-points" cx={x} cy={y} r="15.5" />
      <text class="seal-number" font-size={points < 0 ? 19 : 24} x={x} y={y + (points < 0 ? 6.5 : 8.5)}>
        {points < 0 ? `−${-points}` : points}
      </text>
    </g>
  );
}

/** The event that its couple brings, as a dark seal. */
export function EventSeal({ event, x, y }: { event: number; x: number; y: number }) {
  return (
    <g class="gc-seal">
      <rect class="seal-event" x={x} y={y} width="31" height="31" rx="6" />
      <EventSign event={event} x={x + 4} y={y + 4} size={23} />
    </g>
  );
}

/** Two rings: this character has an ability. */
export function Bond() {
  return (
    <g class="gc-seal gc-seal-right">
      <circle class="card-sheet" cx="84" cy="16" r="12.5" />
      <circle class="gc-bond" cx="80.5" cy="16" r="5" />
      <circle class="gc-bond" cx="87.5" cy="16" r="5" />
    </g>
  );
}

/** The same as a picture next to text. */
export function BondBadge() {
  return (
    <svg class="gc-badge" viewBox="71 3 26 26" aria-hidden="true">
      <Bond />
    </svg>
  );
}

export const SUITS = frenchSuits({ S: "#23242f", H: "#b3301f", D: "#b3301f", C: "#23242f" });
const TRUMP_MOON = ["M99 27A43 43 0 0 0 99 113z", "M1 27A43 43 0 0 1 1 113z"] as const;

function TrumpFace({ card }: { card: TrumpCard }) {
  const { suit, side, rank, points, event } = card;
  if (suit === null || side === null || rank === null) return <JokerFace card={card} />;
  return (
    <PlayingCard
      class="gc-face"
      card={card.id}
      suit={SUITS[suit]}
      rank={rank}
      keep="top"
      aside={event !== null}
      ground={<path class="gc-moon-pale" d={TRUMP_MOON[side]} />}
    >
      {points !== 0 && <PointsSeal points={points} x={80} y={20} />}
      {event && <EventSeal event={event} x={4} y={69} />}
    </PlayingCard>
  );
}

/** The jokers: two lanterns that go with every card. */
function JokerFace({ card }: { card: TrumpCard }) {
  return (
    <CardFrame class="gc-face" card={card.id} keep="top">
      <Drawing of={GROUNDS["./grounds/joker.svg"]} />
      <GhostLantern ghost={card.id === "JO1" ? "lantern" : "star"} side={card.id === "JO1" ? 0 : 1} />
      <PointsSeal points={card.points} />
      <text class="gc-name" font-size="17" x="50" y="131">
        JOKER
      </text>
    </CardFrame>
  );
}

export function Face({ card: id }: { card: string }) {
  const card = cardOf(id);
  if (!card) return null;
  return isGhost(card) ? <GhostFace card={card} /> : <TrumpFace card={card} />;
}

/** The back: the same for every card, and the same when it is turned round. */
export const Back = () => (
  <CardFrame class="gc-back" back keep="middle">
    <Drawing of={GROUNDS["./grounds/back.svg"]} />
  </CardFrame>
);

export const looks: CardLooks = { Face, Back, name: cardName, signs: shortName };
