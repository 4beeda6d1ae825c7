// The page's plain save: each running match as one text in local storage. It is written once the database has the match
// and the screen shows it; without a database, it is the only copy.
import { type Key, keysWith, parsed, readText, remove, writeText } from "./local";
import { headIn, isGone, matchIn, type StoredMatch, textOf } from "./record";
import { MATCH } from "./tabs";

export const keyOf = (id: string): Key => `${MATCH}${id}`;

/** The ids of all matches that have a text. */
export const mirroredIds = (): string[] => keysWith(MATCH).map((key) => key.slice(MATCH.length));

/** Returns local storage's data of a match: its text, and the match in that, or the trace of its deletion. */
export function localOf(id: string) {
  const text = readText(keyOf(id));
  const value = parsed(text);
  const head = headIn(value);
  const isNamed = head?.id === id;
  return { text, match: isNamed ? matchIn(value) : null, gone: isNamed && isGone(head) ? head : null };
}

export const textFor = (match: StoredMatch): string => JSON.stringify(textOf(match));

/** Texts that wait for the next drawing. */
const waiting = new Map<string, () => void>();

function writeWaiting(): void {
  const writes = [...waiting.values()];
  waiting.clear();
  for (const write of writes) write();
}

/** Calls `write` after the next drawing, or immediately while the page is hidden; a later call for a match replaces it. */
export function afterDrawing(id: string, write: () => void): void {
  const isFirst = waiting.size === 0;
  waiting.set(id, write);
  if (document.hidden) writeWaiting();
  else if (isFirst) requestAnimationFrame(() => setTimeout(writeWaiting));
}

document.addEventListener("visibilitychange", () => document.hidden && writeWaiting());
window.addEventListener("pagehide", writeWaiting);

/** Writes a match's text at once, in the place of one that waits; returns whether the disk took it. */
export function writeNow(id: string, text: string): boolean {
  waiting.delete(id);
  return writeText(keyOf(id), text);
}

/** Writes a running match's text, or removes that of a finished one; returns the present text. */
export function mirror(match: StoredMatch): string | null {
  const key = keyOf(match.head.id);
  const text = match.head.over ? null : textFor(match);
  if (text === null || !writeText(key, text)) remove(key); // the database has it, and an old text is of no use
  return text;
}

/** The matches whose text this page has removed: a browser that is killed may have it on its disk yet. */
export const unmirrored = new Set<string>();

/** Removes a match's text, and one that waits to be written. */
export function unmirror(id: string): void {
  unmirrored.add(id);
  waiting.delete(id);
  remove(keyOf(id));
}
