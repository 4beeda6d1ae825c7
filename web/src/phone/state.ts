// The state of the page: a hand on this phone, or the reason why a text is not one. A hand is covered until its owner opens it.
import { computed, signal } from "@preact/signals";
import { decks } from "../games/hands";
import type { HandFault } from "../hand/code";
import { forgetMessages } from "../i18n/i18n";
import { forget, type KeptHand, keep, keptHands, keptOf, takeText } from "./kept";

/** The hand that is shown; null where there is none. */
export const shown = signal<KeptHand | null>(null);
/** Why the last text was no hand. */
export const fault = signal<HandFault | null>(null);
export const isOpen = signal(false);
/** The hands of other matches. */
export const others = signal<readonly KeptHand[]>([]);

const kept = computed(decks);

function show(hand: KeptHand | null): void {
  cover();
  shown.value = hand;
  others.value = keptHands(kept.value).filter(({ code }) => code.tag !== hand?.code.tag);
}

/** Show the hand that came last, if any. */
export const showNewest = (): void => show(keptHands(kept.value)[0] ?? null);

/** Take a text that was scanned or typed. */
export function take(text: string): void {
  const found = takeText(text, kept.value);
  fault.value = typeof found === "string" ? found : null;
  show(typeof found === "string" ? null : found);
}

export function choose(hand: KeptHand): void {
  fault.value = null;
  show(hand);
}

/** Open the hand as it is kept now: another tab may have changed it. */
export function open(): void {
  const now = shown.value && keptOf(shown.value.code.tag, kept.value);
  shown.value = now;
  isOpen.value = now !== null;
}

/** Cover the hand, and let nothing that tells of its cards stay. */
export function cover(): void {
  isOpen.value = false;
  forgetMessages();
}

export function deleteShown(): void {
  if (shown.value) forget(shown.value);
  showNewest();
}

const toggled = <Value>(list: readonly Value[], value: Value): readonly Value[] =>
  list.includes(value) ? list.filter((each) => each !== value) : [...list, value];

function change(changes: Partial<Pick<KeptHand, "crossed" | "apart">>): void {
  const hand = shown.value;
  // a newer code may have come in another tab: that one stays, and is covered
  if (hand && keptOf(hand.code.tag, kept.value)?.text === hand.text) {
    shown.value = { ...hand, ...changes };
    keep(shown.value);
  } else showNewest();
}

/** Cross a number out, or in again. */
export const cross = (number: number): void => change({ crossed: toggled(shown.value?.crossed ?? [], number) });

/** Lay a card apart from the hand, or back. */
export const layApart = (card: string): void => change({ apart: toggled(shown.value?.apart ?? [], card) });
