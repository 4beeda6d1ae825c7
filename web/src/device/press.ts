// Presses, of a pointer by its id or of a key by its name. This module follows each until it is over, and recognizes
// the intended presses of a button: of one finger that stays inside, of one key that was not down before, or of
// assistive software. Any other event meanwhile cancels them; fingers and palms that were down before don't matter.
import { afterPaint } from "./display";
import { listen, together, watchAbsence } from "./listen";

const FIRST = { capture: true };

type By = PointerEvent | KeyboardEvent;
type Point = readonly [x: number, y: number];

/** A pointer or a key that is down. */
export interface Press {
  readonly by: number | string;
  /** The pointer's first point in the window. */
  readonly from: Point;
  at: Point;
  /** True if it has ever left its first place. */
  moved: boolean;
}

interface Following {
  /** Pixels that a finger may tremble and still be where it came down. */
  readonly slack?: number;
  /** It is lost at another pointer's press, by Escape, and when another person may see the screen. */
  readonly alone?: boolean;
  readonly onMove?: (press: Press) => void;
  /** It is over: released by that event, or lost. */
  readonly onEnd: (press: Press, letGo: By | null) => void;
}

const isKey = (event: By): event is KeyboardEvent => "key" in event;
const byOf = (event: By): Press["by"] => (isKey(event) ? event.key : event.pointerId);
const pointOf = (event: By): Point => (isKey(event) ? [0, 0] : [event.clientX, event.clientY]);

/** Follow a press from its beginning, everywhere; returns a function that cancels it. */
export function follow(down: By, { slack = 0, alone = false, onMove, onEnd }: Following): () => void {
  const from = pointOf(down);
  const press: Press = { by: byOf(down), from, at: from, moved: false };
  let isOver = false;
  const end = (letGo: By | null) => {
    if (isOver) return;
    isOver = true;
    stop();
    onEnd(press, letGo);
  };
  const lose = () => end(null);
  const go = (event: By) => {
    press.at = pointOf(event);
    press.moved ||= Math.hypot(press.at[0] - from[0], press.at[1] - from[1]) > slack;
    if (event.type === "pointermove") onMove?.(press);
    else end(event);
  };
  const hear = (types: readonly string[], heard: (event: By) => void) =>
    listen(window, types, (event: By) => byOf(event) === press.by && heard(event), FIRST);
  const stop = together([
    hear(["pointermove", "pointerup", "keyup"], go),
    hear(["pointercancel", "lostpointercapture"], lose),
    ...(alone ? [watchOthers(lose)] : []),
  ]);
  return lose;
}

const watchOthers = (lose: () => void): (() => void) =>
  together([
    listen(window, ["pointerdown"], lose, FIRST),
    listen(window, ["keydown"], ({ key }: KeyboardEvent) => key === "Escape" && lose()),
    watchAbsence(lose),
  ]);

export const isPressKey = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === " ";

/** Returns whether a person can see the page now; lost focus cancels a press, and some windows never have it. */
export const isAttended = (): boolean => document.visibilityState === "visible";

/** Have a touch that taps click although others rest elsewhere: browsers click for a touch that is alone. */
export function clickBesideOthers(down: PointerEvent): void {
  if (down.isPrimary) return;
  const { target, pointerId, pointerType, clientX, clientY } = down;
  const made = { bubbles: true, cancelable: true, detail: 1, pointerId, pointerType, clientX, clientY };
  follow(down, {
    slack: 10, // a tap trembles
    onEnd: ({ moved }, letGo) => {
      // after all that hear the release, as a browser's own click
      if (letGo && !moved) setTimeout(() => target?.dispatchEvent(new PointerEvent("click", made)));
    },
  });
}

interface PressHandlers {
  readonly begun?: () => void;
  /** It is over, released or cancelled. */
  readonly ended?: () => void;
  /** It was released inside, without any other event. */
  readonly made?: () => void;
  /** A helper has clicked, as voice control, switches and screen readers do; without this, it has made a press. */
  readonly helped?: () => void;
}

/** Report every intended press on `target` that begins after its painting; returns a function that stops this. */
export const watchPresses = (target: HTMLElement, handlers: PressHandlers): (() => void) =>
  new Presses(target, handlers).listen();

/** Returns whether a point is within `reach` px of a drawn box. */
export const isWithin = ({ left, right, top, bottom, width }: DOMRect, [x, y]: Point, reach = 0): boolean =>
  width > 0 && left <= x + reach && x - reach <= right && top <= y + reach && y - reach <= bottom;

const NOTHING = (): void => undefined;
/** The pointer of a click that no pointer has made, in browsers whose clicks name one. */
const NO_POINTER = -1;

class Presses {
  private painted = false;
  private by: Press["by"] | null = null;
  private lose = NOTHING;
  /** A pointer was released inside: the browser's click comes next, even if this target has moved. */
  private released = false;

  constructor(
    private readonly target: HTMLElement,
    private readonly handlers: PressHandlers,
  ) {}

  listen(): () => void {
    return together([
      this.spoil,
      afterPaint(() => {
        this.painted = true;
      }),
      watchAbsence(this.spoil),
      listen(window, ["pointerdown", "keydown"], this.down, FIRST),
      listen(this.target, ["pointerleave"], (event: PointerEvent) => event.pointerId === this.by && this.spoil()),
      listen(this.target, ["blur"], this.spoil),
      listen(this.target, ["click"], this.click),
      listen(this.target, ["keyup"], (event: KeyboardEvent) => isPressKey(event) && event.preventDefault()),
      // some browsers take the focus from a button that is pressed
      listen(this.target, ["contextmenu", "mousedown"], (event: Event) => event.preventDefault()),
    ]);
  }

  /** Every other pointer or key cancels a press; the browser's own clicks by keys are not awaited. */
  private readonly down = (event: By): void => {
    const isOurs = this.isHere(event) && (isKey(event) ? isPressKey(event) : event.button === 0);
    if (isOurs && isKey(event)) event.preventDefault();
    if (isKey(event) && event.repeat) return;
    const isFirst = this.by === null;
    this.spoil();
    if (isOurs && isFirst && this.painted) this.begin(event);
  };

  private begin(event: By): void {
    // measured together with the double-tap shield: at the end of the press it would be a separate layout
    const box = this.target.getBoundingClientRect();
    // browsers give a button the touches near it too
    if (!isKey(event) && !isWithin(box, pointOf(event))) return;
    this.by = byOf(event);
    this.lose = follow(event, {
      onMove: ({ at }) => isWithin(box, at) || this.spoil(),
      onEnd: ({ at }, letGo) => {
        this.by = null;
        this.handlers.ended?.();
        if (!letGo) return;
        if (isKey(letGo)) this.isHere(letGo) && this.make();
        else this.released = isWithin(box, at);
      },
    });
    this.handlers.begun?.();
  }

  private readonly spoil = (): void => {
    this.released = false;
    this.lose();
  };

  private make(made = this.handlers.made): void {
    if (this.painted && isAttended()) made?.();
  }

  private isHere({ target }: Event): boolean {
    return target instanceof Node && this.target.contains(target);
  }

  /** A click that no pointer has made is a helper's: keys click nothing here. */
  private readonly click = (event: MouseEvent): void => {
    const byPointer = event.detail > 0 && (event as Partial<PointerEvent>).pointerId !== NO_POINTER;
    const { made, helped = made } = this.handlers;
    const counts = byPointer ? this.released : this.by === null;
    this.released = false;
    if (counts) this.make(byPointer ? made : helped);
  };
}
