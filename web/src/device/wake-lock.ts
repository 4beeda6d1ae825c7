// Keeping the screen awake while a match is on, where the browser can.

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
