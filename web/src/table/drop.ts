// Carrying a card by one pointer: it follows, and is let go somewhere, on a place of the table that takes cards or on the
// table as a whole. Whatever comes in between puts it back.
import { useEffect, useState } from "preact/hooks";
import { follow, type Press } from "../device/press";

/** What comes of a card that is let go on the table, or on one of its places. */
export interface Drop {
  /** Returns whether anything comes of it but a reason why not. */
  readonly takes: (card: string, place?: string) => boolean;
  /** Play it, and whatever is chosen with it; or say why not. */
  readonly lay: (card: string, place?: string) => void;
  /** Only choose it, and take nothing back. */
  readonly choose: (card: string) => void;
}

/** A place under a carried card; without a name it is the table. */
interface Aim {
  readonly element: Element | null;
  readonly place?: string;
}

/** Pixels above its place from which a card lies over the table. */
const TABLE_PX = 70;
const PLACE = "[data-takes]";
const TABLE = ".table-middle:not([inert] *, [aria-hidden=true] *)";

/** What a card carried to a point of the window, so far above its place, would be laid on; null over the hand. */
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

class Carry {
  handlers: CarryHandlers | null = null;
  putBack = (): void => undefined;
  /** The click that a pointer makes as it is let go is no tap. */
  private spoilt = false;

  readonly begin = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0) return;
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

/** What lets the primary pointer carry an element, and tells taps on it from what carrying leaves behind. */
export function useCarry(handlers: CarryHandlers) {
  const [carry] = useState(() => new Carry());
  carry.handlers = handlers;
  // a hand that closes takes what is carried with it
  useEffect(() => () => carry.putBack(), [carry]);
  return { begin: carry.begin, isTap: carry.isTap };
}
