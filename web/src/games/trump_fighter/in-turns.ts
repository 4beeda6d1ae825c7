// Playing in turns: the seats act one after the other, with as much time as they gave themselves. The rules are the
// same; each turn counts as a second of the match, far more than any window, so that nothing is simultaneous but the
// fastest acts. When both pass, that is a standstill.
import { signal } from "@preact/signals";
import type { Entry } from "../../saves/record";
import * as acts from "./acts";
import type { LiveStage } from "./live/live-match";
import type { QueuedAct } from "./live/queue";
import type { TrumpFighterView } from "./shapes";

const TURN_MS = 1000;

export class InTurns {
  /** The seat in turn; null if both may act, or none. */
  readonly seat = signal<number | null>(null);
  /** Counts the turns, so that each has its own clock. */
  readonly number = signal(0);
  private passes = 0;

  constructor(private readonly context: acts.FightContext) {}

  changed(stage: LiveStage<TrumpFighterView>, entry: Entry | null): void {
    const covered = this.context.live.covered.value;
    if (stage.at !== "open" || (covered && stage.view.phase === "check")) this.seat.value = null;
    else if (covered) return;
    else if (stage.view.phase === "call") this.submit(null, stage.view.call?.until ?? 0, acts.resolve);
    else if (stage.view.phase === "battle") this.battle(stage.view, entry);
    else this.check(stage.view, entry);
  }

  /** Both ready: each in turn chooses its fastest act; the first to choose changes from battle to battle. */
  private check(view: TrumpFighterView, entry: Entry | null): void {
    if (!(view.phase === "check" && view.ready.every(Boolean))) this.seat.value = null;
    else if (entry || this.seat.value === null) this.give(this.opener(view));
  }

  private battle(view: TrumpFighterView, entry: Entry | null): void {
    if (entry?.do === "battle") this.give(this.opener(view));
    else if (entry?.do === "stall") this.give(view.standstill?.bound ?? this.opener(view));
    else if (typeof entry?.seat === "number") this.give(1 - entry.seat);
    else if (this.seat.value === null) this.give(this.opener(view));
  }

  private opener(view: TrumpFighterView): number {
    return view.log.filter((entry) => entry.do === "battle").length % acts.SEATS.length;
  }

  private give(seat: number): void {
    this.passes = 0;
    this.next(seat);
  }

  private next(seat: number): void {
    this.seat.value = seat;
    this.number.value += 1;
  }

  private submit(seat: number | null, at: number, make: QueuedAct["make"]): void {
    void this.context.live.submit({ seat, at, make });
  }

  private get view(): TrumpFighterView | null {
    return this.context.open?.view ?? null;
  }

  /** Do nothing this turn; also called when its time is up. */
  pass(): void {
    const { view } = this;
    const seat = this.seat.value;
    if (!view || seat === null || this.context.live.covered.value) return;
    if (view.phase === "check") this.choose(view, seat, undefined);
    else if (this.passes > 0) this.submit(null, view.standstill?.stall_from ?? view.at, acts.stall);
    else {
      this.passes += 1;
      this.next(1 - seat);
    }
  }

  /** Carry out an act of the seat in turn. */
  act(act: NonNullable<acts.Fastest>): void {
    const { view } = this;
    const seat = this.seat.value;
    if (!view || seat === null) return;
    const make = act.do === "move" ? acts.move(seat, act.card, act.to) : acts.call(seat);
    if (view.phase === "check") this.choose(view, seat, act);
    else this.submit(seat, view.at + TURN_MS, make);
  }

  /** Note the fastest act of the seat in turn; after the second one both show. */
  private choose(view: TrumpFighterView, seat: number, act: acts.Fastest | undefined): void {
    this.context.prepare(seat, act);
    if (act !== undefined && this.context.prepared.value[seat] !== act) return;
    if (seat === this.opener(view)) this.next(1 - seat);
    else this.submit(null, view.at, this.context.battle());
  }
}
