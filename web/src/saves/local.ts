// Local storage that never throws: where it is missing, full or forbidden, the page plays on from memory.
import { signal } from "@preact/signals";
import { ifAny } from "../browser/everywhere";
import { localStore } from "../browser/features";

/** Prefix of all keys of this form of the page; unreleased pages used other keys, which stay unread. */
const PREFIX = "tefuda:1:";

/** The keys of choices that a backup takes to another device; those before a colon are followed by a game's id. */
const TRAVELLING = [
  ...["theme", "language", "motion", "card-size", "side", "seating", "hand-order", "curtain", "lone-hand", "confirm"],
  ...["sound", "volume", "vibration", "speech", "pace", "tips", "tips-given", "people", "faces", "live-form", "keys"],
  ...["seats:", "start:", "house-rules:", "hints:"],
] as const;
type Travelling = (typeof TRAVELLING)[number];
/** The keys of texts that belong to this device: hands and matches, its documents, and what it has seen or done. */
type Staying = `${"match" | "doc" | "hand"}:${string}` | `${string}:shown` | "backup-at" | "version";
/** Every key says here whether it travels. */
export type Key = Travelling | `${Extract<Travelling, `${string}:`>}${string}` | Staying;

/** Returns whether a backup takes a key's text along, and imports it. */
export const travels = (key: string): key is Key =>
  TRAVELLING.some((own) => (own.endsWith(":") ? key.startsWith(own) : key === own));

const memory = new Map<string, string>();

/** True from the first text of a match that only memory has taken: closing the tab loses it. */
export const storageFails = signal(false);

export function readText(key: Key): string | null {
  return memory.get(key) ?? ifAny(() => localStore()?.getItem(PREFIX + key));
}

/** Writes `text`, to memory where the disk does not take it; returns whether the disk did. */
export function writeText(key: Key, text: string): boolean {
  memory.set(key, text);
  const written = ifAny(() => {
    const store = localStore();
    store?.setItem(PREFIX + key, text);
    return store;
  });
  return written !== null && memory.delete(key);
}

export function remove(key: Key): void {
  memory.delete(key);
  ifAny(() => localStore()?.removeItem(PREFIX + key));
}

/** Returns all keys that begin with `start`, sorted. */
export function keysWith(start: string): Key[] {
  const store = localStore();
  const whole = ifAny(() => Array.from({ length: store?.length ?? 0 }, (_, at) => store?.key(at) ?? "")) ?? [];
  const own = whole.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  return [...new Set([...own, ...memory.keys()])].filter((key) => key.startsWith(start)).sort() as Key[];
}

/** Returns the key of a storage event without the common prefix; null for one that is not this page's. */
export const ownKey = (key: string | null): string | null =>
  key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;

/** Returns the value of a JSON text; null where it is none. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
