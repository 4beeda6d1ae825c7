// The page's state: a hand on this phone, or the reason why a text is not one. A hand is covered until it is opened.
import { computed, signal } from "@preact/signals";
import { decks } from "../games/hands";
import type { HandFault } from "../hand/code";
import { forgetMessages } from "../i18n/i18n";
import { forget, type KeptHand, keep, keptHands, keptOf, takeText } from "./kept";

/** The present hand, open or covered; null without one. */
export const shown = signal<KeptHand | null>(null);
/** The reason why the last text was not a hand. */
export const fault = signal<HandFault | null>(null);
export const isOpen = signal(false);
/** All other hands. */
export const others = signal<readonly KeptHand[]>([]);
/** Hands to choose from before a curtain shows: of players who share the phone, or a newer and an older one of a seat. */
export const asked = signal<readonly KeptHand[]>([]);

const kept = computed(decks);

/** Returns all hands if players share the phone: some are of the same game and of different seats. */
function shared(): readonly KeptHand[] {
  const hands = [shown.value ?? [], others.value].flat();
  return hands.some(({ code }) => code.game === hands[0]?.code.game && code.seat !== hands[0].code.seat) ? hands : [];
}

function show(hand: KeptHand | null, choices: readonly KeptHand[] = []): void {
  shown.value = hand;
  others.value = keptHands(kept.value).filter(({ code }) => code.tag !== hand?.code.tag);
  cover();
  asked.value = choices;
}

/** Show the newest hand, if any; where players share the phone, ask whose. */
export function showNewest(): void {
  show(keptHands(kept.value)[0] ?? null);
  asked.value = shared();
}

/** Take a scanned or typed text. */
export function take(text: string): void {
  const found = takeText(text, kept.value);
  fault.value = typeof found === "string" ? found : null;
  const here = typeof found === "string" ? null : (keptOf(found.code.tag, kept.value) ?? found);
  const isOlder = typeof found !== "string" && here?.text !== found.text;
  show(here, here && isOlder ? [here, found] : []);
}

/** Show a hand that its owner has chosen; an older one now replaces the newer one. */
export function choose(hand: KeptHand): void {
  fault.value = null;
  if (asked.value.some(({ code, text }) => code.tag === hand.code.tag && text !== hand.text)) keep(hand);
  show(hand);
}

/** Open the hand as it is stored now: another tab may have changed it. */
export function open(): void {
  const now = shown.value && keptOf(shown.value.code.tag, kept.value);
  shown.value = now;
  isOpen.value = now !== null;
}

/** Cover the hand, and remove every message about its cards. After an open hand, ask whose is wanted next. */
export function cover(): void {
  if (isOpen.value) asked.value = shared();
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
  // another tab may have stored a newer code: it stays, and is shown covered
  if (hand && keptOf(hand.code.tag, kept.value)?.text === hand.text) {
    shown.value = { ...hand, ...changes };
    keep(shown.value);
  } else showNewest();
}

/** Cross a number out, or undo that. */
export const cross = (number: number): void => change({ crossed: toggled(shown.value?.crossed ?? [], number) });

/** Set a card apart from the hand, or put it back. */
export const layApart = (card: string): void => change({ apart: toggled(shown.value?.apart ?? [], card) });
