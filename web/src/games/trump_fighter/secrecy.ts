// Nothing of a call shows before it is settled: until then the table looks as the battle would without it, standstill
// clock and open spots included, though the engine has stopped both for the caller.
import type { Action } from "../../door/client";
import type { StandstillView, TrumpFighterView } from "../../door/door";
import { SEATS, targets } from "./acts";

type Targets = ReadonlyMap<string, readonly number[]>;

export class Secrecy {
  private standstill: StandstillView | null = null;
  private last: readonly Targets[] = [];
  private callers: readonly number[] = [];

  /** The table has changed. */
  note(view: TrumpFighterView, legal: readonly Action[]): void {
    this.callers = view.call?.calls.map(({ seat }) => seat) ?? [];
    this.last = SEATS.map((seat) => (this.callers.includes(seat) ? this.last[seat] : null) ?? targets(legal, seat));
    if (!view.call) this.standstill = view.standstill;
    else if (this.standstill && view.log.at(-1)?.do === "move") this.standstill = restarted(this.standstill, view.at);
  }

  shown(view: TrumpFighterView): TrumpFighterView {
    return view.call ? { ...view, phase: "battle", call: null, standstill: this.standstill } : view;
  }

  targets(seat: number, legal: readonly Action[]): Targets {
    return (this.callers.includes(seat) ? this.last[seat] : null) ?? targets(legal, seat);
  }
}

/** The clock after a move at `at`, as every move starts it. */
const restarted = (clock: StandstillView, at: number): StandstillView =>
  clock.bound === null ? { ...clock, since: at, stall_from: at + clock.after } : clock;
