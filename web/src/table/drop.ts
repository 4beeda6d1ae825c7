// Dragging a card by one pointer: it follows, and is released on a place of the table for cards or on the table as a
// whole. Any interruption puts it back.
import { useEffect, useState } from "preact/hooks";
import { follow, type Press } from "../device/press";

/** The effect of a card released on the table, or on one of its places. */
export interface Drop {
  /** Returns whether it has any effect other than a reason against it. */
  readonly takes: (card: string, place?: string) => boolean;
  /** Play it with the other chosen cards; or give the reason against it. */
  readonly lay: (card: string, place?: string) => void;
  /** Only choose it, and take nothing back. */
  readonly choose: (card: string) => void;
}

/** A place under a carried card; without a name it is the table. */
interface Aim {
  readonly element: Element | null;
  readonly place?: string;
}

/** Pixels above its place from which a card is over the table. */
const TABLE_PX = 70;
const PLACE = "[data-takes]";
const TABLE = ".table-middle:not([inert] *, [aria-hidden=true] *)";

/** The target of a card dragged to a point of the window, `up` px above its place; null over the hand. */
export function aimAt(card: Element, { x, y, up }: CarriedTo): Aim | null {
  const named = document.elementsFromPoint(x, y).map((each) => each.closest<HTMLElement>(PLACE));
  const element = named.find((each) => each && !each.closest("[inert]"));
  if (element) return { element, place: element.dataset.takes ?? "" };
  return up > TABLE_PX ? { element: card.closest(".table")?.querySelector(TABLE) ?? null } : null;
}

let lit: Element | null = null;

/** Light the place that a carried card would be laid on, and no other. */
export function light(element: Element | null): void {
  if (element === lit) return;
  lit?.removeAttribute("data-aimed");
  element?.setAttribute("data-aimed", "");
  lit = element;
}

/** Pixels that a press moves before it carries anything. */
const CARRY_PX = 10;

/** The pointer's place in the window, and its height above the place where it came down. */
export interface CarriedTo {
  readonly x: number;
  readonly y: number;
  readonly up: number;
}

interface CarryHandlers {
  /** It is carried there. */
  readonly over: (to: CarriedTo) => void;
  /** It was released there, and is in its old place. */
  readonly letGo: (to: CarriedTo) => void;
  /** It is no longer dragged, released or put back. */
  readonly ended: () => void;
}

class Carry {
  handlers: CarryHandlers | null = null;
  putBack = (): void => undefined;
  /** The click that a pointer makes at its release is not a tap. */
  private spoilt = false;

  readonly begin = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.spoilt = false;
    const element = event.currentTarget as HTMLElement;
    element.setPointerCapture(event.pointerId);
    this.putBack = follow(event, {
      slack: CARRY_PX,
      alone: true,
      onMove: (press) => press.moved && this.carry(element, press),
      onEnd: (press, letGo) => {
        this.spoilt = press.moved || !letGo;
        element.style.transform = "";
        delete element.dataset.carried;
        this.handlers?.ended();
        if (letGo && press.moved) this.handlers?.letGo(placeOf(press));
      },
    });
  };

  /** Returns whether a click is meant as one: a key's or a helper's, or that of a pointer that carried nothing. */
  readonly isTap = ({ detail }: MouseEvent): boolean => {
    const isTap = detail === 0 || !this.spoilt;
    this.spoilt = false;
    return isTap;
  };

  private carry(element: HTMLElement, press: Press): void {
    const { at, from } = press;
    element.dataset.carried = "";
    element.style.transform = `translate(${at[0] - from[0]}px, ${at[1] - from[1]}px)`;
    this.handlers?.over(placeOf(press));
  }
}

const placeOf = ({ at: [x, y], from }: Press): CarriedTo => ({ x, y, up: from[1] - y });

/** Lets a pointer drag an element, and distinguishes taps on it from the clicks after dragging. */
export function useCarry(handlers: CarryHandlers) {
  const [carry] = useState(() => new Carry());
  carry.handlers = handlers;
  // a hand that closes takes a dragged card with it
  useEffect(() => () => carry.putBack(), [carry]);
  return { begin: carry.begin, isTap: carry.isTap };
}
