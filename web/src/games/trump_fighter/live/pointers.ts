// Dragging on the table: pointer events become cards picked up, dropped on a spot, or returned to the hand.
import { listen, together } from "../../../device/listen";
import { type Drag, Drags, MOST_DRAG_MS } from "./drags";

/** What the table does with drags; stamps are the events' own. */
export interface DragHandlers {
  mayDrag(seat: number): boolean;
  /** A press that never became a drag. */
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

export class PointerDrags {
  readonly drags = new Drags();
  private readonly shown = new Map<Drag, HTMLElement>();
  private timer = 0;

  constructor(
    private readonly table: HTMLElement,
    private readonly handlers: DragHandlers,
  ) {}

  /** Listen to the table's pointers; returns a function that unsubscribes. */
  listen(): () => void {
    const { table } = this;
    return together([
      listen(table, ["pointerdown"], this.down),
      listen(table, ["pointermove"], this.moved),
      listen(table, ["pointerup"], this.up),
      listen(table, ["pointercancel", "lostpointercapture"], this.lost),
      () => this.release(),
    ]);
  }

  /** Cards go back to the hand: of one seat, or all. */
  release(seat?: number): void {
    this.drags.release(seat);
    for (const drag of this.shown.keys()) if (seat === undefined || drag.seat === seat) this.putBack(drag);
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const card = event.target.closest<HTMLElement>("[data-hand-card]");
    const seat = Number(card?.closest<HTMLElement>("[data-half]")?.dataset.half);
    const name = card?.dataset.handCard;
    if (!card || !name || !this.handlers.mayDrag(seat)) return;
    const { pointerId, clientX, clientY, timeStamp } = event;
    if (!this.drags.begin(pointerId, seat, name, [clientX, clientY], timeStamp)) return;
    const drag = this.drags.of(seat);
    if (drag) this.shown.set(drag, card);
    // the table keeps the finger even where the card's own element goes away
    this.table.setPointerCapture(pointerId);
    this.watch();
  };

  private readonly moved = (event: PointerEvent): void => {
    const drag = this.drags.move(event.pointerId, [event.clientX, event.clientY]);
    const card = drag && this.shown.get(drag);
    if (!drag?.moved || !card) return;
    card.dataset.dragged = "";
    shift(card, event.clientX - drag.from[0], event.clientY - drag.from[1]);
  };

  private readonly up = (event: PointerEvent): void => {
    const drag = this.drags.move(event.pointerId, [event.clientX, event.clientY]);
    if (!drag) return;
    this.drags.end(event.pointerId);
    const { seat, card, moved } = drag;
    const spot = moved ? this.handlers.spotAt(seat, event.clientX, event.clientY) : null;
    this.putBack(drag);
    if (spot !== null) this.handlers.lay(seat, card, spot, event.timeStamp);
    if (!moved) this.handlers.tap(seat, card);
  };

  private readonly lost = (event: PointerEvent): void => {
    const drag = this.drags.end(event.pointerId);
    if (drag) this.putBack(drag);
  };

  private putBack(drag: Drag): void {
    const card = this.shown.get(drag);
    this.shown.delete(drag);
    if (!card) return;
    delete card.dataset.dragged;
    shift(card, 0, 0);
  }

  /** Let cards that are dragged for too long go back. */
  private watch(): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      for (const drag of this.drags.expire(performance.now())) this.putBack(drag);
      if (this.shown.size) this.watch();
    }, MOST_DRAG_MS / 20);
  }
}
