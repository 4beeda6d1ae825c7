// Hearing events until nobody wants to any more, among them all after which somebody else may look at the screen.

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
