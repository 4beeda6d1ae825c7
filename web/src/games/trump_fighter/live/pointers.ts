// Dragging on the table: fingers pick cards up, which are dropped on a spot, or return to the hand. A finger belongs to
// the half in which it came down, even if it leaves it.
import { listen, together } from "../../../device/listen";
import { follow } from "../../../device/press";

/** Pixels that a finger may tremble before a press becomes a drag. */
export const SLACK_PX = 9;
/** Milliseconds after which a dragged card returns to the hand. */
export const MOST_DRAG_MS = 3000;

/** The table's handlers for drags; stamps are the events' own. */
export interface DragHandlers {
  mayDrag(seat: number): boolean;
  /** A press that never became a drag. */
  tap(seat: number, card: string): void;
  /** The spot of a seat's own half at a point, if any. */
  spotAt(seat: number, x: number, y: number): number | null;
  /** The table decides where the card shows until it is laid, or refused. */
  lay(seat: number, card: string, spot: number, stamp: number): void;
}

/** Move a card's picture on the screen by so many pixels, whichever way its half is turned. */
export function shift(card: HTMLElement, dx: number, dy: number): void {
  const side = card.closest(".turned") ? -1 : 1;
  card.style.translate = dx || dy ? `${side * dx}px ${side * dy}px` : "";
}

interface Drag {
  readonly pointer: number;
  readonly putBack: () => void;
}

export class PointerDrags {
  /** Each seat's drag: it has one hand. */
  private readonly drags = new Map<number, Drag>();

  constructor(
    private readonly table: HTMLElement,
    private readonly handlers: DragHandlers,
  ) {}

  /** Listen to the table's pointers; returns a function that unsubscribes. */
  listen(): () => void {
    return together([listen(this.table, ["pointerdown"], this.down), () => this.release()]);
  }

  /** Cards go back to the hand: of one seat, or all. */
  release(seat?: number): void {
    for (const [of, { putBack }] of [...this.drags]) if (seat === undefined || seat === of) putBack();
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    const card = event.target.closest<HTMLElement>("[data-hand-card]");
    const seat = Number(card?.closest<HTMLElement>("[data-half]")?.dataset.half);
    if (card && this.isFree(seat, event.pointerId) && this.handlers.mayDrag(seat)) this.take(event, seat, card);
  };

  /** Returns whether neither that hand nor that pointer, in any place, already drags a card. */
  private isFree(seat: number, pointer: number): boolean {
    return !this.drags.has(seat) && [...this.drags.values()].every((drag) => drag.pointer !== pointer);
  }

  private take(event: PointerEvent, seat: number, card: HTMLElement): void {
    const name = card.dataset.handCard ?? "";
    // the table keeps the finger even if the card's own element disappears
    this.table.setPointerCapture(event.pointerId);
    const putBack = follow(event, {
      slack: SLACK_PX,
      onMove: ({ moved, at, from }) => {
        if (!moved) return;
        card.dataset.dragged = "";
        shift(card, at[0] - from[0], at[1] - from[1]);
      },
      onEnd: ({ moved, at }, letGo) => {
        const spot = letGo && moved ? this.handlers.spotAt(seat, ...at) : null;
        clearTimeout(timer);
        this.drags.delete(seat);
        delete card.dataset.dragged;
        shift(card, 0, 0);
        if (letGo && spot !== null) this.handlers.lay(seat, name, spot, letGo.timeStamp);
        else if (letGo && !moved) this.handlers.tap(seat, name);
      },
    });
    const timer = setTimeout(putBack, MOST_DRAG_MS);
    this.drags.set(seat, { pointer: event.pointerId, putBack });
  }
}
