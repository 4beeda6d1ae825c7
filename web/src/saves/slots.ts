// A text that survives a stop at any instant: two slots written in turns, each with its number and a checksum.
// Whatever happens to the slot that is being written, the other one still holds the text before it.
import { str as crc32 } from "crc-32";
import { readText, remove, writeText } from "./storage";

const HEADER = /^tefuda 2 (\d+) (-?\d+)\n/;
const ANY_HEADER = /^tefuda (\d+) /;
const VERSION = 2;

/** What a slot holds: the how-manieth text it is, and the text. */
export interface Slot {
  readonly number: number;
  readonly text: string;
}

const slotsOf = (key: string): readonly [string, string] => [`${key}/0`, `${key}/1`];

/** The key that a slot's own key belongs to, itself if it names no slot. */
export const baseOf = (key: string): string => key.replace(/\/[01]$/, "");

export const sealed = ({ number, text }: Slot): string => `tefuda 2 ${number} ${crc32(text)}\n${text}`;

/** What `whole` holds; null where a stop, a fault or a stranger left something else. */
export function unsealed(whole: string | null): Slot | null {
  const header = HEADER.exec(whole ?? "");
  if (!header || whole === null) return null;
  const text = whole.slice(header[0].length);
  return crc32(text) === Number(header[2]) ? { number: Number(header[1]), text } : null;
}

/** Stands for slots that a newer page has written in a way of its own: nothing of them may be touched. */
export const NEWER = "newer";

const isNewer = (whole: string | null): boolean => Number(ANY_HEADER.exec(whole ?? "")?.[1]) > VERSION;

const numberIn = (whole: string | null): number => Number(HEADER.exec(whole ?? "")?.[1] ?? -1);

/** The newest whole text under `key`. */
export function readSlots(key: string): Slot | typeof NEWER | null {
  const texts = slotsOf(key).map(readText);
  if (texts.some(isNewer)) return NEWER;
  const [newest = null, other = null] = texts.sort((a, b) => numberIn(b) - numberIn(a));
  return unsealed(newest) ?? unsealed(other); // a checksum takes long: the older text's is mostly of no use
}

/** Write a text over the older of the two; its number follows the newest one's. Returns whether it reached the disk. */
export const writeSlot = (key: string, slot: Slot): boolean =>
  writeText(slotsOf(key)[slot.number % 2 === 0 ? 0 : 1], sealed(slot));

/** Remove all that lies under `key`, the newest last: a stop or a fault on the way must bring nothing older to light. */
export function removeSlots(key: string): void {
  const numberOf = (slot: string) => unsealed(readText(slot))?.number ?? -1;
  const slots = [...slotsOf(key)].sort((a, b) => numberOf(a) - numberOf(b));
  [key, ...slots].every(remove);
}

/** The keys of the slots in which anything lies, whole or not. */
export const filledSlots = (key: string): string[] => slotsOf(key).filter((slot) => readText(slot) !== null);
