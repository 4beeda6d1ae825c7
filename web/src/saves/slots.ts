// A text that survives a stop at any instant: two slots written in turns, each with its number and a checksum.
// Whatever happens to the slot that is being written, the other one still holds the text before it.
import { str as crc32 } from "crc-32";
import { readText, remove, writeText } from "./storage";

/** Of a number too long to count with the last digits count, so that one can go on from whatever stands there. */
const HEADER = /^tefuda 2 \d*?(\d{1,15}) (-?\d+)\n/;
const ANY_HEADER = /^tefuda (\d+) /;
const OWNER = /^\{"owner":"([\w-]*)"/;
/** Characters in which header and owner find room. */
const MOST_HEAD = 600;
const VERSION = 2;
/** Behind the highest number comes 0 again. */
const NUMBERS = 10 ** 15;

/** Which text a slot holds: the how-manieth, and the tab that wrote it; none is known of what older pages wrote. */
export interface Head {
  readonly number: number;
  readonly owner: string;
}

/** What a slot holds. */
export interface Slot extends Head {
  readonly text: string;
}

/** A text with its checksum. */
export interface Summed {
  readonly text: string;
  readonly sum: number;
}

/** A text with an even number lies in the first. */
export const slotsOf = (key: string): readonly [string, string] => [`${key}/0`, `${key}/1`];

/** The key that a slot's own key belongs to, itself if it names no slot. */
export const baseOf = (key: string): string => key.replace(/\/[01]$/, "");

/** The checksum of `text` behind a text whose own is `before`. */
export const sumOf = (text: string, before = 0): number => crc32(text, before);

/** A slot's content; a text that begins with its owner, as a field of its JSON, tells who wrote it. */
export const sealed = (number: number, { text, sum }: Summed): string => `tefuda 2 ${number} ${sum}\n${text}`;

function headIn(whole: string | null): Head | null {
  const start = whole?.slice(0, MOST_HEAD) ?? "";
  const header = HEADER.exec(start);
  if (!header) return null;
  return { number: Number(header[1]), owner: OWNER.exec(start.slice(header[0].length))?.[1] ?? "" };
}

/** What `whole` holds; null where a stop, a fault or a stranger left something else. */
export function unsealed(whole: string | null): Slot | null {
  const header = HEADER.exec(whole ?? "");
  const head = headIn(whole);
  if (!header || !head || whole === null) return null;
  const text = whole.slice(header[0].length);
  return crc32(text) === Number(header[2]) ? { ...head, text } : null;
}

/** Stands for slots that a newer page has written in a way of its own: nothing of them may be touched. */
export const NEWER = "newer";

/** Whether a newer page has written a slot's content. */
export const isFromNewer = (whole: string | null): boolean => Number(ANY_HEADER.exec(whole ?? "")?.[1]) > VERSION;

/** The number of the text that follows upon that one. */
export const following = (number: number): number => (number + 1) % NUMBERS;

/** Whether a number comes after another, or is that: the shorter way round. */
export const isAfter = (number: number, other: number): boolean => (number - other + NUMBERS) % NUMBERS < NUMBERS / 2;

/** Whether a text came after another, or in its place. */
export const supersedes = (head: Head, other: Head): boolean =>
  isAfter(head.number, other.number) && !(head.number === other.number && head.owner === other.owner);

/** What both slots hold, the newer first. */
function newestFirst(key: string): [string | null, string | null] {
  const [even, odd] = slotsOf(key).map(readText) as [string | null, string | null];
  const [one, other] = [headIn(even), headIn(odd)];
  return one && (!other || isAfter(one.number, other.number)) ? [even, odd] : [odd, even];
}

/** The newest whole text under `key`. */
export function readSlots(key: string): Slot | typeof NEWER | null {
  const [newest, other] = newestFirst(key);
  if (isFromNewer(newest) || isFromNewer(other)) return NEWER;
  return unsealed(newest) ?? unsealed(other); // a checksum takes long: the older text's is mostly of no use
}

/** The head of the newest text under `key`, whole or not; nothing but heads is read for it. */
export function readHead(key: string): Head | typeof NEWER | null {
  const [newest, other] = newestFirst(key);
  return isFromNewer(newest) || isFromNewer(other) ? NEWER : headIn(newest);
}

/** Write a sealed text over the older of the two; its number follows the newest's. Returns whether it was written. */
export const writeSlot = (key: string, number: number, whole: string): boolean =>
  writeText(slotsOf(key)[number % 2 === 0 ? 0 : 1], whole);

/** Remove all that lies under `key`, the newest last: a stop or a fault on the way must bring nothing older to light. */
export function removeSlots(key: string): void {
  const newest = readSlots(key);
  const [even, odd] = slotsOf(key);
  const inEven = newest !== null && newest !== NEWER && newest.number % 2 === 0;
  [key, ...(inEven ? [odd, even] : [even, odd])].every(remove);
}

/** The keys of the slots in which anything lies, whole or not. */
export const filledSlots = (key: string): string[] => slotsOf(key).filter((slot) => readText(slot) !== null);
