// A document in which tests draw components, and touch them as a hand or a keyboard does.
import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";

/** Draw something in the document, in the place of what was drawn there before. */
export async function draw(what: ComponentChild): Promise<HTMLElement> {
  const place =
    document.body.querySelector<HTMLElement>("#drawn") ?? document.body.appendChild(document.createElement("div"));
  place.id = "drawn";
  await act(() => render(what, place));
  return place;
}

/** Take away what is drawn. */
export const clear = (): Promise<void> =>
  act(() => {
    const place = document.body.querySelector("#drawn");
    if (place) render(null, place);
    place?.remove();
  });

/** The only element that a selector finds. */
export function the<Found extends Element = HTMLElement>(selector: string): Found {
  const found = document.querySelectorAll<Found>(selector);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} elements are ${selector}`);
  return only;
}

/** Let an event happen, and all that follows from it. */
export const happen = (target: EventTarget, event: Event): Promise<void> =>
  act(() => {
    target.dispatchEvent(event);
  });

export const click = (selector: string): Promise<void> =>
  happen(the(selector), new MouseEvent("click", { bubbles: true, cancelable: true }));

/** A pointer's event at a point: of the first finger, unless told otherwise. */
export const pointer = (type: string, x = 0, y = 0, more: PointerEventInit = {}): PointerEvent =>
  new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, clientX: x, clientY: y, ...more });

export const key = (type: string, name: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent(type, { bubbles: true, cancelable: true, key: name, ...more });
