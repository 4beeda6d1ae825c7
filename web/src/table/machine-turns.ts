// The turns of machines: whenever one is to act, it is shown its own view, and does what it says after a while, so that
// people see what happens; a tap hurries it. Only the tab that holds the match has a session, so only that one acts.
import { effect, signal } from "@preact/signals";
import { pace } from "../device/settings";
import type { Action } from "../door/client";
import type { BaseView, Thought } from "../door/door";
import { type Thinker, thinker } from "../door/thinker";
import { ThinkingFault } from "../engine/faults";
import type { Seating } from "../saves/record";
import { endsTrick } from "./finished";
import type { Session } from "./session";
import { goesOn, type Stage } from "./stage";
import { logEnd } from "./view";

/** Milliseconds that everybody looks at the table before it goes on by itself. */
const PACES: Readonly<Record<string, number>> = { slow: 2600, usual: 1400, fast: 450, "at-once": 0 };
/** A finished trick is looked at longer. */
const TRICK = 2.4;

/** What is asked for machines' actions. */
export type Mind = Pick<Thinker, "wake" | "rest" | "ask">;

/** Milliseconds that a game asks for, to look at what lies open now; 0 where it is nothing special. */
export type LookMs = (view: BaseView) => number;

function pauseFor(view: BaseView, lookMs: LookMs): number {
  const usual = PACES[pace.value] ?? 0;
  return Math.max(endsTrick(view) ? usual * TRICK : usual, lookMs(view));
}

export class MachineTurns {
  /** Whether the machine that is to act has not made up its mind. */
  readonly isThinking = signal(false);
  /** Counts the stages, so that nothing comes of a thought for an older one. */
  private count = 0;
  private endPause: () => void = () => undefined;

  constructor(
    private readonly session: Session,
    private readonly machines: Seating,
    private readonly lookMs: LookMs = () => 0,
    private readonly mind: Mind = thinker,
  ) {}

  /** Let machines act from now on; returns a function that ends it, and gives their engine's memory back. */
  begin(): () => void {
    if (!this.machines.some(Boolean)) return () => undefined;
    this.mind.wake();
    const stop = effect(() => this.changed(this.session.stage.value));
    return () => {
      stop();
      this.leave();
      this.mind.rest();
    };
  }

  /** Go on at once. */
  readonly hurry = (): void => this.endPause();

  /** The machine that gave no answer is asked again. */
  readonly askAgain = (): void => {
    this.session.silent.value = null;
    this.changed(this.session.stage.peek());
  };

  private leave(): void {
    this.count += 1;
    this.endPause();
    this.isThinking.value = false;
  }

  private changed(stage: Stage): void {
    this.leave();
    const next = goesOn(stage);
    if (next !== null && "view" in stage) void this.take(next, stage.view);
  }

  /** What goes on by itself at this stage does so, unless something else happens before. */
  private async take(next: number, view: BaseView): Promise<void> {
    const { count } = this;
    const isMachine = this.session.isMachine(next);
    const thought = isMachine ? this.think(next, count) : null;
    await this.pause(pauseFor(view, this.lookMs));
    const action = (await thought)?.action;
    if (count !== this.count) return;
    if (!isMachine) await this.session.goOn();
    else if (action) await this.session.actBy(next, action as Action, logEnd(view));
  }

  private async think(seat: number, count: number): Promise<Thought | null> {
    this.isThinking.value = true;
    try {
      const view = await this.session.viewFor(seat);
      return view && (await this.mind.ask(view, this.machines[seat]?.level ?? ""));
    } catch (fault) {
      if (!(fault instanceof ThinkingFault)) throw fault;
      if (count === this.count) this.session.silent.value = { seat, code: fault.code };
      return null;
    } finally {
      if (count === this.count) this.isThinking.value = false;
    }
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
