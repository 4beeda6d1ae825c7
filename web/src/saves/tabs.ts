// Tabs notify each other of changed matches and documents, after these are stored.
import { openChannel } from "../browser/features";
import { ownKey } from "./local";

/** A match or a document by its name; neither: anything may have changed. */
interface Changed {
  readonly match?: string;
  readonly document?: string;
}

/** Returns a new unique name: 48 random bits. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(36)).join("");

/** This tab, in the heads that it writes. */
export const TAB = newId();

const channel = openChannel("tefuda-1");

export const tell = (changed: Changed): void => channel?.postMessage(changed);

export const MATCH = "match:";
export const DOCUMENT = "doc:";

function changedAt(key: string): Changed | null {
  if (key.startsWith(MATCH)) return { match: key.slice(MATCH.length) };
  return key.startsWith(DOCUMENT) ? { document: key.slice(DOCUMENT.length) } : null;
}

/** Calls `heard` for every change by another tab; returns a function that ends that. */
export function onChange(heard: (changed: Changed) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Changed>) => heard(data);
  // without a channel, or a database, the storage event is the only notification
  const onStorage = ({ key }: StorageEvent) => {
    const own = ownKey(key);
    const changed = key === null ? {} : own && changedAt(own);
    if (changed) heard(changed);
  };
  channel?.addEventListener("message", onMessage);
  window.addEventListener("storage", onStorage);
  return () => {
    channel?.removeEventListener("message", onMessage);
    window.removeEventListener("storage", onStorage);
  };
}
