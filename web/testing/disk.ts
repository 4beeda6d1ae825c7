// A local storage for tests: it can be full, forbidden, stopped in the midst of a write, and looked into.
import { vi } from "vitest";

type Entries = Iterable<readonly [string, string]>;

export class Disk implements Storage {
  readonly texts: Map<string, string>;
  /** Characters that fit, keys and texts together. */
  room = Number.POSITIVE_INFINITY;

  constructor(entries: Entries = []) {
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

/** How an operation ends: the page is stopped before it, after it or with a part of its text written; or it throws. */
export type End = "before" | "after" | "refused" | number;

/** A storage whose page is stopped at an operation that changes it: nothing that comes after can be seen any more. */
export class StoppingDisk extends Disk {
  /** The number of operations that have changed it. */
  done = 0;

  constructor(
    entries: Entries,
    private readonly stop = Number.POSITIVE_INFINITY,
    private readonly end: End = "after",
  ) {
    super(entries);
  }

  get isStopped(): boolean {
    return this.done >= this.stop && this.end !== "refused";
  }

  override setItem(key: string, text: string): void {
    this.change((whole) => this.texts.set(key, text.slice(0, Math.floor(text.length * whole))));
  }

  override removeItem(key: string): void {
    this.change(() => this.texts.delete(key));
  }

  private change(change: (whole: number) => void): void {
    this.done += 1;
    if (this.done === this.stop) this.finish(change);
    else if (this.done < this.stop || this.end === "refused") change(1);
  }

  private finish(change: (whole: number) => void): void {
    if (this.end === "refused") throw new DOMException("no room", "QuotaExceededError");
    if (this.end !== "before") change(this.end === "after" ? 1 : this.end);
  }
}

/** Let the page have this storage until the test's end. */
export function useDisk<Used extends Disk = Disk>(disk: Used = new Disk() as Used): Used {
  vi.stubGlobal("localStorage", disk);
  return disk;
}

/** Let every look at the storage throw, as where the user has forbidden it. */
export function forbidDisk(): void {
  vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
}
