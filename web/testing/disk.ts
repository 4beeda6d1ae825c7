// A local storage for tests: it can be full, forbidden, and looked into.
import { vi } from "vitest";

export class Disk implements Storage {
  readonly texts: Map<string, string>;
  /** Characters that fit, keys and texts together. */
  room = Number.POSITIVE_INFINITY;

  constructor(entries: Iterable<readonly [string, string]> = []) {
    this.texts = new Map(entries);
  }

  get length(): number {
    return this.texts.size;
  }

  get used(): number {
    return [...this.texts].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  }

  key(index: number): string | null {
    return [...this.texts.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    const before = this.texts.get(key);
    this.texts.set(key, text);
    if (this.used <= this.room) return;
    if (before === undefined) this.texts.delete(key);
    else this.texts.set(key, before);
    throw new DOMException("no room", "QuotaExceededError");
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }

  clear(): void {
    this.texts.clear();
  }
}

/** Let the page have this storage until the test's end. */
export function useDisk(disk = new Disk()): Disk {
  vi.stubGlobal("localStorage", disk);
  return disk;
}

/** Let every look at the storage throw, as where the user has forbidden it. */
export function forbidDisk(): void {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
}
