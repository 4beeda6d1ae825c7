// Keeping the screen awake while a match is on, where the browser can.
import { computed, effect, signal } from "@preact/signals";
import { screenLock } from "../browser/features";
import { listen, together } from "./listen";

const TAPS = ["pointerdown", "keydown"];

/**
 * Keep the screen awake whenever `isOn`, a function of signals, is true; returns a function that stops this. A lock
 * that is refused, as on a low battery, or that the system takes back is requested again at the next tap.
 */
export function keepAwake(isOn: () => boolean): () => void {
  // a browser lets a hidden page's lock go for good
  const isVisible = signal(!document.hidden);
  const isWanted = computed(() => isVisible.value && isOn());
  return together([
    listen(document, ["visibilitychange"], () => {
      isVisible.value = !document.hidden;
    }),
    effect(() => (isWanted.value ? held() : undefined)),
  ]);
}

/** Hold a lock, which may be lost in several ways; returns a function that releases it. */
function held(): () => void {
  let lock = screenLock();
  const stop = listen(window, TAPS, () => {
    lock = lock.then((sentinel) => (sentinel && !sentinel.released ? sentinel : screenLock()));
  });
  return () => {
    stop();
    void lock.then((sentinel) => sentinel?.release()).catch(() => undefined);
  };
}
