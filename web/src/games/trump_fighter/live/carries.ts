// Which finger carries which card: every pointer belongs to the half in which it came down, wherever it goes, and
// each half has one hand. No event of the page is known here, so that any order of them can be tried.

/** Pixels that a finger may tremble before a press becomes carrying. */
export const SLACK_PX = 9;
/** Milliseconds after which a card that is carried goes back to the hand. */
export const MOST_CARRY_MS = 3000;

export interface Carry {
  readonly pointer: number;
  readonly seat: number;
  readonly card: string;
  readonly since: number;
  readonly from: readonly [x: number, y: number];
  at: readonly [x: number, y: number];
  /** Whether it left the place where it came down. */
  moved: boolean;
}

export class Carries {
  private readonly held = new Map<number, Carry>();

  /** A finger comes down on a card; false where that half carries one already. */
  begin(pointer: number, seat: number, card: string, at: Carry["at"], now: number): boolean {
    if (this.held.has(pointer) || this.of(seat)) return false;
    this.held.set(pointer, { pointer, seat, card, since: now, from: at, at, moved: false });
    return true;
  }

  of(seat: number): Carry | undefined {
    return [...this.held.values()].find((carry) => carry.seat === seat);
  }

  /** A finger moves; what it carries, if anything. */
  move(pointer: number, at: Carry["at"]): Carry | undefined {
    const carry = this.held.get(pointer);
    if (!carry) return undefined;
    carry.at = at;
    carry.moved ||= Math.hypot(at[0] - carry.from[0], at[1] - carry.from[1]) > SLACK_PX;
    return carry;
  }

  /** A finger is lifted or lost; what it carried, which nobody carries any more. */
  end(pointer: number): Carry | undefined {
    const carry = this.held.get(pointer);
    this.held.delete(pointer);
    return carry;
  }

  /** Take the cards back to the hand: of one half, or of both. */
  release(seat?: number): Carry[] {
    const back = [...this.held.values()].filter((carry) => seat === undefined || carry.seat === seat);
    for (const { pointer } of back) this.held.delete(pointer);
    return back;
  }

  /** Take those back that have been carried for too long. */
  expire(now: number): Carry[] {
    const late = [...this.held.values()].filter(({ since }) => now - since >= MOST_CARRY_MS);
    for (const { pointer } of late) this.held.delete(pointer);
    return late;
  }
}
