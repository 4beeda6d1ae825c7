// The turns of bots: a bot that has to act is shown its own view, and acts after a pause, so that people can follow; a
// tap hurries it. Only the tab that plays the match has one of these, so only that one acts.
import { effect, signal } from "@preact/signals";
import { pace } from "../device/settings";
import type { Action } from "../door/client";
import type { BaseView, Thought } from "../door/door";
import { Epoch } from "../door/epoch";
import { type Thinker, thinker } from "../door/thinker";
import { ThinkingFault } from "../engine/faults";
import { endsTrick } from "./finished";
import { goesOn, type Stage } from "./stage";
import type { TurnMatch } from "./turns";
import { logEnd } from "./view";

/** Milliseconds for looking at the table before it continues automatically. */
const PACES: Readonly<Record<string, number>> = { slow: 2600, usual: 1400, fast: 450, "at-once": 0 };
/** A finished trick is looked at longer. */
const TRICK = 2.4;

/** The source of bots' actions. */
export type Mind = Pick<Thinker, "wake" | "rest" | "ask">;

/** Milliseconds that a game needs for a look at cards just turned up; 0 for nothing special. */
export type LookMs = (view: BaseView) => number;

function pauseFor(view: BaseView, lookMs: LookMs): number {
  const usual = PACES[pace.value] ?? 0;
  return Math.max(endsTrick(view) ? usual * TRICK : usual, lookMs(view));
}

export class BotTurns {
  /** True if the bot in turn is still thinking. */
  readonly isThinking = signal(false);
  /** Lasts as long as a stage: a thought for an older one has no effect. */
  private readonly stages = new Epoch();
  private endPause: () => void = () => undefined;

  constructor(
    private readonly match: TurnMatch,
    private readonly lookMs: LookMs = () => 0,
    private readonly mind: Mind = thinker,
  ) {}

  private get bots() {
    return this.match.controller.head.bots;
  }

  /** Lets bots act from now on; returns a function that ends it, and gives their engine's memory back. */
  begin(): () => void {
    if (!this.bots.some(Boolean)) return () => undefined;
    this.mind.wake();
    const stop = effect(() => this.changed(this.match.stage.value));
    return () => {
      stop();
      this.leave();
      this.mind.rest();
    };
  }

  /** Continues at once. */
  readonly hurry = (): void => this.endPause();

  /** Asks the bot that gave no answer again. */
  readonly askAgain = (): void => {
    this.match.silent.value = null;
    this.changed(this.match.stage.peek());
  };

  private leave(): AbortSignal {
    const stage = this.stages.next();
    this.endPause();
    this.isThinking.value = false;
    return stage;
  }

  private changed(stage: Stage): void {
    const epoch = this.leave();
    const next = goesOn(stage);
    if (next !== null && "view" in stage) void this.take(next, stage.view, epoch);
  }

  /** Carries out the automatic action of this stage, unless another event comes before. */
  private async take(next: number, view: BaseView, epoch: AbortSignal): Promise<void> {
    const isBot = this.match.showing.isBot(next);
    const thought = isBot ? this.think(next, epoch) : null;
    await this.pause(pauseFor(view, this.lookMs));
    const action = (await thought)?.action;
    if (epoch.aborted) return;
    if (!isBot) await this.match.goOn();
    else if (action) await this.match.actBy(next, action as Action, logEnd(view));
  }

  private async think(seat: number, epoch: AbortSignal): Promise<Thought | null> {
    this.isThinking.value = true;
    try {
      const view = await this.match.viewFor(seat);
      return view && (await this.mind.ask(view, this.bots[seat]?.level ?? ""));
    } catch (fault) {
      if (!(fault instanceof ThinkingFault)) throw fault;
      if (!epoch.aborted) this.match.silent.value = { seat, code: fault.code };
      return null;
    } finally {
      if (!epoch.aborted) this.isThinking.value = false;
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
