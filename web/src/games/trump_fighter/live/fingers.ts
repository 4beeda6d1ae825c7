// Fingers on the table: pointer events become cards picked up, carried, laid and returned.
import { Carries, type Carry, MOST_CARRY_MS } from "./carries";

/** What the table does with them; stamps are the events' own. */
export interface Grip {
  mayCarry(seat: number): boolean;
  /** A press that never became carrying. */
  tap(seat: number, card: string): void;
  /** The spot of a seat's own half at a point, if any. */
  spotAt(seat: number, x: number, y: number): number | null;
  /** Where the card is seen until it lies there, or can't, is the table's affair. */
  lay(seat: number, card: string, spot: number, stamp: number): void;
}

/** Move a card's picture on the screen by so many pixels, whichever way its half is turned. */
export function shift(card: HTMLElement, dx: number, dy: number): void {
  const side = card.closest(".turned") ? -1 : 1;
  card.style.translate = dx || dy ? `${side * dx}px ${side * dy}px` : "";
}

export class Fingers {
  readonly carries = new Carries();
  private readonly shown = new Map<Carry, HTMLElement>();
  private timer = 0;

  constructor(
    private readonly table: HTMLElement,
    private readonly grip: Grip,
  ) {}

  /** Listen; the answer ends that. */
  listen(): () => void {
    const { table } = this;
    const ends = ["pointercancel", "lostpointercapture"] as const;
    table.addEventListener("pointerdown", this.down);
    table.addEventListener("pointermove", this.moved);
    table.addEventListener("pointerup", this.up);
    for (const type of ends) table.addEventListener(type, this.lost);
    return () => {
      table.removeEventListener("pointerdown", this.down);
      table.removeEventListener("pointermove", this.moved);
      table.removeEventListener("pointerup", this.up);
      for (const type of ends) table.removeEventListener(type, this.lost);
      this.release();
    };
  }

  /** Cards go back to the hand: of one seat, or all. */
  release(seat?: number): void {
    this.carries.release(seat);
    for (const carry of this.shown.keys()) if (seat === undefined || carry.seat === seat) this.putBack(carry);
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const card = event.target.closest<HTMLElement>("[data-hand-card]");
    const seat = Number(card?.closest<HTMLElement>("[data-half]")?.dataset.half);
    const name = card?.dataset.handCard;
    if (!card || !name || !this.grip.mayCarry(seat)) return;
    const { pointerId, clientX, clientY, timeStamp } = event;
    if (!this.carries.begin(pointerId, seat, name, [clientX, clientY], timeStamp)) return;
    const carry = this.carries.of(seat);
    if (carry) this.shown.set(carry, card);
    // the table keeps the finger even where the card's own element goes away
    this.table.setPointerCapture(pointerId);
    this.watch();
  };

  private readonly moved = (event: PointerEvent): void => {
    const carry = this.carries.move(event.pointerId, [event.clientX, event.clientY]);
    const card = carry && this.shown.get(carry);
    if (!carry?.moved || !card) return;
    card.dataset.carried = "";
    shift(card, event.clientX - carry.from[0], event.clientY - carry.from[1]);
  };

  private readonly up = (event: PointerEvent): void => {
    const carry = this.carries.move(event.pointerId, [event.clientX, event.clientY]);
    if (!carry) return;
    this.carries.end(event.pointerId);
    const { seat, card, moved } = carry;
    const spot = moved ? this.grip.spotAt(seat, event.clientX, event.clientY) : null;
    this.putBack(carry);
    if (spot !== null) this.grip.lay(seat, card, spot, event.timeStamp);
    if (!moved) this.grip.tap(seat, card);
  };

  private readonly lost = (event: PointerEvent): void => {
    const carry = this.carries.end(event.pointerId);
    if (carry) this.putBack(carry);
  };

  private putBack(carry: Carry): void {
    const card = this.shown.get(carry);
    this.shown.delete(carry);
    if (!card) return;
    delete card.dataset.carried;
    shift(card, 0, 0);
  }

  /** Let cards that are carried for too long go back. */
  private watch(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      for (const carry of this.carries.expire(performance.now())) this.putBack(carry);
      if (this.shown.size) this.watch();
    }, MOST_CARRY_MS / 20);
  }
}
