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
