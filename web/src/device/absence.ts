// Everything after which somebody else may look at the screen: another app, another window, the page left.

/** Call `leave` whenever the page leaves sight or focus, is put to sleep, or comes back from the browser's cache; returns a function that unsubscribes. */
export function watchAbsence(leave: () => void): () => void {
  const onVisibility = () => document.hidden && leave();
  const events = ["blur", "pagehide", "pageshow"] as const;
  document.addEventListener("visibilitychange", onVisibility);
  document.addEventListener("freeze", leave);
  for (const event of events) window.addEventListener(event, leave);
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    document.removeEventListener("freeze", leave);
    for (const event of events) window.removeEventListener(event, leave);
  };
}

/** Call `leave` whenever the screen is turned; returns a function that unsubscribes. */
export function watchTurning(leave: () => void): () => void {
  const turned = matchMedia("(orientation: portrait)");
  turned.addEventListener("change", leave);
  return () => turned.removeEventListener("change", leave);
}
