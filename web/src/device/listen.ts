// Hearing events and answers until nobody wants to any more: all that somebody may look away by, and all that a browser
// would do with fingers on its own.

// one that hears events of one kind stands wherever any is asked for
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

/** One function for several that unsubscribe. */
export const together =
  (stops: readonly (() => void)[]): (() => void) =>
  () => {
    for (const stop of stops) stop();
  };

/** Hand an answer on, or its fault, unless nobody wants it any more by then; returns a function that says so. */
export function whenAnswered<T>(
  answer: Promise<T>,
  then: (answer: T) => void,
  failed?: (fault: unknown) => void,
): () => void {
  let isWanted = true;
  const ifWanted = (tell: () => void) => isWanted && tell();
  answer.then((value) => ifWanted(() => then(value)), failed && ((fault) => ifWanted(() => failed(fault))));
  return () => {
    isWanted = false;
  };
}

/**
 * Call `leave` whenever somebody else may look at the screen after it: the page leaves sight or focus, is put to sleep, comes
 * back from the browser's cache, or is turned; returns a function that unsubscribes.
 */
export function watchAbsence(leave: () => void): () => void {
  return together([
    listen(document, ["visibilitychange"], () => document.hidden && leave()),
    listen(document, ["freeze"], () => leave()),
    listen(window, ["blur", "pagehide", "pageshow"], () => leave()),
    listen(matchMedia("(orientation: portrait)"), ["change"], () => leave()),
  ]);
}

/** Zooming, selecting, magnifying, going back, opening a menu. */
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
