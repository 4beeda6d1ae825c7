// One try at a step: a match of this tab alone, the others' actions in it, and whether the goal is reached. All of that
// depends on the engine's answers to the growing log, at any kind of table.
import { effect, type Signal, signal } from "@preact/signals";
import * as door from "../door/client";
import type { BaseView, LogEntry, Name, RefusalShape, Save, Thought } from "../door/door";
import { Epoch } from "../door/epoch";
import { thinker } from "../door/thinker";
import { EngineFault } from "../engine/faults";
import type { Mind } from "../match/bot-turns";
import { Controller, practised } from "../match/controller";
import { logEnd } from "../match/view";
import { inMemory, type KeptMatch } from "../saves/kept-match";
import { matchAround, type Seating } from "../saves/record";
import { newId } from "../saves/tabs";
import type { GameTable } from "../table/types";
import { kept } from "../ui/left";
import { type Answers, isSame, keepStepDone, type Lesson, meets, type Step, valueAt, type Wrong } from "./lesson";

const LEARNER = 0;
const SILENT: Thought = { action: null, choices: [], spent: 0, worlds: 0 };

export interface Outcome {
  readonly isDone: boolean;
  readonly say: Name | undefined;
}

/** Returns whether an action, perhaps as it was logged, is the intended one: that has all its fields. */
const isMeant = (action: object, meant: door.Action): boolean =>
  Object.entries(meant).every(([name, value]) => isSame((action as Record<string, unknown>)[name], value));

export class Attempt implements Mind {
  /** Its outcome; null while it continues. */
  readonly outcome = signal<Outcome | null>(null);
  /** The text for a forbidden action, until the next choice. */
  readonly hint = signal<Name | null>(null);
  /** The learner's answer to the step's question; null before. */
  readonly answer: Signal<{ readonly value: unknown } | null>;
  /** The match that is played, in this tab's memory alone. */
  readonly controller: Controller;
  private readonly kept: KeptMatch;
  private readonly start: number;
  /** The log after that of the step. */
  private readonly played: Signal<Save["log"]>;
  /** Lasts as long as a log: answers to an older one have no effect. */
  private readonly logs = new Epoch();
  private isEnding = false;

  /** @param name the name under which the screen keeps it; null: it is not kept */
  constructor(
    readonly step: Step,
    private readonly save: Save,
    bots: Seating,
    name: string | null = null,
  ) {
    this.start = save.log.length;
    this.played = kept<Save["log"]>(name, () => []);
    this.answer = kept<{ readonly value: unknown } | null>(name && `${name}-answer`, () => null);
    const log = [...save.log, ...this.played.value];
    this.kept = inMemory(matchAround({ ...save, log }, newId(), { bots, settings: step.play ?? null }));
    this.controller = new Controller(practised(this.kept));
  }

  /** The names at the table. */
  get seats(): Save["seats"] {
    return this.save.seats;
  }

  /** Judge all further actions; returns a function that stops this. */
  begin(): () => void {
    const stop = effect(() => {
      const { log } = this.kept.match.value;
      this.played.value = log.slice(this.start);
      if (this.answer.value || log.length > this.start) void this.judge(log);
    });
    return () => {
      stop();
      this.logs.next();
    };
  }

  readonly give = (value: unknown): void => {
    this.answer.value ??= { value };
  };

  /** The learner tries to do that; whether it may be carried out. */
  tries(action: door.Action): boolean {
    if (this.outcome.value || this.step.question) return false;
    const refused = this.step.wrong?.find((wrong) => wrong.refusal && isMeant(action, wrong.action));
    this.hint.value = refused?.say ?? null;
    return true;
  }

  /** The engine refuses an action: the step's last answer to such a refusal fits all of them. */
  refused({ code }: RefusalShape): void {
    this.hint.value ??= this.step.wrong?.findLast(({ refusal }) => refusal === code)?.say ?? null;
  }

  readonly goesOn = (): void => {
    this.hint.value = null;
  };

  /** The next action of the step is impossible: the learner has led the match elsewhere. */
  readonly strand = (): void => void this.end({ isDone: false, say: this.step.otherwise });

  /** Returns whether no action follows the last one. */
  staysAt(view: BaseView): boolean {
    return !this.step.match && !this.step.question && logEnd(view) > this.start;
  }

  wake(): void {
    if (this.step.match) thinker.wake();
  }

  rest(): void {
    if (this.step.match) thinker.rest();
  }

  /** Another seat's action: the step's next one, in a match a bot's own, and else none. */
  async ask(view: BaseView, level: string): Promise<Thought> {
    if (this.step.match) return thinker.ask(view, level);
    if (this.step.question) await new Promise<void>((done) => effect(() => void (this.answer.value && done())));
    const { own, others } = this.since(view);
    const action = this.outcome.value ? undefined : this.script(this.wrongOf(own))[others.length];
    return action ? { ...SILENT, action } : SILENT;
  }

  private since(view: BaseView) {
    const fresh = view.log.slice(this.start - logEnd(view)) as unknown as LogEntry[];
    const entries = logEnd(view) > this.start ? fresh : [];
    return {
      own: entries.filter(({ seat }) => seat === LEARNER),
      others: entries.filter(({ seat }) => seat !== LEARNER),
    };
  }

  private wrongOf(own: readonly LogEntry[]): Wrong | undefined {
    return this.step.wrong?.find(({ action, refusal }) => !refusal && own.some((entry) => isMeant(entry, action)));
  }

  private script(wrong: Wrong | undefined): readonly door.Action[] {
    return wrong?.then ?? this.step.then ?? [];
  }

  private async judge(log: Save["log"]): Promise<void> {
    const epoch = this.logs.next();
    try {
      const { status, views } = await door.views<BaseView>({ ...this.save, log }, [LEARNER], [log.length]);
      const view = views[0]?.[0];
      if (view && !epoch.aborted && !this.outcome.value) await this.weigh({ status, view });
    } catch (fault) {
      if (!(fault instanceof EngineFault)) throw fault; // a dead engine has its own screen
    }
  }

  private async weigh(answers: Answers): Promise<void> {
    const { step } = this;
    const { own, others } = this.since(answers.view);
    const wrong = this.wrongOf(own);
    const isPlayed = others.length >= this.script(wrong).length;
    if (step.question) {
      const given = this.answer.value?.value;
      const isRight = isSame(valueAt(answers, step.question.at), given);
      const gets = step.question.answers.find(({ value }) => isSame(value, given))?.gets;
      if (isPlayed) await this.end({ isDone: isRight, say: isRight ? step.done : (gets ?? step.otherwise) });
    } else if (meets(answers, step.goal)) await this.end({ isDone: true, say: step.done });
    else if (answers.status.over || (!step.match && isPlayed && own.length >= (wrong ? 1 : step.taught.length)))
      await this.end({ isDone: false, say: wrong?.say ?? step.otherwise });
  }

  private async end(outcome: Outcome): Promise<void> {
    if (this.isEnding) return;
    this.isEnding = true;
    if (outcome.isDone) await keepStepDone(this.save.game, this.step.id); // before it is seen to be done
    this.hint.value = null;
    this.outcome.value = outcome;
  }
}

/** The game that is taught. */
export type Taught = GameTable & { readonly id: string };

/** A try at a step, and the lesson around it. */
export interface AtStep {
  table: Taught;
  lesson: Lesson;
  place: number;
  attempt: Attempt;
  /** True if the lesson shows its actions itself. */
  shows: boolean;
  /** Called when a learner at the end wants to play. */
  onPlay: () => void;
  /** Try again, or have the step shown. */
  onAgain: (shows: boolean) => void;
}
