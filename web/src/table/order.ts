// The order of a hand: the game's, or its owner's own. That is remembered for each match and seat while the page lives.
import { signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useContext, useLayoutEffect, useRef, useState } from "preact/hooks";
import { handOrder } from "../device/settings";
import { OwnHand } from "./AtTable";

const orders = signal<ReadonlyMap<string, readonly string[]>>(new Map());

/** The ways in which a hand's owner moves its cards. */
export interface Order {
  /** The card last touched, if it is still there. */
  readonly held: string | null;
  readonly hold: (card: string) => void;
  /** Lay it at its release point in the window. */
  readonly drop: (card: string, x: number, y: number) => void;
  readonly step: (card: string, by: -1 | 1) => void;
}

/** `cards` as they were laid; cards that were not there then come last, in the game's order. */
function arranged(cards: readonly string[], order: readonly string[]): readonly string[] {
  const place = new Map(order.map((card, index) => [card, index]));
  const known = cards.filter((card) => place.has(card));
  known.sort((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0));
  return [...known, ...cards.filter((card) => !place.has(card))];
}

function inserted(cards: readonly string[], card: string, to: number): readonly string[] {
  const others = cards.filter((each) => each !== card);
  return [...others.slice(0, Math.max(0, to)), card, ...others.slice(Math.max(0, to))];
}

interface Ordered {
  readonly cards: readonly string[];
  /** Null where the game orders them. */
  readonly mover: Order | null;
}

/** The cards in the order to be shown in `list`, and how to move them. */
export function useOrder(dealt: readonly string[], list: RefObject<HTMLElement | null>): Ordered {
  const hand = useContext(OwnHand);
  const [touched, hold] = useState<string | null>(null);
  const refocus = useRef<HTMLElement | null>(null);
  // a card that changes places in the document loses the focus
  useLayoutEffect(() => {
    refocus.current?.focus({ preventScroll: true });
    refocus.current = null;
  });
  if (handOrder.value === "automatic" || !hand) return { cards: dealt, mover: null };
  const cards = arranged(dealt, orders.value.get(hand) ?? dealt);
  const move = (card: string, to: number) => {
    refocus.current = document.activeElement as HTMLElement | null;
    orders.value = new Map(orders.value).set(hand, inserted(cards, card, to));
  };
  const step = (card: string, by: -1 | 1) => move(card, Math.min(cards.indexOf(card) + by, cards.length - 1));
  const drop = (card: string, x: number, y: number) => move(card, placeAt(list.current, x, y));
  return { cards, mover: { held: touched && cards.includes(touched) ? touched : null, hold, drop, step } };
}

/** The place in the hand nearest to a point of the window. */
function placeAt(list: HTMLElement | null, x: number, y: number): number {
  const away = [...(list?.querySelectorAll("[data-card]") ?? [])].map((card) => {
    const box = (card.parentElement ?? card).getBoundingClientRect();
    return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
  });
  return away.indexOf(Math.min(...away));
}
