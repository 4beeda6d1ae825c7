// One writer per match: the tab with its lock. Another tab may take the lock over; the first gets a notice immediately.
import { signal } from "@preact/signals";
import { heldLocks, keepLock } from "../browser/features";

/** This tab's right to write: requested, held, or another tab's. */
type Hold = "asking" | "held" | "elsewhere";

const PREFIX = "tefuda:match:";

/** Returns whether any tab has a match on its screen; false where the browser can't tell. */
export async function isAnyPlayed(): Promise<boolean> {
  return (await heldLocks()).some((name) => name?.startsWith(PREFIX));
}

export class Writer {
  readonly hold = signal<Hold>("asking");
  private release: (() => void) | null = null;
  private closed = false;

  constructor(private readonly id: string) {}

  /** Ask for the lock; `steal` takes it from the tab that has it. */
  async ask(steal = false): Promise<void> {
    const options = steal ? { steal } : { ifAvailable: true };
    const end = await keepLock(PREFIX + this.id, options, (lock) => this.keep(lock));
    if (end === "aborted") this.lost();
    if (end === null) this.hold.value = "held"; // a browser without locks can only trust its user
  }

  /** Keep the lock until it is given back; without one another tab has it. */
  private keep(lock: Lock | null): Promise<void> | undefined {
    if (this.closed) return undefined;
    this.hold.value = lock ? "held" : "elsewhere";
    if (!lock) {
      this.waitForIt();
      return undefined;
    }
    return new Promise((resolve) => {
      this.release = resolve;
    });
  }

  /** Ask again once the other tab has left: a shared lock is granted only then, and kept no longer than that. */
  private waitForIt(): void {
    void keepLock(PREFIX + this.id, { mode: "shared" }, () => {
      if (!this.closed && this.hold.value === "elsewhere") setTimeout(() => this.ask());
      return undefined;
    });
  }

  private lost(): void {
    this.release = null;
    if (this.closed) return;
    this.hold.value = "elsewhere";
    this.waitForIt();
  }

  close(): void {
    this.closed = true;
    this.release?.();
  }
}
