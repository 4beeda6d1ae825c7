// Everything after which somebody else may look at the screen: another app, another window, the page left, the device
// turned to somebody.
import { listen, together } from "./listen";

/** Call `leave` whenever the page leaves sight or focus, is put to sleep, comes back from the browser's cache, or is turned; returns a function that unsubscribes. */
export function watchAbsence(leave: () => void): () => void {
  return together([
    listen(document, ["visibilitychange"], () => document.hidden && leave()),
    listen(document, ["freeze"], () => leave()),
    listen(window, ["blur", "pagehide", "pageshow"], () => leave()),
    listen(matchMedia("(orientation: portrait)"), ["change"], () => leave()),
  ]);
}
