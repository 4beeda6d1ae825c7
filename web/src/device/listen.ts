// Event listeners with a function that unsubscribes.

// a listener to events of one kind is accepted
type Listener = (event: never) => void;

/** Call `listener` at every event of these types; returns a function that unsubscribes. */
export function listen(
  target: EventTarget,
  types: readonly string[],
  listener: Listener,
  options: AddEventListenerOptions = {},
): () => void {
  for (const type of types) target.addEventListener(type, listener as EventListener, options);
  return () => {
    for (const type of types) target.removeEventListener(type, listener as EventListener, options);
  };
}

export const together =
  (stops: readonly (() => void)[]): (() => void) =>
  () => {
    for (const stop of stops) stop();
  };

/**
 * Call `leave` after every event that lets another person see the screen: the page is hidden, loses focus, is put to
 * sleep, comes back from the browser's cache, or is turned. Returns a function that unsubscribes.
 */
export const watchAbsence = (leave: () => void): (() => void) =>
  together([
    listen(document, ["visibilitychange"], () => document.hidden && leave()),
    listen(document, ["freeze"], () => leave()),
    listen(window, ["blur", "pagehide", "pageshow"], () => leave()),
    watchTurns(leave),
  ]);

/** Calls `turned` when the device is turned. A keyboard or a bar that takes some of the height turns nothing. */
function watchTurns(turned: () => void): () => void {
  let width = innerWidth;
  const { orientation }: Partial<Screen> = screen; // some apps' own browsers have none
  const reshaped = () => {
    if (innerWidth !== width) turned();
    width = innerWidth;
  };
  return together([
    ...(orientation ? [listen(orientation, ["change"], () => turned())] : []),
    listen(matchMedia("(orientation: portrait)"), ["change"], reshaped),
  ]);
}

const TOUCHES = ["touchstart", "touchmove", "touchend", "gesturestart", "gesturechange", "dblclick", "contextmenu"];
const STOPPED = [...TOUCHES, "selectstart", "dragstart"];
const OPEN = "a, dialog, input";

const stop = (event: Event): void => {
  const target = event.target instanceof Element ? event.target : null;
  if (event.cancelable && !target?.closest(OPEN)) event.preventDefault();
};

/**
 * Keep the browser's gestures off `element`; returns a function that allows them again. iPhones zoom, select and go back
 * in spite of `touch-action`, unless the touches themselves are prevented, which passive listeners can't. Links and
 * dialogs stay as they are.
 */
export const blockGestures = (element: HTMLElement): (() => void) => listen(element, STOPPED, stop, { passive: false });
