// Hearing events until nobody wants to any more.

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
