// Asking an exercise: the match is opened at its step. The chosen move is judged by the exercise's data, or now by the
// strongest bot; only then the events after the played move are shown.
import { type Signal, signal } from "@preact/signals";
import { entryOf } from "../door/catalog";
import * as door from "../door/client";
import type { BaseView, Linked, RefusalShape, Save } from "../door/door";
import { Epoch } from "../door/epoch";
import { thinker } from "../door/thinker";
import { EngineFault, ThinkingFault } from "../engine/faults";
import { type Choice, type Exercise, isRight } from "../exercise/exercise";
import { tidyName } from "../saves/names";
import { openDeal, runningOn } from "../saves/opened";
import { dealtOf, inOrder } from "../saves/print";
import type { Outcome } from "../saves/record";
import { choicesOf } from "./choices";
import { upTo } from "./course";

type Sight = door.Sight<BaseView>;

/** The judged move, with the other data that the answer shows. */
export interface Answer {
  readonly own: Choice;
  readonly isRight: boolean;
  readonly best: Choice;
  readonly done: Choice | null;
  /** The seat's view, whose log has the events until it acted again. */
  readonly later: BaseView;
  readonly outcome: Outcome;
}

export type AskingState =
  | { readonly at: "opening" }
  /** It can't be read, or a match of the deal is `running` here. */
  | { readonly at: "skipped"; readonly reason: string }
  | { readonly at: "open" | "thinking"; readonly sight: Sight }
  | { readonly at: "silent"; readonly sight: Sight; readonly code: string; readonly again: () => void }
  | { readonly at: "answered"; readonly sight: Sight; readonly answer: Answer };

/** Entries per player after the move; by then the seat has acted again, or never does. */
const ROUNDS = 3;

export class Asking {
  readonly state: Signal<AskingState> = signal({ at: "opening" });
  readonly refusal: Signal<RefusalShape | null> = signal(null);
  /** The full match; null until it is read. */
  save: Save | null = null;
  private match = "";
  private readonly epoch = new Epoch();

  /**
   * @param namesOf returns names for the seats of a match without names
   * @param onAnswer called with an answer before it shows
   * @param onSkip called with the reason why it can't be asked now
   * @param given an earlier answer, which shows again
   */
  constructor(
    private readonly exercise: Exercise,
    private readonly namesOf: (seats: number) => readonly string[],
    private readonly onAnswer: (own: Choice) => Promise<void>,
    private readonly onSkip: (reason: string) => void,
    private readonly given: Choice | null = null,
  ) {}

  /** Opens the exercise, again after a restart of the engine; a given answer stays. */
  readonly open = async (): Promise<void> => {
    if (this.state.value.at === "answered") return;
    const epoch = this.epoch.next();
    try {
      const { game, link, seat, step } = this.exercise;
      const save = this.named(await door.readLink(link));
      this.save = save;
      const running = await runningOn(dealtOf(save), null);
      if (epoch.aborted) return;
      if (running !== null) {
        this.skip("running");
        return;
      }
      const { match, to_act } = await door.loadMatch(upTo(save, step));
      if (epoch.aborted) return void door.closeMatch(match);
      this.match = match;
      if (save.game !== game || !to_act.includes(seat)) return this.skip("bad_link");
      const sight = await door.look<BaseView>(match, seat);
      const answer = this.given && (await this.told(this.given));
      if (!epoch.aborted) this.state.value = answer ? { at: "answered", sight, answer } : { at: "open", sight };
    } catch (fault) {
      if (fault instanceof EngineFault) return; // which has its own screen
      if (!(fault instanceof door.DoorError)) throw fault;
      if (!epoch.aborted) this.skip(fault.code);
    }
  };

  private skip(reason: string): void {
    this.state.value = { at: "skipped", reason };
    this.onSkip(reason);
  }

  readonly close = (): void => {
    this.epoch.next();
    thinker.rest();
    if (this.match) door.closeMatch(this.match).catch(() => undefined);
    this.match = "";
  };

  private named({ save, names }: Linked): Save {
    const called = names ? save.seats.map(({ name }) => tidyName(name)) : this.namesOf(save.seats.length);
    return { ...save, seats: called.map((name) => ({ name })) };
  }

  readonly forgetRefusal = (): void => {
    this.refusal.value = null;
  };

  readonly check = async (action: door.Action): Promise<RefusalShape | null> => {
    const answer = await door.check(this.match, action);
    return answer.ok ? null : answer.refusal;
  };

  readonly explain = async (action: door.Action): Promise<void> => {
    this.refusal.value = await this.check(action);
  };

  readonly act = async (action: door.Action): Promise<void> => {
    const { value: state } = this.state;
    if (state.at !== "open") return;
    const { sight } = state;
    const epoch = this.epoch.now;
    this.state.value = { at: "thinking", sight };
    const answer = await door.act(this.match, action, this.exercise.seat);
    if (epoch.aborted) return;
    if (!answer.ok) {
      this.refusal.value = answer.refusal;
      this.state.value = state;
      return;
    }
    const game = entryOf(this.exercise.game);
    const [chosen] = game ? choicesOf(answer.entry, this.exercise.seat, game) : [];
    await this.judge(sight, chosen?.action ?? action);
  };

  private async judge(sight: Sight, action: Save["log"][number]): Promise<void> {
    const epoch = this.epoch.now;
    try {
      const own = this.choiceIn(this.exercise.choices, action) ?? (await this.weighed(sight, action));
      const answer = own && (await this.told(own));
      if (!answer || epoch.aborted) return;
      await this.onAnswer(own);
      this.state.value = { at: "answered", sight, answer };
    } catch (fault) {
      if (fault instanceof EngineFault) return; // which has a screen of its own
      if (!(fault instanceof ThinkingFault)) throw fault;
      const again = () => {
        this.state.value = { at: "thinking", sight };
        void this.judge(sight, action);
      };
      if (!epoch.aborted) this.state.value = { at: "silent", sight, code: fault.code, again };
    }
  }

  private choiceIn = (choices: readonly Choice[], action: object): Choice | undefined =>
    choices.find((choice) => inOrder(choice.action) === inOrder(action));

  /** Resolves to the strongest bot's judgement of a new move, in as many worlds as the others. */
  private async weighed({ view }: Sight, action: Save["log"][number]): Promise<Choice | undefined> {
    const { game, worlds } = this.exercise;
    const level = entryOf(game)?.bots.at(-1) ?? "";
    const { choices } = await thinker.weigh(view, level, worlds, action, true);
    return this.choiceIn(choices as readonly Choice[], action);
  }

  private async told(own: Choice): Promise<Answer | null> {
    const { save } = this;
    const { choices, step, seat, done } = this.exercise;
    const [best] = choices;
    if (!save || !best) return null;
    await openDeal(dealtOf(save));
    const end = Math.min(save.log.length, step + ROUNDS * save.seats.length);
    const { views, status } = await door.views<BaseView>(save, [seat], [end]);
    const later = views[0]?.[0];
    if (!later) return null;
    return {
      own: (own.action && this.choiceIn(choices, own.action)) ?? own,
      isRight: isRight(own),
      best,
      done: this.choiceIn(choices, done) ?? null,
      later: untilNext(later, step, seat),
      outcome: { winners: status.winners, scores: status.scores, standing: [] },
    };
  }
}

/** Returns the view with only the log entries after the seat's move and before its next one. */
function untilNext(view: BaseView, step: number, seat: number): BaseView {
  const rest = view.log.slice(Math.max(0, step + 1 - view.log_start));
  const next = rest.findIndex((entry) => entry.seat === seat);
  const log = view.log_start > step ? [] : next < 0 ? rest : rest.slice(0, next);
  return { ...view, log, log_start: step + 1 };
}
