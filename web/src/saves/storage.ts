// Local storage that never throws: where it is missing, full or forbidden, the page plays on from memory.
import { signal } from "@preact/signals";

const PREFIX = "tefuda:";
const memory = new Map<string, string>();

/** True from the first text of a match that nothing but memory has taken: it is lost with the tab. */
export const storageFails = signal(false);

function disk(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

export function readText(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return disk()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Write `text`; returns whether it reached the disk. */
export function writeText(key: string, text: string): boolean {
  try {
    const store = disk();
    if (!store) throw new Error("no local storage");
    store.setItem(key, text);
    memory.delete(key);
    return true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

/** Remove what lies under `key`; returns whether it is gone. */
export function remove(key: string): boolean {
  memory.delete(key);
  try {
    disk()?.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** All keys that begin with `tefuda:` and then `part`. */
export function keysWith(part: string): string[] {
  const found = new Set<string>(memory.keys());
  const store = disk();
  for (let index = 0; index < (store?.length ?? 0); index += 1) {
    const key = store?.key(index);
    if (key) found.add(key);
  }
  return [...found].filter((key) => key.startsWith(PREFIX + part)).sort();
}

/** Ask the browser not to clear the storage when space runs short; it may decline. */
export async function requestPersistence(): Promise<void> {
  const storage = navigator.storage as StorageManager | undefined;
  try {
    if (!(await storage?.persisted?.())) await storage?.persist?.();
  } catch {
    // a browser that won't be asked keeps what it likes
  }
}

/** What a JSON text says; null where it is none. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null;
  }
}
