// Presses on one element that were meant for it: of one finger that stays inside, of one key that was not down before,
// or of a helper that clicks for somebody. Whatever else happens meanwhile spoils a press.
import { watchAbsence } from "./absence";
import { listen, together } from "./listen";
import { afterPaint } from "./paint";

export interface PressHandlers {
  /** A press has begun. */
  readonly begun?: () => void;
  /** It is over, be it let go or spoiled. */
  readonly ended?: () => void;
  /** It was let go inside, and nothing had come in between. */
  readonly made?: () => void;
}

/** What presses: a pointer by its id, or a key by its name. */
type Presser = number | string;

const isPressKey = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === " ";

/** Whether somebody can be looking at the page now; a focus that is lost spoils a press, and some windows never have it. */
export const isAttended = (): boolean => document.visibilityState === "visible";

/** Tell of every press on `target` that begins after it was painted; returns a function that ends that. */
export function watchPresses(target: HTMLElement, handlers: PressHandlers): () => void {
  const presses = new Presses(target, handlers);
  return presses.listen();
}

class Presses {
  private painted = false;
  private presser: Presser | null = null;
  /** A pointer was let go inside: the browser's click comes next, wherever this target may be by then. */
  private released = false;

  constructor(
    private readonly target: HTMLElement,
    private readonly handlers: PressHandlers,
  ) {}

  listen(): () => void {
    const stops = [
      afterPaint(() => {
        this.painted = true;
      }),
      watchAbsence(this.spoil),
      // before anybody else hears of it
      ...Object.entries(this.anywhere).map(([type, heard]) => listen(window, [type], heard, { capture: true })),
      ...Object.entries(this.here).map(([type, heard]) => listen(this.target, [type], heard)),
    ];
    return together([this.spoil, ...stops]);
  }

  private begin(presser: Presser): void {
    if (!this.painted) return;
    this.presser = presser;
    this.handlers.begun?.();
  }

  private end(): void {
    if (this.presser === null) return;
    this.presser = null;
    this.handlers.ended?.();
  }

  private make(): void {
    if (this.painted && isAttended()) this.handlers.made?.();
  }

  private readonly spoil = (): void => {
    this.released = false;
    this.end();
  };

  private isInside({ clientX: x, clientY: y }: PointerEvent): boolean {
    const { left, right, top, bottom } = this.target.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom;
  }

  private isHere({ target }: Event): boolean {
    return target instanceof Node && this.target.contains(target);
  }

  private readonly pointerDown = (event: PointerEvent): void => {
    const isSecond = this.presser !== null || !event.isPrimary;
    this.spoil();
    if (!isSecond && event.button === 0 && this.isHere(event)) this.begin(event.pointerId);
  };

  private readonly pointerMove = (event: PointerEvent): void => {
    if (event.pointerId === this.presser && !this.isInside(event)) this.spoil();
  };

  private readonly pointerUp = (event: PointerEvent): void => {
    if (event.pointerId !== this.presser) return;
    this.end();
    this.released = this.isInside(event);
  };

  private readonly pointerLost = (event: PointerEvent): void => {
    if (event.pointerId === this.presser) this.spoil();
  };

  /** Every other key spoils a press; the browser's own clicks by keys are not waited for. */
  private readonly keyDown = (event: KeyboardEvent): void => {
    const isOurs = isPressKey(event) && this.isHere(event);
    if (isOurs) event.preventDefault();
    if (event.repeat) return;
    const isSecond = this.presser !== null;
    this.spoil();
    if (isOurs && !isSecond) this.begin(event.key);
  };

  private readonly keyUp = (event: KeyboardEvent): void => {
    if (!isPressKey(event) || !this.isHere(event)) return;
    event.preventDefault();
    const wasHeld = event.key === this.presser;
    this.end();
    if (wasHeld) this.make();
  };

  /** A click that no pointer has made is a helper's: keys click nothing here. */
  private readonly click = (event: MouseEvent): void => {
    const byPointer = event.detail > 0;
    const counts = byPointer ? this.released : this.presser === null;
    this.released = false;
    if (counts) this.make();
  };

  private readonly anywhere = {
    pointerdown: this.pointerDown,
    pointermove: this.pointerMove,
    pointerup: this.pointerUp,
    pointercancel: this.pointerLost,
    lostpointercapture: this.pointerLost,
    keydown: this.keyDown,
    keyup: this.keyUp,
  };

  private readonly here = {
    click: this.click,
    blur: this.spoil,
    pointerleave: this.pointerLost,
    contextmenu: (event: Event) => event.preventDefault(),
    // some browsers take the focus from a button that is pressed
    mousedown: (event: Event) => event.preventDefault(),
  };
}
