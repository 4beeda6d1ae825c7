// Which pointer drags which card: every pointer belongs to the half in which it came down, wherever it goes, and
// each half has one hand. No event of the page is known here, so that any order of them can be tried.

/** Pixels that a finger may tremble before a press becomes a drag. */
export const SLACK_PX = 9;
/** Milliseconds after which a card that is dragged goes back to the hand. */
export const MOST_DRAG_MS = 3000;

export interface Drag {
  readonly pointer: number;
  readonly seat: number;
  readonly card: string;
  readonly since: number;
  readonly from: readonly [x: number, y: number];
  at: readonly [x: number, y: number];
  /** Whether it left the place where it came down. */
  moved: boolean;
}

export class Drags {
  private readonly held = new Map<number, Drag>();

  /** A pointer comes down on a card; false where that half drags one already. */
  begin(pointer: number, seat: number, card: string, at: Drag["at"], now: number): boolean {
    if (this.held.has(pointer) || this.of(seat)) return false;
    this.held.set(pointer, { pointer, seat, card, since: now, from: at, at, moved: false });
    return true;
  }

  of(seat: number): Drag | undefined {
    return [...this.held.values()].find((drag) => drag.seat === seat);
  }

  /** A pointer moves; returns what it drags, if anything. */
  move(pointer: number, at: Drag["at"]): Drag | undefined {
    const drag = this.held.get(pointer);
    if (!drag) return undefined;
    drag.at = at;
    drag.moved ||= Math.hypot(at[0] - drag.from[0], at[1] - drag.from[1]) > SLACK_PX;
    return drag;
  }

  /** A pointer is lifted or lost; returns what it dragged. */
  end(pointer: number): Drag | undefined {
    const drag = this.held.get(pointer);
    this.held.delete(pointer);
    return drag;
  }

  /** Take the cards back to the hand: of one half, or of both. */
  release(seat?: number): Drag[] {
    const back = [...this.held.values()].filter((drag) => seat === undefined || drag.seat === seat);
    for (const { pointer } of back) this.held.delete(pointer);
    return back;
  }

  /** Take those back that have been dragged for too long. */
  expire(now: number): Drag[] {
    const late = [...this.held.values()].filter(({ since }) => now - since >= MOST_DRAG_MS);
    for (const { pointer } of late) this.held.delete(pointer);
    return late;
  }
}
