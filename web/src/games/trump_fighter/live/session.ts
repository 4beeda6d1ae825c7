// A match that all seats play at once: acts come with their times, wait in a queue of their own, and are carried out
// one after the other; each is stored before anything of it shows. What is legal the engine says.
import { signal } from "@preact/signals";
import type { Action, Sight } from "../../../door/client";
import * as door from "../../../door/client";
import type { Acted, BaseView, RefusalShape, Save, Status, Thought } from "../../../door/door";
import { isReady } from "../../../door/engine";
import { thinker } from "../../../door/thinker";
import { ThinkingFault } from "../../../engine/faults";
import { openMatch, reasonOf } from "../../../saves/opening";
import * as records from "../../../saves/records";
import type { Silence } from "../../../table/Silent";
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
  /** Whether it comes before whatever is submitted later: touches still on their way are not waited for then. */
  readonly immediate?: boolean;
}

/** What the session asks of the game: how its time runs, and what the clock brings about. */
export interface LiveRules<View> {
  /** The match's last time. */
  time(view: View): number;
  /** Whether the clock runs in this position. */
  runs(view: View): boolean;
  scheduled(view: View): ScheduledAct | null;
  /** After every change of the table. */
  changed(stage: LiveStage<View>, entry: Save["log"][number] | null): void;
}

/** A seat's act that the rules forbid; `number` tells one from the next. */
export interface Refused {
  readonly seat: number;
  readonly refusal: RefusalShape;
  readonly number: number;
}

/** Milliseconds that the clock's own acts wait for touches from before them that are still on their way. */
const GRACE_MS = 25;

/** The match has gone on between the look and the question: the next change of the table has the machine look again. */
const NOT_TO_ACT = "not_to_act";

const graceOf = ({ immediate }: ScheduledAct): number => (immediate ? 0 : GRACE_MS);

/** Let events that the browser has already queued come first. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(null);
  });

export class LiveSession<View extends BaseView> {
  readonly stage = signal<LiveStage<View>>({ at: "opening" });
  readonly refused = signal<Refused | null>(null);
  /** True while the table is covered and its clock stands. */
  readonly covered = signal(false);
  /** The machine that gives no answer, until it is asked again. */
  readonly silent = signal<Silence | null>(null);
  /** The fault after which the match was opened anew, until somebody has taken note. */
  readonly trouble = signal<string | null>(null);
  /** Who has said behind the cover that the match may go on. */
  readonly backAgain = signal<readonly boolean[]>([]);
  readonly clock = new MatchClock();
  private readonly queue = new ActQueue();
  private match = "";
  private pumping = false;
  private timer = 0;
  /** Counts the openings, so that answers for an older one are dropped. */
  private opening = 0;

  constructor(
    readonly id: string,
    private readonly rules: LiveRules<View>,
  ) {}

  async open(): Promise<void> {
    this.reset();
    const opening = this.opening;
    try {
      const status = await openMatch(this.id);
      if (opening !== this.opening) return;
      this.match = status.match;
      if (status.log_length > 0 && !status.over) this.cover();
      await this.look(status);
    } catch (fault) {
      const reason = reasonOf(fault);
      if (reason !== null) this.stage.value = { at: "unreadable", reason };
    }
  }

  private reset(): void {
    this.opening += 1;
    this.stage.value = { at: "opening" };
    this.queue.clear();
    this.clock.stop();
    this.pumping = false;
    clearTimeout(this.timer);
  }

  /** An engine that answers with a fault of its own has the match opened anew from what is stored. */
  private async recover(fault: unknown): Promise<void> {
    const reason = reasonOf(fault);
    if (reason === null) return;
    this.trouble.value = reason;
    await this.open();
  }

  private async look(status: Status): Promise<void> {
    const sight = await door.look<View>(this.match, null);
    this.clock.set(this.rules.time(sight.view));
    this.show(status, sight, null);
  }

  /** What a machine does at a seat after a look now; nothing where none answers. */
  readonly think = async (seat: number, level: string): Promise<Thought | null> => {
    try {
      const at = Math.floor(this.clock.at());
      return await thinker.ask(await door.viewOf<View>(this.match, seat), level, at);
    } catch (fault) {
      this.thinkingFailed(seat, fault);
      return null;
    }
  };

  private thinkingFailed(seat: number, fault: unknown): void {
    if (!(fault instanceof ThinkingFault))
      reasonOf(fault); // what else goes wrong is a fault of the page
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
    const answer = await door.check(this.match, action);
    if (!answer.ok) this.refuse(seat, answer.refusal);
  };

  private refuse(seat: number, refusal: RefusalShape): void {
    this.refused.value = { seat, refusal, number: (this.refused.value?.number ?? 0) + 1 };
  }

  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    const { opening } = this;
    try {
      await nextTask();
      for (let next = this.next(); next && opening === this.opening; next = this.next()) {
        if (!(await this.perform(next)) && next.seat === null) break;
      }
    } catch (fault) {
      await this.recover(fault);
    } finally {
      if (opening === this.opening) {
        this.pumping = false;
        this.wait();
      }
    }
  }

  /** The next thing to do: what the clock owes comes before acts of its time or later, and after a while by itself. */
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

  /** Whether it was done. */
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
    const { opening } = this;
    const action = make(Math.max(Math.floor(at), this.rules.time(stage.view)));
    const answer = await door.act(this.match, action, null);
    if (opening !== this.opening) return false;
    if (answer.ok) await this.commit(answer);
    else if (seat !== null) this.refuse(seat, answer.refusal);
    return answer.ok;
  }

  private async commit(answer: Acted): Promise<void> {
    const { opening } = this;
    if (!answer.sight) throw new Error("an act in real time comes with everybody's sight");
    const sight = door.sightOf<View>(answer.sight.view, answer.sight);
    const actor = typeof answer.entry.seat === "number" ? answer.entry.seat : 0;
    await records.append(this.id, answer.entry, answer, actor, answer.log_length);
    if (opening !== this.opening) return;
    this.clock.set(this.rules.time(sight.view));
    this.show(answer, sight, answer.entry);
  }

  private show(status: Status, sight: Sight<View>, entry: Acted["entry"] | null): void {
    this.stage.value = status.over ? { at: "over", view: sight.view, status } : { at: "open", ...sight };
    this.rules.changed(this.stage.value, entry);
    this.keepTime();
  }

  /** Start or stop the clock as the table is, and wait for what is due. */
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
    // what is late already has just been refused: not again at once
    const rest = this.clock.until(scheduled.at + graceOf(scheduled)) || GRACE_MS;
    this.timer = window.setTimeout(() => void this.pump(), rest);
  }

  /** Cover the table: everything stands still until all who play have said that they are there. */
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

  /** `seat` is there again; with all of `needed` the match goes on where it stood. */
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

  /** Forget the match in the engine; its record stays. */
  async close(): Promise<void> {
    this.reset();
    if (this.match && isReady.value) await door.closeMatch(this.match).catch(() => undefined);
  }
}
