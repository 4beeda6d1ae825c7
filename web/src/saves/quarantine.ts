// What lies where matches are stored and is none: it is moved under keys of its own, as it is, so that it can't stop
// the page and is not lost, until the user decides.
import { toRecord } from "./record";
import { NEWER, readSlots, unsealed } from "./slots";
import { keysWith, parsed, readText, remove, writeText } from "./storage";
import { keyOf, keysOf, removeLocally } from "./stored-match";

/** As the first pages called it; what they have moved there is still found. */
const PREFIX = "aside:";

/** An entry of the storage that can't be read as a match, as it lies there. */
export interface StoredText {
  readonly key: string;
  readonly text: string;
}

const textAt = (key: string): StoredText => ({ key, text: readText(key) ?? "" });

/** Whatever lies under a match's keys, as it is. */
export const textsOf = (id: string): StoredText[] => keysOf(id).map(textAt);

/** What is in quarantine. */
export const quarantined = (): StoredText[] => keysWith(PREFIX).map(textAt);

/** Keep `text` in quarantine under a key of its own; returns whether it is safe. */
export function keepInQuarantine(id: string, text: string): boolean {
  const isTaken = (key: string) => ![null, text].includes(readText(key));
  let key = `tefuda:${PREFIX}${id}`;
  for (let number = 2; isTaken(key); number += 1) key = `tefuda:${PREFIX}${id}-${number}`;
  const isSafe = writeText(key, text);
  if (!isSafe) remove(key); // it stays where it lies
  return isSafe;
}

/** What of a match is to be kept: its newest record, or everything where that is none; slots as what is in them. */
function worthKeeping(id: string): string[] {
  const slot = readSlots(keyOf(id));
  if (slot && slot !== NEWER && toRecord(parsed(slot.text))) return [slot.text];
  return textsOf(id).map(({ text }) => unsealed(text)?.text ?? text);
}

/** Move all that lies under a match's keys into quarantine; returns whether it is safe there. */
export function moveToQuarantine(id: string): boolean {
  const isSafe = worthKeeping(id).every((text) => keepInQuarantine(id, text));
  if (isSafe) removeLocally(id);
  return isSafe;
}
