// Keeping the screen awake while a match is on, where the browser can.
import { computed, effect, signal } from "@preact/signals";
import { listen, together } from "./listen";

/** Keep the screen awake whenever `isOn`, a function of signals, says so; returns a function that ends that. */
export function keepAwake(isOn: () => boolean): () => void {
  // a browser lets a hidden page's lock go for good
  const isVisible = signal(!document.hidden);
  const isWanted = computed(() => isVisible.value && isOn());
  return together([
    listen(document, ["visibilitychange"], () => {
      isVisible.value = !document.hidden;
    }),
    effect(() => {
      if (!isWanted.value) return;
      const lock = request();
      return () => void lock.then((held) => held?.release()).catch(() => undefined);
    }),
  ]);
}

/** None where the battery is low or the browser has no locks: the next start asks again. */
async function request(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock?.request("screen");
  } catch {
    return undefined;
  }
}
