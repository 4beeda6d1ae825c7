// Carrying an element by one pointer: it follows, and is let go somewhere. Whatever comes in between puts it back: a
// second finger, Escape, a pointer that is lost, a page that is left or turned.
import { useEffect, useState } from "preact/hooks";
import { watchAbsence } from "../device/absence";
import { listen, together } from "../device/listen";

/** Pixels that a press moves before it carries anything. */
const CARRY_PX = 10;

/** Where the pointer is in the window, and how far above the place where it came down. */
export interface CarriedTo {
  readonly x: number;
  readonly y: number;
  readonly up: number;
}

interface CarryHandlers {
  /** It is carried there. */
  readonly over: (to: CarriedTo) => void;
  /** It was let go there, and lies where it lay before. */
  readonly letGo: (to: CarriedTo) => void;
  /** It is no longer carried, be it let go or put back. */
  readonly ended: () => void;
}

interface Press {
  readonly element: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  carried: boolean;
}

class Carry {
  handlers: CarryHandlers | null = null;
  private press: Press | null = null;
  private unwatch = (): void => undefined;
  /** The click that a pointer makes as it is let go is no tap. */
  private spoilt = false;

  readonly begin = (event: PointerEvent): void => {
    if (this.press || !event.isPrimary || event.button !== 0) return;
    this.spoilt = false;
    const element = event.currentTarget as HTMLElement;
    this.press = { element, pointer: event.pointerId, x: event.clientX, y: event.clientY, carried: false };
    element.setPointerCapture(event.pointerId);
    this.unwatch = together([
      listen(window, ["pointerdown"], this.breakOff, { capture: true }),
      listen(window, ["keydown"], ({ key }: KeyboardEvent) => key === "Escape" && this.breakOff()),
      watchAbsence(this.breakOff),
    ]);
  };

  readonly move = (event: PointerEvent): void => {
    const { press } = this;
    if (press?.pointer !== event.pointerId) return;
    const x = event.clientX - press.x;
    const y = event.clientY - press.y;
    press.carried ||= Math.hypot(x, y) > CARRY_PX;
    if (!press.carried) return;
    press.element.dataset.carried = "";
    press.element.style.transform = `translate(${x}px, ${y}px)`;
    this.handlers?.over(placeOf(event, press));
  };

  readonly end = (event: PointerEvent): void => {
    const { press } = this;
    if (press?.pointer !== event.pointerId) return;
    const isLetGo = event.type === "pointerup" && press.carried;
    this.spoilt = press.carried;
    this.putBack();
    if (isLetGo) this.handlers?.letGo(placeOf(event, press));
  };

  readonly breakOff = (): void => {
    if (!this.press) return;
    this.spoilt = true;
    this.putBack();
  };

  /** Whether a click is meant as one: a key's or a helper's, or that of a pointer that carried nothing. */
  readonly isTap = ({ detail }: MouseEvent): boolean => {
    const isTap = detail === 0 || !this.spoilt;
    this.spoilt = false;
    return isTap;
  };

  private putBack(): void {
    const { press } = this;
    this.press = null;
    this.unwatch();
    if (!press) return;
    press.element.style.transform = "";
    delete press.element.dataset.carried;
    this.handlers?.ended();
  }
}

const placeOf = ({ clientX: x, clientY: y }: PointerEvent, press: Press): CarriedTo => ({ x, y, up: press.y - y });

/** What lets the primary pointer carry an element, and tells taps on it from what carrying leaves behind. */
export function useCarry(handlers: CarryHandlers) {
  const [carry] = useState(() => new Carry());
  carry.handlers = handlers;
  // a hand that closes takes what is carried with it
  useEffect(() => carry.breakOff, [carry]);
  const listeners = {
    onPointerDown: carry.begin,
    onPointerMove: carry.move,
    onPointerUp: carry.end,
    onPointerCancel: carry.end,
    onLostPointerCapture: carry.end,
  };
  return { listeners, isTap: carry.isTap };
}
