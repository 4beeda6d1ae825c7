// The match's own clock: milliseconds since the match began, standing still whenever the table is covered.

export class MatchClock {
  private base = 0;
  private since: number | null = null;

  /** `now` reads the same time line as the events' time stamps. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  get running(): boolean {
    return this.since !== null;
  }

  /** Sets the match's time; a running clock continues from there if it lags behind, and never goes back. */
  set(at: number): void {
    if (this.running && at <= this.at()) return;
    this.base = at;
    if (this.running) this.since = this.now();
  }

  start(): void {
    this.since ??= this.now();
  }

  stop(): void {
    this.base = this.at();
    this.since = null;
  }

  /** The time of the match at a time stamp; a stamp before the clock's start counts as its start. */
  at(stamp: number = this.now()): number {
    return this.since === null ? this.base : this.base + Math.max(0, stamp - this.since);
  }

  /** Milliseconds until the clock shows `at`. */
  until(at: number): number {
    return Math.max(0, at - this.at());
  }
}
