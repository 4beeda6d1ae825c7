// Everything a browser would do with fingers on its own: zoom, select, magnify, swipe back, open a menu.

const STOPPED = ["touchstart", "touchmove", "touchend", "gesturestart", "gesturechange", "dblclick", "contextmenu"];
const OPEN = "a, dialog, input";

const stop = (event: Event): void => {
  const target = event.target instanceof Element ? event.target : null;
  if (event.cancelable && !target?.closest(OPEN)) event.preventDefault();
};

/**
 * Keep the browser's gestures off `element`; returns a function that lets them be again. iPhones zoom, select and go back in spite of `touch-action`, unless the
 * touches themselves are prevented, which passive listeners can't. Links and dialogs stay as they are.
 */
export function blockGestures(element: HTMLElement): () => void {
  for (const type of [...STOPPED, "selectstart", "dragstart"]) {
    element.addEventListener(type, stop, { passive: false });
  }
  return () => {
    for (const type of [...STOPPED, "selectstart", "dragstart"]) element.removeEventListener(type, stop);
  };
}
