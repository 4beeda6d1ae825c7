// Everything a browser would do with fingers on its own: zoom, select, magnify, swipe back, open a menu.
import { listen } from "./listen";

const TOUCHES = ["touchstart", "touchmove", "touchend", "gesturestart", "gesturechange", "dblclick", "contextmenu"];
const STOPPED = [...TOUCHES, "selectstart", "dragstart"];
const OPEN = "a, dialog, input";

const stop = (event: Event): void => {
  const target = event.target instanceof Element ? event.target : null;
  if (event.cancelable && !target?.closest(OPEN)) event.preventDefault();
};

/**
 * Keep the browser's gestures off `element`; returns a function that lets them be again. iPhones zoom, select and go back
 * in spite of `touch-action`, unless the touches themselves are prevented, which passive listeners can't. Links and
 * dialogs stay as they are.
 */
export const blockGestures = (element: HTMLElement): (() => void) => listen(element, STOPPED, stop, { passive: false });
