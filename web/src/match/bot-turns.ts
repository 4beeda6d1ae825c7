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
/** Milliseconds to read a narrow letter at the usual pace; a wide letter, such as kana, takes twice as long. */
const LETTER = 55;
const WIDE = /[\u2e80-\uffef]/g;

/** The source of bots' actions. */
export type Mind = Pick<Thinker, "wake" | "rest" | "ask">;

/** Milliseconds for which the last play is shown before an action that shows nothing: its cards have landed. */
const LANDED_MS = 300;

/** Ways of a game to say how long its table is looked at. */
export interface Looking {
  /** Milliseconds for which a table is shown before the bots continue; Infinity until somebody continues. */
  readonly lookMs?: (view: BaseView) => number;
  /** Returns whether an action changes nothing on the table: nobody waits for a bot's. */
  readonly isUnseen?: (action: Action) => boolean;
}

const usual = (): number => PACES[pace.value] ?? 0;

const pauseFor = (view: BaseView): number => (endsTrick(view) ? usual() * TRICK : usual());

/** Returns the milliseconds that a text needs to be read. */
const readingMs = (text: string): number =>
  ((text.length + (text.match(WIDE)?.length ?? 0)) * LETTER * usual()) / (PACES.usual ?? 1);

export class BotTurns {
  /** True if the bot in turn is still thinking. */
  readonly isThinking = signal(false);
  /** Lasts as long as a stage: a thought for an older one has no effect. */
  private readonly stages = new Epoch();
  /** True while a finished trick is shown that would disappear automatically: a person may hold it. */
  readonly canHold = signal(false);
  private endPause: () => void = () => undefined;
  private setPause: (ms: number) => void = () => undefined;
  private cutPause: () => void = () => undefined;

  constructor(
    private readonly match: TurnMatch,
    private readonly looking: Looking = {},
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

  /** Continues immediately. */
  readonly hurry = (): void => this.endPause();

  /** Waits until it is hurried. */
  readonly hold = (): void => {
    this.canHold.value = false;
    this.setPause(Number.POSITIVE_INFINITY);
  };

  /** Waits long enough to read a text that has just appeared. */
  readonly told = (text: string): void => this.setPause(readingMs(text));

  /** Asks the bot that gave no answer again. */
  readonly askAgain = (): void => {
    this.match.silent.value = null;
    this.changed(this.match.stage.peek());
  };

  private leave(): AbortSignal {
    const stage = this.stages.next();
    this.endPause();
    this.isThinking.value = false;
    this.canHold.value = false;
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
    this.canHold.value = endsTrick(view) && usual() > 0;
    thought?.then((found) => {
      const isUnseen = found?.action && this.looking.isUnseen?.(found.action as Action);
      if (isUnseen && !epoch.aborted) this.cutPause();
    });
    await this.pause(Math.max(pauseFor(view), this.looking.lookMs?.(view) ?? 0));
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
      let timer: ReturnType<typeof setTimeout> | undefined;
      const begin = performance.now();
      let end = 0;
      this.cutPause = () => {
        clearTimeout(timer);
        timer = setTimeout(this.endPause, Math.max(0, Math.min(end, begin + LANDED_MS) - performance.now()));
      };
      this.setPause = (more) => {
        clearTimeout(timer);
        const now = performance.now();
        end = Math.max(end, now + more);
        if (Number.isFinite(end)) timer = setTimeout(this.endPause, end - now);
      };
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
      this.setPause(ms);
    });
  }
}
