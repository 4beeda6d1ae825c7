// Keeping the screen awake while a match is on, where the browser can.
import { computed, effect, signal } from "@preact/signals";
import { listen, together } from "./listen";

/** Keep the screen awake whenever `isOn`, a function of signals, says so; returns a function that ends that. */
export function keepAwake(isOn: () => boolean): () => void {
  const wake = new WakeLock();
  // a browser lets a hidden page's lock go for good
  const isVisible = signal(!document.hidden);
  const isWanted = computed(() => isVisible.value && isOn());
  return together([
    listen(document, ["visibilitychange"], () => {
      isVisible.value = !document.hidden;
    }),
    effect(() => void wake.want(isWanted.value)),
    () => void wake.want(false),
  ]);
}

export class WakeLock {
  private lock: WakeLockSentinel | null = null;
  private wanted = false;

  /** Ask for the screen to stay on, or let it go. */
  async want(wanted: boolean): Promise<void> {
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    if (!wanted) return this.drop();
    try {
      const lock = await navigator.wakeLock?.request("screen");
      if (this.wanted && !this.lock) this.lock = lock ?? null;
      else await lock?.release(); // no longer wanted, or another request was answered first
    } catch {
      this.wanted = false; // a battery that is low, or a page that is hidden: the next start asks again
    }
  }

  private async drop(): Promise<void> {
    const { lock } = this;
    this.lock = null;
    await lock?.release().catch(() => undefined);
  }
}
