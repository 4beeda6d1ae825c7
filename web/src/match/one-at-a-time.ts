// Tasks of which one is under way at a time.

export class OneAtATime {
  private underWay: Promise<void> | null = null;

  get isBusy(): boolean {
    return this.underWay !== null;
  }

  /** Carry `task` out now, or never where another is under way. */
  async ifFree(task: () => Promise<void>): Promise<void> {
    if (!this.underWay) await this.run(task);
  }

  /** Carry `task` out as soon as no other is under way. */
  async inTurn(task: () => Promise<void>): Promise<void> {
    while (this.underWay) await this.underWay.catch(() => undefined); // its fault is reported to its caller
    await this.run(task);
  }

  private async run(task: () => Promise<void>): Promise<void> {
    const running = task();
    this.underWay = running;
    try {
      await running;
    } finally {
      this.underWay = null;
    }
  }
}
