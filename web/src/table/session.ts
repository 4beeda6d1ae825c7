// A match at the table: whose hand is open, what is seen, and what happens when a seat acts. The table is everybody's and
// always shown; a hand is open only while its owner holds the device. It is gone in the moment in which its owner acts,
// and whenever the page is left. Some games are played on the table itself, without a hand. Opening, acting and taking
// back are done one at a time; what is asked for meanwhile, by a second finger, is not done.
// A seat that a machine plays has no hand to open: see machine-turns.ts. Where one person plays against machines alone,
// that hand lies open all the time.
import { signal } from "@preact/signals";
import { closing } from "../device/settings";
import type { Action } from "../door/client";
import * as door from "../door/client";
import type { Acted, BaseView, RefusalShape, Sight, Status } from "../door/door";
import { isReady } from "../door/engine";
import { openMatch, reasonOf } from "../saves/opening";
import type { Seating } from "../saves/record";
import * as records from "../saves/records";
import { acted, refused } from "./cues";
import { endsTrick } from "./finished";
import { OneAtATime } from "./one-at-a-time";
import type { Silence } from "./Silent";
import type { Stage } from "./stage";
import { type Actor, NOTHING_TO_UNDO, type Undo, undoAfter, undoAfterMachine } from "./undo";
import { handOf, logEnd } from "./view";

const seenIn = (sight: Sight) => door.sightOf<BaseView>(sight.view, sight);

/** Ends a task whose match was opened anew or closed while it waited. */
class Left extends Error {}

const forget = (match: string): Promise<void> => door.closeMatch(match).catch(() => undefined);

export class Session {
  readonly stage = signal<Stage>({ at: "opening" });
  /** Why the last try was refused, until the next one. */
  readonly refusal = signal<RefusalShape | null>(null);
  /** The fault after which the match was opened anew, until the seat has taken note. */
  readonly trouble = signal<string | null>(null);
  /** What may be taken back now, or why nothing may. */
  readonly undo = signal<Undo>(NOTHING_TO_UNDO);
  /** The machine that gives no answer, until it is asked again or somebody acts for it. */
  readonly silent = signal<Silence | null>(null);
  /** The only person among machines, whose hand lies open; null where there are several, or no machine. */
  readonly alone: number | null;
  /** Whether that person's hand was closed, and stays so until it is opened. */
  private isPutAway = closing.value === "closed";
  /** The seat of a machine for which somebody acts once. */
  private standIn: number | null = null;
  private match = "";
  /** What everybody sees; null before the match is open. */
  private table: BaseView | null = null;
  /** How many entries of the log the table had when a hand was opened last: what came after them is new to everybody. */
  private known = 0;
  private readonly oneAtATime = new OneAtATime();
  /** Counts what was shown, so that a sight asked for before a hand was closed is not shown after it. */
  private turn = 0;
  /** Counts the openings and closings of the match, so that nothing comes of answers to an older one. */
  private opening = 0;

  /** A hand stays open while its owner goes on, or in games that are played on the table, closes after each action. */
  constructor(
    readonly id: string,
    private readonly staysOpen: boolean,
    private readonly machines: Seating = [],
  ) {
    const people = machines.flatMap((machine, seat) => (machine ? [] : [seat]));
    this.alone = machines.length > 1 && people.length === 1 ? (people[0] ?? null) : null;
  }

  /** Load the match into the engine and show everybody's table. */
  async open(): Promise<void> {
    const opening = this.leave();
    await this.oneAtATime.inTurn(async () => {
      if (opening === this.opening) await this.load();
    });
  }

  private async load(): Promise<void> {
    const { opening } = this;
    this.turn += 1;
    this.undo.value = NOTHING_TO_UNDO;
    this.stage.value = { at: "opening" };
    try {
      const status = await openMatch(this.id);
      if (opening !== this.opening) return void forget(status.match);
      this.match = status.match;
      await this.lookOn();
      if (opening !== this.opening) return;
      this.known = status.log_length - 1;
      await this.showNext(status);
    } catch (fault) {
      if (opening !== this.opening) return;
      const reason = reasonOf(fault);
      if (reason !== null) this.stage.value = { at: "unreadable", reason };
    }
  }

  /** Ends a task that has waited, where the match it began with was opened anew or closed meanwhile. */
  private stay(opening: number): void {
    if (opening !== this.opening) throw new Left();
  }

  /** Carry a task out; nothing comes of its faults where the match was left meanwhile. */
  private async attempt(task: () => Promise<void>): Promise<void> {
    const { opening } = this;
    try {
      await task();
    } catch (fault) {
      if (opening === this.opening) await this.recover(fault);
    }
  }

  /**
   * A dead engine shows itself on its own screen, and the match is opened again when it is back. One that answers
   * with a fault of its own has the match opened anew from what is stored.
   */
  private async recover(fault: unknown): Promise<void> {
    const reason = reasonOf(fault);
    if (reason === null) return;
    this.trouble.value = reason;
    await this.load();
  }

  private async lookOn(): Promise<void> {
    const { opening } = this;
    const table = await door.lookOn<BaseView>(this.match);
    this.stay(opening);
    this.table = table;
  }

  /** Show the table as it is now: for whoever is to act, or the end. What was acted upon came with `sight`. */
  private async showNext(status: Status, sight?: door.Sight<BaseView>): Promise<void> {
    const [next = null] = status.to_act;
    if (status.over && this.table)
      this.stage.value = { at: "over", view: this.table, status, since: status.log_length };
    else if (this.alone === null || this.isPutAway || (next !== null && next === this.standIn)) this.shut(next);
    else await this.showOwn(this.alone, next, sight);
  }

  /** Show the only person its hand: to act, or to see others act. A trick that has just ended is looked at before. */
  private async showOwn(seat: number, next: number | null, seen?: door.Sight<BaseView>): Promise<void> {
    const { opening } = this;
    const wasPlaying = this.stage.value.at === "watch";
    const sight = seen ?? (await door.look<BaseView>(this.match, seat));
    this.stay(opening);
    const since = records.seenBy(this.id, seat);
    if (this.isPutAway) this.shut(next);
    else if (next === seat && !(wasPlaying && endsTrick(sight.view))) this.lay(seat, since, sight);
    else this.watch(seat, next, since, sight.view);
  }

  private watch(seat: number, next: number | null, since: number, view: BaseView): void {
    this.turn += 1;
    this.stage.value = { at: "watch", seat, next, since, view };
  }

  /** The trick was looked at: the only person's turn begins. */
  readonly goOn = (): Promise<void> =>
    this.exclusively(async (stage) => {
      if (stage.at === "watch" && stage.next === stage.seat) await this.show(stage.seat, stage.since);
    });

  /** Whether a machine plays that seat by itself. */
  isMachine(seat: number): boolean {
    return Boolean(this.machines[seat]) && seat !== this.standIn;
  }

  /** No hand is open; `seat` may open its own, or acts by itself where a machine plays it. */
  private shut(seat: number | null): void {
    this.turn += 1;
    if (!this.table) return;
    const isMachine = seat !== null && this.isMachine(seat);
    const who = isMachine ? { seat: null, next: seat } : { seat, next: null };
    this.stage.value = { at: "table", ...who, since: this.known, view: this.table };
  }

  /** What a machine at `seat` sees; null where the match has to be opened anew. */
  readonly viewFor = async (seat: number): Promise<BaseView | null> => {
    let view: BaseView | null = null;
    await this.attempt(async () => {
      view = await door.viewOf<BaseView>(this.match, seat);
    });
    return view;
  };

  /** Carry out what the machine at `seat` does after `steps` entries, if it is still to act then. */
  readonly actBy = (seat: number, action: Action, steps: number): Promise<void> =>
    this.oneAtATime.inTurn(() =>
      this.attempt(async () => {
        const stage = this.stage.value;
        if ((stage.at !== "table" && stage.at !== "watch") || stage.next !== seat || logEnd(stage.view) !== steps)
          return;
        const { opening, turn } = this;
        const answer = await door.act(this.match, action, null);
        this.stay(opening);
        if (answer.ok) await this.commit(answer, { seat, since: steps, view: null }, turn);
        else this.silent.value = { seat, code: answer.refusal.code };
      }),
    );

  /** Somebody acts for a machine that gives no answer: its hand may be opened, for one action. */
  readonly actFor = (seat: number): void => {
    this.silent.value = null;
    this.standIn = seat;
    this.shut(seat);
  };

  /** The seat that is to open its hand has done so. */
  readonly reveal = (): Promise<void> =>
    this.exclusively(async (stage) => {
      if (stage.at !== "table" || stage.seat === null) return;
      await this.show(stage.seat, records.seenBy(this.id, stage.seat));
    });

  /** Open the hand of `seat`, unless somebody leaves before the engine has answered. */
  private async show(seat: number, since: number): Promise<void> {
    this.turn += 1;
    const { turn, opening } = this;
    const sight = await door.look<BaseView>(this.match, seat);
    this.stay(opening);
    if (turn === this.turn) this.lay(seat, since, sight);
  }

  private lay(seat: number, since: number, sight: door.Sight<BaseView>): void {
    this.turn += 1;
    this.known = logEnd(sight.view);
    this.isPutAway = false;
    // whoever opens a hand has nothing of another's to be taken back from here on
    if (this.undo.value.seat !== seat) this.undo.value = NOTHING_TO_UNDO;
    this.stage.value = { at: "open", seat, since, ...sight };
  }

  /** Close the hand: the page is left, or the seat asks for it. Among machines one's own stays open unless it is set to close. */
  readonly conceal = (): void => {
    const stage = this.stage.value;
    this.forgetRefusal();
    const isOwn = stage.at === "watch" || (stage.at === "open" && stage.seat === this.alone);
    if (this.alone !== null && isOwn && closing.value === "open") return;
    this.isPutAway = closing.value === "closed";
    this.turn += 1;
    if (stage.at === "open") this.shut(stage.seat);
    if (stage.at === "watch") this.shut(stage.next);
    if (stage.at === "shown") this.shut(stage.next);
  };

  /** Ask the engine about an action, which stays undone; null too where the table is gone before it answers. */
  readonly check = async (action: Action): Promise<RefusalShape | null> => {
    if (this.stage.value.at !== "open") return null;
    const { turn, opening } = this;
    try {
      const answer = await door.check(this.match, action);
      return answer.ok || turn !== this.turn ? null : answer.refusal;
    } catch (fault) {
      await this.oneAtATime.inTurn(async () => {
        if (opening === this.opening) await this.recover(fault);
      });
      return null;
    }
  };

  /** Ask why an action is not legal, and show it. */
  readonly explain = async (action: Action): Promise<void> => {
    if (this.oneAtATime.isBusy) return;
    const refusal = await this.check(action);
    if (!this.oneAtATime.isBusy) this.refuse(refusal);
  };

  /** Carry an action out: the hand goes at once; then it is stored, and only then everything else. */
  readonly act = (action: Action): Promise<void> =>
    this.exclusively(async (stage) => {
      const actor = this.actorAt(stage);
      if (!actor) return;
      const { opening } = this;
      // asked first: the engine is at work while the closed hand is drawn
      const answered = door.act(this.match, action, "seat");
      if (actor.view && actor.seat === this.alone) this.watch(actor.seat, null, actor.since, actor.view);
      else if (actor.view) this.shut(null);
      const { turn } = this;
      const answer = await answered;
      this.stay(opening);
      if (answer.ok) await this.commit(answer, actor, turn);
      else if (turn !== this.turn) this.shut(actor.seat);
      else {
        this.stage.value = stage;
        this.refuse(answer.refusal);
      }
    });

  private actorAt(stage: Stage): Actor | null {
    if (stage.at === "open") return stage;
    if (stage.at !== "table" || stage.seat === null) return null;
    return { seat: stage.seat, since: records.seenBy(this.id, stage.seat), view: null };
  }

  /** The seat goes on: no word of the last refusal any more. */
  readonly forgetRefusal = (): void => {
    this.refusal.value = null;
  };

  private refuse(refusal: RefusalShape | null): void {
    if (this.stage.value.at !== "open") return;
    this.refusal.value = refusal;
    if (refusal) refused();
  }

  /** Take the last action of this turn back, and what machines did after it; the device goes back to whoever acted. */
  readonly takeBack = (): Promise<void> =>
    this.exclusively(async ({ at }) => {
      const { seat, steps } = this.undo.value;
      const step = steps.at(-1);
      if (step === undefined) return;
      const { since } = step;
      let status = await this.undoOne(seat, since);
      while (status.log_length > step.length) status = await this.undoOne(seat, since);
      this.undo.value = { ...this.undo.value, steps: status.undoable ? steps.slice(0, -1) : [] };
      await this.lookOn();
      this.known = Math.min(this.known, status.log_length);
      const isOpen = at === "open" && this.stage.value.at === "open";
      if (isOpen || (seat === this.alone && !this.isPutAway)) await this.show(seat, since);
      else this.shut(seat);
    });

  private async undoOne(seat: number, since: number): Promise<Status> {
    const { opening } = this;
    const status = await door.undo(this.match);
    this.stay(opening);
    await records.takeBack(this.id, status, seat, since);
    this.stay(opening);
    return status;
  }

  /** Do what is asked for at this stage, unless something is under way: a second tap must not act twice. */
  private exclusively(what: (stage: Stage) => Promise<void>): Promise<void> {
    return this.oneAtATime.ifFree(() => {
      this.forgetRefusal();
      return this.attempt(() => what(this.stage.value));
    });
  }

  /** Store what was done, and show it; a hand that was open then was closed in that `turn` by its owner. */
  private async commit(answer: Acted, actor: Actor, turn: number): Promise<void> {
    const { opening, table } = this;
    const { seat, view } = actor;
    const since = answer.log_length - 1;
    await records.append(this.id, answer.entry, answer, seat, since);
    this.stay(opening);
    if (table) acted(answer, table, seat);
    this.undo.value = this.isMachine(seat)
      ? undoAfterMachine(this.undo.value, answer, this.machines)
      : undoAfter(this.undo.value, answer, actor);
    this.table = answer.table ?? null;
    const { sight } = answer;
    const isForMachine = seat === this.standIn;
    if (isForMachine) this.standIn = null;
    if (this.alone !== null) await this.showNext(answer, seat === this.alone && sight ? seenIn(sight) : undefined);
    else if (turn === this.turn && view && sight && !answer.over && !isForMachine) this.afterOwn(answer, sight, view);
    else await this.showNext(answer);
  }

  /** What the seat sees that has acted: its hand goes on, or holds something new to it, or the table does. */
  private afterOwn(answer: Acted, seen: Sight, before: BaseView): void {
    const seat = before.seat ?? 0;
    const since = answer.log_length - 1;
    const sight = seenIn(seen);
    const isOn = this.staysOpen && answer.to_act[0] === seat && !endsTrick(sight.view);
    if (isOn) this.lay(seat, since, sight);
    else if (answer.private) this.showNew(sight.view, before, since, answer.to_act[0] ?? null);
    else this.shut(answer.to_act[0] ?? null);
  }

  /** The seat of `view` sees what is new to it there, until it closes its hand; the device goes on to `next`. */
  private showNew(view: BaseView, before: BaseView, since: number, next: number | null): void {
    this.turn += 1;
    const had = new Set(handOf(before));
    const fresh = handOf(view).filter((card) => !had.has(card));
    this.stage.value = { at: "shown", seat: view.seat ?? 0, since, view, fresh, next };
  }

  /** Forget the match in the engine; its record stays. What is under way comes to nothing. */
  async close(): Promise<void> {
    const { match } = this;
    this.leave();
    if (match && isReady.value) await forget(match);
  }

  /** Nothing of the match is shown any more, whatever is still answered; returns which opening may come next. */
  private leave(): number {
    this.turn += 1;
    this.opening += 1;
    this.match = "";
    this.table = null;
    this.standIn = null;
    this.silent.value = null;
    this.undo.value = NOTHING_TO_UNDO;
    this.stage.value = { at: "opening" };
    return this.opening;
  }
}
