// Hints: on its own turn, while its hand is open, a seat may ask for the strongest bot's move in its place. The engine
// that thinks gets only that seat's view. Its answer belongs to the open hand and is discarded with it: a later answer
// has no effect.
import { effect, signal } from "@preact/signals";
import type { Action } from "../door/client";
import type { BaseView, Thought } from "../door/door";
import { Epoch } from "../door/epoch";
import { thinker } from "../door/thinker";
import { ThinkingFault } from "../engine/faults";
import { isFirst } from "../saves/kept-match";
import type { Stage } from "./stage";
import type { TurnMatch } from "./turns";
import { logEnd } from "./view";

/** Moves in a hint: the best, and the next two. */
const MOST_CHOICES = 3;

export type Weighed = Thought["choices"][number];

/** A move of a hint; `taken` once the person wants it chosen. */
export interface Pointed {
  readonly action: Action;
  readonly taken: boolean;
}

export type Hint =
  | { readonly at: "none" }
  | { readonly at: "thinking" }
  /** No answer came, though it was asked twice. */
  | { readonly at: "silent"; readonly code: string }
  /** The choices, best first; `pointed` is one of their moves. Once it is applied its text is gone. */
  | { readonly at: "told"; readonly choices: readonly Weighed[]; readonly pointed: Pointed };

type OpenStage = Extract<Stage, { at: "open" }>;

const NOTHING: Hint = { at: "none" };

const pointAt = ({ action }: Weighed, taken = false): Pointed => ({ action: action as Pointed["action"], taken });

export class Hints {
  readonly hint = signal<Hint>(NOTHING);
  /** The stage whose hand is open; a hint is for this one and no other. */
  private stage: Stage = { at: "opening" };
  /** The last answer at this stage, to be shown again. */
  private told: readonly Weighed[] | null = null;
  /** Lasts from a question until it is dismissed: later answers have no effect. */
  private readonly asking = new Epoch();

  /** @param level that of the machine who is asked */
  constructor(
    private readonly match: TurnMatch,
    private readonly level: string,
  ) {}

  /** Let hints be asked for; returns a function that ends it, and gives the memory of the engine that thinks back. */
  begin(): () => void {
    const stop = effect(() => this.changed(this.match.stage.value));
    return () => {
      stop();
      this.changed({ at: "opening" });
      thinker.rest();
    };
  }

  /** Returns whether a text shows now: an applied move has none. */
  get isShown(): boolean {
    const { value } = this.hint;
    return value.at !== "none" && !(value.at === "told" && value.pointed.taken);
  }

  /** Ask, or dismiss the shown hint. */
  readonly toggle = (): void => {
    if (this.isShown) this.close();
    else void this.ask();
  };

  /** Ask for the best move; an answer at this stage is shown again and does not count twice. */
  readonly ask = async (): Promise<void> => {
    const { stage } = this;
    if (stage.at !== "open") return;
    const epoch = this.asking.next();
    if (this.told) this.show(this.told);
    else await this.think(stage, epoch);
  };

  /** Put it away, whether it has come or not. */
  readonly close = (): void => {
    this.asking.next();
    this.hint.value = NOTHING;
  };

  /** Highlight another of the answered moves. */
  readonly point = (choice: Weighed): void => this.pointed(pointAt(choice));

  /** Choose the highlighted move, without playing it, and dismiss its text. */
  readonly take = (choice: Weighed): void => this.pointed(pointAt(choice, true));

  private pointed(pointed: Pointed): void {
    const { value } = this.hint;
    if (value.at === "told") this.hint.value = { ...value, pointed };
  }

  private changed(stage: Stage): void {
    this.stage = stage;
    this.told = null;
    this.close();
  }

  private async think({ view, seat }: OpenStage, epoch: AbortSignal): Promise<void> {
    this.hint.value = { at: "thinking" };
    const said = await this.answer(view);
    if (epoch.aborted) return;
    if (typeof said === "string") this.hint.value = { at: "silent", code: said };
    else await this.tell(said, seat, view, epoch);
  }

  /** Its moves in this seat's place, or the code of the fault. */
  private async answer(view: BaseView): Promise<readonly Weighed[] | string> {
    try {
      return (await thinker.ask(view, this.level)).choices.slice(0, MOST_CHOICES);
    } catch (fault) {
      if (!(fault instanceof ThinkingFault)) throw fault;
      return fault.code;
    }
  }

  /** It counts before it is shown. */
  private async tell(choices: readonly Weighed[], seat: number, view: BaseView, epoch: AbortSignal): Promise<void> {
    const isCounted = await isFirst(this.match.controller.countHint(seat, logEnd(view)));
    if (!isCounted)
      this.close(); // another tab plays it now, as its next action will report
    else if (!epoch.aborted) this.show(choices);
  }

  private show(choices: readonly Weighed[]): void {
    const [best] = choices;
    if (!best) return void this.close();
    this.told = choices;
    this.hint.value = { at: "told", choices, pointed: pointAt(best) };
  }
}
