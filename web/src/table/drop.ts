// Where a card of the hand is let go: a place of the table that takes cards, or the table as a whole.

/** What comes of a card that is let go on the table, or on one of its places. */
export interface Drop {
  /** Whether anything comes of it but a reason why not. */
  readonly takes: (card: string, place?: string) => boolean;
  /** Play it, and whatever is chosen with it; or say why not. */
  readonly lay: (card: string, place?: string) => void;
  /** Only choose it, and take nothing back. */
  readonly choose: (card: string) => void;
}

/** A place under a carried card; without a name it is the table. */
export interface Aim {
  readonly element: Element | null;
  readonly place?: string;
}

/** Pixels above its place from which a card lies over the table. */
const TABLE_PX = 70;
const PLACE = "[data-takes]";
const TABLE = ".table-middle:not([inert] *, [aria-hidden=true] *)";

/** What a card carried to a point of the window, so far above its place, would be laid on; null over the hand. */
export function aimAt(card: Element, { x, y, up }: { x: number; y: number; up: number }): Aim | null {
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
