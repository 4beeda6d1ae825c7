// The engine that thinks for bots: a separate worker, which gets only `think` requests. It has no match and knows of
// one only a seat's view, so that no bot can see more than a player.
import { Engine } from "../engine/engine";
import { EngineFault, THINKING_SECONDS, ThinkingFault } from "../engine/faults";
import { catalog } from "./catalog";
import type { BaseView, Save, ThinkRequest, Thought } from "./door";
import { Effort } from "./effort";

/** Number of tries before the failure is reported. */
const MOST_TRIES = 2;

/** Milliseconds without a question after which its memory is given back; the next question starts it again. */
export const AT_REST_MS = 120_000;
/** The same while the page is hidden. It is longer than the pause between two actions of bots there. */
export const HIDDEN_MS = 10_000;

type Answer = Thought & { readonly error?: { readonly code: string } };

/** The question, without the match's name, which is not needed for the answer. */
function requestOf({ match: _, ...view }: BaseView, level: string, more: { effort?: number | undefined; at?: number }) {
  const { effort, at } = more;
  const request: ThinkRequest = { op: "think", view, level };
  return { ...request, ...(effort !== undefined && { effort }), ...(at !== undefined && { at }) };
}

/** Returns whether it is the game's strongest level: no other uses many worlds. */
const isStrongest = (game: string, level: string): boolean =>
  catalog.value?.games.find(({ id }) => id === game)?.bots.at(-1) === level;

export class Thinker {
  private readonly effort = new Effort();
  private last: Promise<unknown> = Promise.resolve();
  /** True while a match with machines is open: questions are likely. */
  private isWanted = false;
  /** Questions that wait for an answer. */
  private open = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly engine = new Engine(THINKING_SECONDS)) {
    document.addEventListener("visibilitychange", () => {
      if (this.isWanted && !document.hidden) this.wake();
      else if (!this.open) this.restLater();
    });
  }

  /** Start it, since it will be needed soon. Faults show at the first question. */
  wake(): void {
    this.isWanted = true;
    this.engine.start().catch(() => undefined);
    if (!this.open) this.restLater();
  }

  /** Stop it, since it is not needed for some time, and free its memory. */
  rest(): void {
    this.isWanted = false;
    this.stop();
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.engine.stop();
  }

  /** Give its memory back unless a question comes before. */
  private restLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.stop(), document.hidden ? HIDDEN_MS : AT_REST_MS);
  }

  /** Ask once all before it were answered. */
  private inTurn(question: () => Promise<Thought>): Promise<Thought> {
    clearTimeout(this.timer);
    this.open += 1;
    const answer = this.last.then(question).finally(() => {
      this.open -= 1;
      if (!this.open) this.restLater();
    });
    this.last = answer.catch(() => undefined);
    return answer;
  }

  /**
   * The move of a player of `level` with this `view`, in a game in real time after a look at the match's time `at`. One
   * question is answered at a time. Rejects with a {@link ThinkingFault} if no answer comes even after a restart of a
   * dead or silent worker.
   */
  ask(view: BaseView, level: string, at?: number): Promise<Thought> {
    return this.inTurn(() => this.answer(view, level, at));
  }

  /**
   * Resolves to a `level` player's judgement of an action after this `view`, based on `effort` worlds. With `isEven`,
   * each choice also has its distance from the best one. Otherwise like {@link ask}.
   */
  weigh(view: BaseView, level: string, effort: number, action: Save["log"][number], isEven = false): Promise<Thought> {
    const request = { ...requestOf(view, level, { effort }), weigh: action, ...(isEven && { even_look: true }) };
    return this.inTurn(() => this.told(request));
  }

  private async answer(view: BaseView, level: string, at?: number): Promise<Thought> {
    await this.engine.start().catch(() => undefined); // reported by the missing answer
    // a question takes longer in one phase than in another
    const kind = `${view.game} ${view.phase} ${level}`;
    return this.effort.spend(kind, isStrongest(view.game, level), (effort) =>
      this.told(requestOf(view, level, { effort, ...(at !== undefined && { at }) })),
    );
  }

  private async told(request: ThinkRequest): Promise<Thought> {
    await this.engine.start().catch(() => undefined); // reported by the missing answer
    const thought = await this.insist(request);
    if (thought.error) throw new ThinkingFault(thought.error.code);
    return thought;
  }

  /** Ask, and ask again in a new worker if the first gives no answer. */
  private async insist(request: ThinkRequest, tries = 1): Promise<Answer> {
    try {
      if (tries > 1) await this.engine.restart();
      const [answer] = await this.engine.ask([request]);
      return answer as Answer;
    } catch (fault) {
      if (!(fault instanceof EngineFault)) throw fault;
      // stopped: the answer is no longer needed
      if (tries === MOST_TRIES || fault.code === "stopped") throw new ThinkingFault(fault.code);
      return this.insist(request, tries + 1);
    }
  }
}

/** The page's one. */
export const thinker = new Thinker();
