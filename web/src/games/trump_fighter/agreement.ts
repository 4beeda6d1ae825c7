// Agreement of both players not to act: a standstill before the clock's. A move or a call cancels one side's agreement.
import { signal } from "@preact/signals";
import * as acts from "./acts";

const NOBODY: acts.Pair<boolean> = [false, false];

export class Agreement {
  /** True for each seat that has agreed. */
  readonly said = signal<acts.Pair<boolean>>(NOBODY);

  constructor(private readonly context: acts.FightContext) {}

  /** A seat agrees, or takes that back; once both have agreed, the standstill begins. */
  say(seat: number): void {
    const { live, open } = this.context;
    if (open?.view.phase !== "battle" || live.covered.value) return;
    this.said.value = acts.withSeat(this.said.value, seat, !this.said.value[seat]);
    if (this.said.value.every(Boolean)) void live.submit({ seat: null, at: live.clock.at(), make: acts.agree });
  }

  /** The table has changed, or is covered. */
  forget(): void {
    if (this.said.value.some(Boolean)) this.said.value = NOBODY;
  }
}
