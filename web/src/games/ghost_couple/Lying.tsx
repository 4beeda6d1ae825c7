// A card on a cell of the board, drawn to the cell's edges in every shape, so that the two halves of a couple are easy
// to see. A tap shows its name.

import { Rank } from "../../table/faces/CardFrame";
import { Drawing } from "../../table/faces/Drawing";
import { SuitMark } from "../../table/faces/suits";
import { cardOf, ghostKey, isGhost } from "./cards";
import { Bond, CRESTS, EventSeal, GhostLantern, GROUNDS, LOOKS, PointsSeal, SUITS } from "./Face";
import type { GhostCard, TrumpCard } from "./shapes";

/** The half of the moon that a card has, its flat side on the edge. */
const MOONS = ["M100 -2A57 57 0 0 0 100 112z", "M0 -2A57 57 0 0 1 0 112z"] as const;
/** So far beyond a square that no cell shows where its ground ends. */
const GROUND = { x: -100, y: -100, width: 300, height: 300 } as const;

/** A card face up; the cell around it carries the name. */
export function Lying({ card: id }: { card: string }) {
  const card = cardOf(id);
  if (!card) return null;
  return (
    <svg class="face gc-face" viewBox="0 0 100 110" aria-hidden="true" data-face={id}>
      {isGhost(card) ? <Ghost card={card} /> : <Trump card={card} />}
    </svg>
  );
}

function Ghost({ card }: { card: GhostCard }) {
  const ghost = ghostKey(card.id);
  return (
    <>
      <rect class={`gc-dusk-${card.side}`} {...GROUND} />
      <path class="gc-moon" d={MOONS[card.side]} />
      <GhostLantern ghost={ghost} side={card.side} />
      <g
        fill={LOOKS[ghost]?.ink ?? ""}
        stroke={LOOKS[ghost]?.ink ?? ""}
        transform={`translate(${card.side ? 4 : 68} 78) scale(1.17)`}
      >
        <circle class="gc-medal" stroke="none" cx="12" cy="12" r="14" />
        <Drawing of={CRESTS[`./crests/${ghost}.svg`]} />
      </g>
      {card.points !== 0 && <PointsSeal points={card.points} x={18} y={18} />}
      {card.event && <EventSeal event={card.event} x={card.side ? 66 : 3} y={75} />}
      {card.ability.length > 0 && <Bond />}
    </>
  );
}

function Trump({ card: { id, suit, side, rank, points, event } }: { card: TrumpCard }) {
  if (suit === null || side === null || rank === null)
    return (
      <>
        <rect class="gc-dusk-1" {...GROUND} />
        <circle class="gc-moon" cx="50" cy="55" r="50" />
        <GhostLantern ghost={id === "JO1" ? "lantern" : "star"} side={id === "JO1" ? 0 : 1} />
        <PointsSeal points={points} />
      </>
    );
  const look = SUITS[suit];
  return (
    <>
      <rect class="gc-paper" {...GROUND} />
      <path class="gc-moon-pale" d={MOONS[side]} />
      <g fill={look.ink}>
        <Rank of={rank} x={7} y={45} size={50} />
        <SuitMark of={look} x={event ? 40 : 31} y={48} size={56} large />
      </g>
      {points !== 0 && <PointsSeal points={points} x={81} y={20} />}
      {event && <EventSeal event={event} x={4} y={75} />}
    </>
  );
}

/** The back of a card on the board: whole in a cell of any shape. */
export const Back = () => (
  <svg class="back gc-back" viewBox="12 22 76 96" aria-hidden="true">
    <rect class="gc-back-night" {...GROUND} />
    <Drawing of={GROUNDS["./grounds/back.svg"]} />
  </svg>
);
