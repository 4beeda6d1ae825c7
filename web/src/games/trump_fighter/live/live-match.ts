// A match that all seats play at once: acts come with their times, wait in a queue, and are carried out one after the
// other; each is stored before any of it shows. The engine decides which are legal.
import { signal } from "@preact/signals";
import { type Action, type Sight, sightOf } from "../../../door/client";
import type { Acted, BaseView, RefusalShape, Save, Status, Thought } from "../../../door/door";
import { Ended } from "../../../door/epoch";
import { thinker } from "../../../door/thinker";
import { ThinkingFault } from "../../../engine/faults";
import type { Controller } from "../../../match/controller";
import { reasonOf } from "../../../match/opening";
import type { Silence } from "../../../match/turns";
import { MatchClock } from "./clock";
import { ActQueue, type QueuedAct } from "./queue";

export type LiveStage<View> =
  | { at: "opening" }
  | ({ at: "open" } & Sight<View>)
  | { at: "over"; view: View; status: Status }
  | { at: "unreadable"; reason: string };

/** An act that the clock itself brings about, and when. */
export interface ScheduledAct {
  readonly at: number;
  readonly make: (at: number) => Action;
  /** True if it comes before all later submissions: touches still on their way are not awaited then. */
  readonly immediate?: boolean;
}

/** The game's part: when the match's time runs, and the clock's entries. */
export interface LiveRules<View> {
  /** Returns whether the clock runs in this position. */
  runs(view: View): boolean;
  scheduled(view: View): ScheduledAct | null;
  /** After every change of the table. */
  changed(stage: LiveStage<View>, entry: Save["log"][number] | null): void;
}

/** A seat's act that the rules forbid; `number` distinguishes it from the next. */
export interface Refused {
  readonly seat: number;
  readonly refusal: RefusalShape;
  readonly number: number;
}

/** Milliseconds that the clock's own acts wait for touches from before them that are still on their way. */
const GRACE_MS = 25;

/** The match has continued between the look and the question: the next change of the table makes the bot look again. */
const NOT_TO_ACT = "not_to_act";

const graceOf = ({ immediate }: ScheduledAct): number => (immediate ? 0 : GRACE_MS);

/** Let events that the browser has already queued come first. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(null);
  });

/** A view with its time of the match. */
type Timed = BaseView & { readonly at: number };

export class LiveMatch<View extends Timed> {
  readonly stage = signal<LiveStage<View>>({ at: "opening" });
  readonly refused = signal<Refused | null>(null);
  /** True while the table is covered and its clock is stopped. */
  readonly covered = signal(false);
  /** The bot that gives no answer, until it is asked again. */
  readonly silent = signal<Silence | null>(null);
  /** The seats that have confirmed behind the cover that the match may continue. */
  readonly backAgain = signal<readonly boolean[]>([]);
  readonly clock = new MatchClock();
  private readonly queue = new ActQueue();
  private pumping = false;
  private timer = 0;

  constructor(
    readonly controller: Controller,
    private readonly rules: LiveRules<View>,
  ) {}

  readonly open = async (): Promise<void> => {
    this.reset();
    try {
      const { status } = await this.controller.open();
      if (status.log_length > 0 && !status.over) this.cover();
      const sight = await this.controller.look<View>(null);
      this.clock.set(sight.view.at);
      this.show(status, sight, null);
    } catch (fault) {
      const reason = fault instanceof Ended ? null : reasonOf(fault);
      if (reason !== null) this.stage.value = { at: "unreadable", reason };
    }
  };

  /** Reopens the match if another tab has continued it. */
  follow(): () => void {
    return this.controller.whenOverwritten(this.open);
  }

  private reset(): void {
    this.stage.value = { at: "opening" };
    this.queue.clear();
    this.clock.stop();
    this.pumping = false;
    clearTimeout(this.timer);
  }

  /** A bot's act at a seat after a look now; null if none answers. */
  readonly think = async (seat: number, level: string): Promise<Thought | null> => {
    try {
      const at = Math.floor(this.clock.at());
      return await thinker.ask(await this.controller.view<View>(seat), level, at);
    } catch (fault) {
      this.thinkingFailed(seat, fault);
      return null;
    }
  };

  private thinkingFailed(seat: number, fault: unknown): void {
    if (fault instanceof Ended) return;
    if (!(fault instanceof ThinkingFault))
      reasonOf(fault); // any other fault is the page's own
    else if (fault.code !== NOT_TO_ACT) this.silent.value = { seat, code: fault.code };
  }

  /** Something happened at the table; resolves once the engine has answered and that shows, or nothing will. */
  readonly submit = (queued: QueuedAct): Promise<void> =>
    new Promise((done) => {
      if (this.covered.value || this.stage.value.at !== "open") return done();
      this.queue.add({ ...queued, done });
      void this.pump();
    });

  /** Say why an act can't be done. */
  readonly explain = async (seat: number, action: Action): Promise<void> => {
    await this.controller.attempt(async () => {
      const refusal = await this.controller.check(action);
      if (refusal) this.refuse(seat, refusal);
    }, this.open);
  };

  private refuse(seat: number, refusal: RefusalShape): void {
    this.refused.value = { seat, refusal, number: (this.refused.value?.number ?? 0) + 1 };
  }

  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    const epoch = this.controller.now;
    await this.controller.attempt(async () => {
      await nextTask();
      for (let next = this.next(); next && !epoch.aborted; next = this.next()) {
        if (!(await this.perform(next)) && next.seat === null) break;
      }
    }, this.open);
    if (epoch.aborted) return;
    this.pumping = false;
    this.wait();
  }

  /** The next act: the clock's due entries come before acts of their time or later, and automatically after a while. */
  private next(): QueuedAct | undefined {
    const scheduled = this.scheduled();
    const submitted = this.queue.first?.at;
    if (scheduled && scheduled.at <= (submitted ?? this.clock.at() - graceOf(scheduled)))
      return { seat: null, ...scheduled };
    return this.queue.take();
  }

  private scheduled(): ScheduledAct | null {
    const stage = this.stage.value;
    return stage.at === "open" && !this.covered.value ? this.rules.scheduled(stage.view) : null;
  }

  /** Carries an act out; returns whether that succeeded. */
  private async perform(queued: QueuedAct): Promise<boolean> {
    try {
      return await this.carryOut(queued);
    } finally {
      queued.done?.();
    }
  }

  private async carryOut({ seat, at, make }: QueuedAct): Promise<boolean> {
    const stage = this.stage.value;
    if (stage.at !== "open") return false;
    const action = make(Math.max(Math.floor(at), stage.view.at));
    const answer = await this.controller.act(action, seat, null, [stage.view]);
    if (answer.ok) this.acted(answer);
    else if (seat !== null && !answer.refusal.clause) this.silent.value = { seat, code: answer.refusal.code };
    else if (seat !== null) this.refuse(seat, answer.refusal);
    return answer.ok;
  }

  private acted(answer: Acted): void {
    const { table, sight } = answer;
    if (!table) return;
    const seen = sightOf<View>(table, sight ?? { actions: [], complete: true });
    this.clock.set(seen.view.at);
    this.show(answer, seen, answer.entry);
  }

  private show(status: Status, sight: Sight<View>, entry: Acted["entry"] | null): void {
    this.stage.value = status.over ? { at: "over", view: sight.view, status } : { at: "open", ...sight };
    this.rules.changed(this.stage.value, entry);
    this.keepTime();
  }

  /** Start or stop the clock to match the table, and wait for the next due entry. */
  keepTime(): void {
    const stage = this.stage.value;
    const runs = stage.at === "open" && !this.covered.value && this.rules.runs(stage.view);
    if (runs) this.clock.start();
    else this.clock.stop();
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    const scheduled = this.scheduled();
    if (!scheduled || !this.clock.running) return;
    // a late entry has just been refused: not again at once
    const rest = this.clock.until(scheduled.at + graceOf(scheduled)) || GRACE_MS;
    this.timer = window.setTimeout(() => void this.pump(), rest);
  }

  /** Cover the table: everything stops until all players have confirmed that they are there. */
  cover(): void {
    const stage = this.stage.value;
    if (stage.at === "over" || stage.at === "unreadable" || this.covered.value) return;
    this.covered.value = true;
    this.backAgain.value = [];
    this.queue.clear();
    this.clock.stop();
    clearTimeout(this.timer);
    this.rules.changed(stage, null);
  }

  /** `seat` is there again; with all of `needed` the match continues where it stopped. */
  isBack(seat: number, needed: readonly number[]): void {
    if (!this.covered.value) return;
    const back = [...this.backAgain.value];
    back[seat] = true;
    this.backAgain.value = back;
    if (!needed.every((each) => back[each])) return;
    this.covered.value = false;
    this.rules.changed(this.stage.value, null);
    this.keepTime();
  }

  /** Forgets the match in the engine; its record stays. */
  async close(): Promise<void> {
    this.reset();
    await this.controller.close();
  }
}
