/**
 * Barks after so many seconds without {@link feed}. It counts ticks rather than reading a clock: a page that was
 * frozen for an hour (a phone in a pocket) must not find its engine overdue on waking.
 */
export class Watchdog {
  #timer: ReturnType<typeof setInterval> | undefined;
  #left = 0;
  readonly #bark: () => void;

  constructor(bark: () => void) {
    this.#bark = bark;
  }

  /** Starts watching, or starts counting anew. */
  feed(seconds: number): void {
    this.#left = seconds;
    this.#timer ??= setInterval(() => this.#tick(), 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    this.#left -= 1;
    if (this.#left > 0) return;
    this.stop();
    this.#bark();
  }
}
