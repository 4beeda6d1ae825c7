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

/** Calls `turned` when the device is turned. A divider, a hinge, a keyboard or a bar only changes the window's shape. */
function watchTurns(turned: () => void): () => void {
  const { orientation }: Partial<Screen> = screen;
  if (!orientation) return listen(window, ["orientationchange"], () => turned()); // as in some apps' own browsers
  let { angle } = orientation;
  return listen(orientation, ["change"], () => {
    if (orientation.angle !== angle) turned();
    angle = orientation.angle;
  });
}

const TOUCHES = ["touchstart", "touchmove", "touchend", "gesturestart", "gesturechange", "dblclick", "contextmenu"];
const STOPPED = [...TOUCHES, "selectstart", "dragstart"];
const OPEN = "a, dialog, input";

/** Fingers that undo a zoom leave a little of it. */
const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01;

const stop = (event: Event): void => {
  const target = event.target instanceof Element ? event.target : null;
  if (event.cancelable && !isZoomed() && !target?.closest(OPEN)) event.preventDefault();
};

/**
 * Keep the browser's gestures off `element`; returns a function that allows them again. iPhones zoom, select and go back
 * in spite of `touch-action`, unless the touches themselves are prevented, which passive listeners can't. Links and
 * dialogs stay as they are, and fingers can undo a zoom that was made elsewhere.
 */
export function blockGestures(element: HTMLElement): () => void {
  const follow = () => {
    element.style.touchAction = isZoomed() ? "pinch-zoom" : "none";
  };
  follow();
  const resized = listen(window.visualViewport ?? window, ["resize"], follow);
  return together([listen(element, STOPPED, stop, { passive: false }), resized]);
}
