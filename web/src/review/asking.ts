// An exercise that is asked: the match is opened as it stood, and a move is judged by what the strongest bot said of it, or says
// of it now. What came of the move that was played is told only then.
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

/** A move, and what it is told beside. */
export interface Answer {
  readonly own: Choice;
  readonly isRight: boolean;
  readonly best: Choice;
  readonly done: Choice | null;
  /** The seat’s view when it had to act again. */
  readonly later: BaseView;
  readonly outcome: Outcome;
}

export type AskingState =
  | { readonly at: "opening" }
  /** The deal is still played here. */
  | { readonly at: "running" }
  | { readonly at: "unreadable"; readonly code: string }
  | { readonly at: "open" | "thinking"; readonly sight: Sight }
  | { readonly at: "silent"; readonly sight: Sight; readonly code: string; readonly again: () => void }
  | { readonly at: "answered"; readonly sight: Sight; readonly answer: Answer };

/** Entries for each player after the move by which the seat is surely to act again, or never is. */
const ROUNDS = 3;

export class Asking {
  readonly state: Signal<AskingState> = signal({ at: "opening" });
  readonly refusal: Signal<RefusalShape | null> = signal(null);
  /** The whole match; null before it was read. */
  save: Save | null = null;
  private match = "";
  private readonly epoch = new Epoch();

  /**
   * @param namesOf what the seats of a match are called that has no names
   * @param onAnswer hears of an answer before it shows
   */
  constructor(
    private readonly exercise: Exercise,
    private readonly namesOf: (seats: number) => readonly string[],
    private readonly onAnswer: (isRight: boolean) => Promise<void>,
  ) {}

  /** Opens it, in a new engine too; an answer that was given stays. */
  readonly open = async (): Promise<void> => {
    if (this.state.value.at === "answered") return;
    const epoch = this.epoch.next();
    try {
      const { link, seat, step } = this.exercise;
      const save = this.named(await door.readLink(link));
      this.save = save;
      if ((await runningOn(dealtOf(save), null)) !== null) {
        this.state.value = { at: "running" };
        return;
      }
      const { match } = await door.loadMatch(upTo(save, step));
      if (epoch.aborted) return void door.closeMatch(match);
      this.match = match;
      this.state.value = { at: "open", sight: await door.look<BaseView>(match, seat) };
    } catch (fault) {
      if (fault instanceof EngineFault) return; // which has a screen of its own
      if (!(fault instanceof door.DoorError)) throw fault;
      this.state.value = { at: "unreadable", code: fault.code };
    }
  };

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
    this.state.value = { at: "thinking", sight };
    const answer = await door.act(this.match, action, this.exercise.seat);
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
      await this.onAnswer(answer.isRight);
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

  /** The strongest bot’s judgement of a new move, in the same worlds as the others. */
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
      own,
      isRight: isRight(own),
      best,
      done: this.choiceIn(choices, done) ?? null,
      later: untilNext(later, step, seat),
      outcome: { winners: status.winners, scores: status.scores, standing: [] },
    };
  }
}

/** A view whose log ends before the seat acts again, and has nothing of the match before its move. */
function untilNext(view: BaseView, step: number, seat: number): BaseView {
  const rest = view.log.slice(Math.max(0, step + 1 - view.log_start));
  const next = rest.findIndex((entry) => entry.seat === seat);
  const log = view.log_start > step ? [] : next < 0 ? rest : rest.slice(0, next);
  return { ...view, log, log_start: step + 1 };
}
