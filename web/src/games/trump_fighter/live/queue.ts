// Acts at the table, in the order of their times; of fingers that came down in the same instant, the sides alternate.
// The browser reports such touches in the order of their ids, which would favour one side.
import type { Action } from "../../../door/client";

/** An act on its way to the engine. */
export interface QueuedAct {
  /** Null for the clock's entries; at equal times they come first. */
  readonly seat: number | null;
  /** Time of the match, ms, not rounded. */
  readonly at: number;
  /** The action, given the whole ms at which it is logged. */
  readonly make: (at: number) => Action;
  /** Called once the engine has answered, or the act is dropped. */
  readonly done?: () => void;
}

export class ActQueue {
  private readonly waiting: QueuedAct[] = [];
  private favoured = 0;

  get first(): QueuedAct | undefined {
    return this.waiting[0];
  }

  add(queued: QueuedAct): void {
    const place = this.waiting.findIndex(({ at }) => at > queued.at);
    this.waiting.splice(place < 0 ? this.waiting.length : place, 0, queued);
  }

  /** Take out the next act. */
  take(): QueuedAct | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const level = this.waiting.filter(({ at }) => at === first.at);
    const next = level.find(({ seat }) => seat === null) ?? this.fair(level) ?? first;
    this.waiting.splice(this.waiting.indexOf(next), 1);
    return next;
  }

  /** Of acts of both sides in one instant, that of the side that has priority now. */
  private fair(level: readonly QueuedAct[]): QueuedAct | undefined {
    if (level.every(({ seat }) => seat === level[0]?.seat)) return undefined;
    const next = level.find(({ seat }) => seat === this.favoured);
    if (next) this.favoured = 1 - this.favoured;
    return next;
  }

  clear(): void {
    for (const { done } of this.waiting.splice(0)) done?.();
  }
}
