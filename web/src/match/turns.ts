// A match whose seats act in turns: whose hand is open, what is seen, and what happens when a seat acts. The table is
// everybody's and always shown; a hand is open only while its owner holds the device. It closes in the moment in which
// its owner acts, and whenever the page is left. Some games are played on the table itself, without a hand. Opening,
// acting and taking back happen one at a time; what a second finger asks for meanwhile is not done.
// A bot's seat has no hand to open: see bot-turns.ts. One person among bots alone has the hand open all the time.
import { signal } from "@preact/signals";
import { closing } from "../device/settings";
import type { Action } from "../door/client";
import * as door from "../door/client";
import type { Acted, BaseView, RefusalShape, Sight, Status } from "../door/door";
import { Ended, Epoch } from "../door/epoch";
import type { Controller } from "./controller";
import { acted, refused } from "./cues";
import { endsTrick } from "./finished";
import { OneAtATime } from "./one-at-a-time";
import { reasonOf } from "./opening";
import type { Stage } from "./stage";
import { type Actor, NOTHING_TO_UNDO, type Undo, undoAfter, undoAfterBot } from "./undo";
import { handOf, logEnd } from "./view";

/** Whose bot gives no answer, and why. */
export interface Silence {
  readonly seat: number;
  readonly code: string;
}

const seenIn = (sight: Sight) => door.sightOf<BaseView>(sight.view, sight);

export class TurnMatch {
  readonly stage = signal<Stage>({ at: "opening" });
  /** Why the last try was refused, until the next one. */
  readonly refusal = signal<RefusalShape | null>(null);
  /** What may be taken back now, or why nothing may. */
  readonly undo = signal<Undo>(NOTHING_TO_UNDO);
  /** The bot that gives no answer, until it is asked again or somebody acts for it. */
  readonly silent = signal<Silence | null>(null);
  /** The only person among bots, whose hand is open; null where there are several, or no bot. */
  readonly alone: number | null;
  /** Whether that person's hand was closed, and stays so until it is opened. */
  private isPutAway = closing.value === "closed";
  /** The bot's seat for which somebody acts once. */
  private standIn: number | null = null;
  /** What everybody sees; null before the match is open. */
  private table: BaseView | null = null;
  /** The length of the log when a hand was opened last: what came after it is new to everybody. */
  private known = 0;
  private readonly oneAtATime = new OneAtATime();
  /** Lasts as long as what is shown: a sight asked for before a hand was closed is not shown after it. */
  private readonly showing = new Epoch();

  /** A hand stays open while its owner goes on, or closes after each action in games that are played on the table. */
  constructor(
    readonly controller: Controller,
    private readonly staysOpen: boolean,
  ) {
    const { bots } = controller.head;
    const people = bots.flatMap((bot, seat) => (bot ? [] : [seat]));
    this.alone = bots.length > 1 && people.length === 1 ? (people[0] ?? null) : null;
  }

  get id(): string {
    return this.controller.id;
  }

  /** Opens the match and shows everybody's table. */
  async open(): Promise<void> {
    this.leave();
    await this.reload();
  }

  /** Opens the match anew once nothing else is under way, unless it is left before. */
  private readonly reload = (): Promise<void> => {
    const epoch = this.controller.now;
    return this.oneAtATime.inTurn(async () => {
      if (!epoch.aborted) await this.load();
    });
  };

  private readonly load = async (): Promise<void> => {
    this.clear();
    try {
      const { status, table } = await this.controller.open();
      this.table = table ?? (await this.controller.view(null));
      this.known = status.log_length - 1;
      await this.showNext(status);
    } catch (fault) {
      this.cantOpen(fault);
    }
  };

  private cantOpen(fault: unknown): void {
    const reason = fault instanceof Ended ? null : reasonOf(fault);
    if (reason !== null) this.stage.value = { at: "unreadable", reason };
  }

  /** Opens the match anew where another tab has gone on with it. */
  follow(): () => void {
    return this.controller.whenOverwritten(this.reload);
  }

  private attempt(task: () => Promise<void>): Promise<void> {
    return this.controller.attempt(task, this.load);
  }

  /** Shows the table as it is now: for the seat that acts next, or the end. `sight` is the actor's, where it came. */
  private async showNext(status: Status, sight?: door.Sight<BaseView>): Promise<void> {
    const [next = null] = status.to_act;
    if (status.over && this.table)
      this.stage.value = { at: "over", view: this.table, status, since: status.log_length };
    else if (this.alone === null || this.isPutAway || (next !== null && next === this.standIn)) this.shut(next);
    else await this.showOwn(this.alone, next, sight);
  }

  /** Shows the only person's hand: to act, or to see others act. A trick that has just ended is looked at before. */
  private async showOwn(seat: number, next: number | null, seen?: door.Sight<BaseView>): Promise<void> {
    const wasPlaying = this.stage.value.at === "watch";
    const sight = seen ?? (await this.controller.look<BaseView>(seat));
    const since = this.seenBy(seat);
    if (this.isPutAway) this.shut(next);
    else if (next === seat && !(wasPlaying && endsTrick(sight.view))) this.lay(seat, since, sight);
    else this.watch(seat, next, since, sight.view);
  }

  /** The length of the log when `seat` last had the table before it. */
  private seenBy(seat: number): number {
    return this.controller.head.seen[seat] ?? 0;
  }

  private watch(seat: number, next: number | null, since: number, view: BaseView): void {
    this.showing.next();
    this.stage.value = { at: "watch", seat, next, since, view };
  }

  /** The trick was looked at: the only person's turn begins. */
  readonly goOn = (): Promise<void> =>
    this.exclusively(async (stage) => {
      if (stage.at === "watch" && stage.next === stage.seat) await this.show(stage.seat, stage.since);
    });

  /** Tells whether a bot plays that seat by itself. */
  isBot(seat: number): boolean {
    return Boolean(this.controller.head.bots[seat]) && seat !== this.standIn;
  }

  /** Closes the hand; `seat` may open its own, or acts by itself where a bot plays it. */
  private shut(seat: number | null): void {
    this.showing.next();
    if (!this.table) return;
    const isBot = seat !== null && this.isBot(seat);
    const who = isBot ? { seat: null, next: seat } : { seat, next: null };
    this.stage.value = { at: "table", ...who, since: this.known, view: this.table };
  }

  /** Resolves to what the bot at `seat` sees; null where the match had to be opened anew. */
  readonly viewFor = async (seat: number): Promise<BaseView | null> => {
    let view: BaseView | null = null;
    await this.attempt(async () => {
      view = await this.controller.view(seat);
    });
    return view;
  };

  /** Carries out what the bot at `seat` does after `steps` entries, if it is still to act then. */
  readonly actBy = (seat: number, action: Action, steps: number): Promise<void> =>
    this.oneAtATime.inTurn(() =>
      this.attempt(async () => {
        const stage = this.stage.value;
        if ((stage.at !== "table" && stage.at !== "watch") || stage.next !== seat || logEnd(stage.view) !== steps)
          return;
        const showing = this.showing.now;
        const answer = await this.controller.act(action, seat, null);
        if (answer.ok) await this.commit(answer, { seat, since: steps, view: null }, showing);
        else this.silent.value = { seat, code: answer.refusal.code };
      }),
    );

  /** Somebody acts for a bot that gives no answer: its hand may be opened, for one action. */
  readonly actFor = (seat: number): void => {
    this.silent.value = null;
    this.standIn = seat;
    this.shut(seat);
  };

  /** Opens the hand of the seat that may open its own. */
  readonly reveal = (): Promise<void> =>
    this.exclusively(async (stage) => {
      if (stage.at === "table" && stage.seat !== null) await this.show(stage.seat, this.seenBy(stage.seat));
    });

  /** Opens the hand of `seat`, unless somebody leaves before the engine has answered. */
  private async show(seat: number, since: number): Promise<void> {
    const showing = this.showing.next();
    const sight = await this.controller.look<BaseView>(seat);
    if (!showing.aborted) this.lay(seat, since, sight);
  }

  private lay(seat: number, since: number, sight: door.Sight<BaseView>): void {
    this.showing.next();
    this.known = logEnd(sight.view);
    this.isPutAway = false;
    // opening a hand ends the taking back of another seat's action
    if (this.undo.value.seat !== seat) this.undo.value = NOTHING_TO_UNDO;
    this.stage.value = { at: "open", seat, since, ...sight };
  }

  /** Closes the hand: the page is left, or the seat asks for it. A lone person's stays open unless it is set to close. */
  readonly conceal = (): void => {
    const stage = this.stage.value;
    this.forgetRefusal();
    const isOwn = stage.at === "watch" || (stage.at === "open" && stage.seat === this.alone);
    if (this.alone !== null && isOwn && closing.value === "open") return;
    this.isPutAway = closing.value === "closed";
    this.showing.next();
    if (stage.at === "open") this.shut(stage.seat);
    if (stage.at === "watch" || stage.at === "shown") this.shut(stage.next);
  };

  /** Asks about an action, which stays undone; null too where the table is gone before the answer. */
  readonly check = async (action: Action): Promise<RefusalShape | null> => {
    if (this.stage.value.at !== "open") return null;
    const showing = this.showing.now;
    let refusal: RefusalShape | null = null;
    await this.controller.attempt(async () => {
      refusal = await this.controller.check(action);
    }, this.reload);
    return showing.aborted ? null : refusal;
  };

  /** Asks why an action is not legal, and shows it. */
  readonly explain = async (action: Action): Promise<void> => {
    if (this.oneAtATime.isBusy) return;
    const refusal = await this.check(action);
    if (!this.oneAtATime.isBusy) this.refuse(refusal);
  };

  /** Carries an action out: the hand goes at once; then it is stored, and only then everything else. */
  readonly act = (action: Action): Promise<void> =>
    this.exclusively(async (stage) => {
      const actor = this.actorAt(stage);
      if (!actor) return;
      // asked first: the engine works while the closed hand is drawn
      const answered = this.controller.act(action, actor.seat, "seat");
      if (actor.view && actor.seat === this.alone) this.watch(actor.seat, null, actor.since, actor.view);
      else if (actor.view) this.shut(null);
      const showing = this.showing.now;
      const answer = await answered;
      if (answer.ok) await this.commit(answer, actor, showing);
      else if (showing.aborted) this.shut(actor.seat);
      else {
        this.stage.value = stage;
        this.refuse(answer.refusal);
      }
    });

  private actorAt(stage: Stage): Actor | null {
    if (stage.at === "open") return stage;
    if (stage.at !== "table" || stage.seat === null) return null;
    return { seat: stage.seat, since: this.seenBy(stage.seat), view: null };
  }

  /** The seat goes on: the last refusal is forgotten. */
  readonly forgetRefusal = (): void => {
    this.refusal.value = null;
  };

  private refuse(refusal: RefusalShape | null): void {
    if (this.stage.value.at !== "open") return;
    this.refusal.value = refusal;
    if (refusal) refused();
  }

  /** Takes the last action of this turn back, and the bots' after it; the device goes back to its actor. */
  readonly takeBack = (): Promise<void> =>
    this.exclusively(async ({ at }) => {
      const { seat, steps } = this.undo.value;
      const step = steps.at(-1);
      if (step === undefined) return;
      const { since, length } = step;
      const status = await this.controller.takeBack(length, seat, since);
      this.undo.value = { ...this.undo.value, steps: status.undoable ? steps.slice(0, -1) : [] };
      this.table = await this.controller.view(null);
      this.known = Math.min(this.known, status.log_length);
      const isOpen = at === "open" && this.stage.value.at === "open";
      if (isOpen || (seat === this.alone && !this.isPutAway)) await this.show(seat, since);
      else this.shut(seat);
    });

  /** Does what is asked for at this stage, unless something is under way: a second tap must not act twice. */
  private exclusively(what: (stage: Stage) => Promise<void>): Promise<void> {
    return this.oneAtATime.ifFree(() => {
      this.forgetRefusal();
      return this.attempt(() => what(this.stage.value));
    });
  }

  /** Shows what was done; a hand that was open then was closed by its owner while `showing` lasted. */
  private async commit(answer: Acted, actor: Actor, showing: AbortSignal): Promise<void> {
    const { seat, view } = actor;
    if (this.table) acted(answer, this.table, seat);
    this.undo.value = this.isBot(seat)
      ? undoAfterBot(this.undo.value, answer, this.controller.head.bots)
      : undoAfter(this.undo.value, answer, actor);
    this.table = answer.table ?? null;
    const { sight } = answer;
    const isForBot = seat === this.standIn;
    if (isForBot) this.standIn = null;
    if (this.alone !== null) await this.showNext(answer, seat === this.alone && sight ? seenIn(sight) : undefined);
    else if (!showing.aborted && view && sight && !answer.over && !isForBot) this.afterOwn(answer, sight, view);
    else await this.showNext(answer);
  }

  /** Shows the seat that has acted what it sees: its hand goes on, or has something new to it; else the table. */
  private afterOwn(answer: Acted, seen: Sight, before: BaseView): void {
    const seat = before.seat ?? 0;
    const since = answer.log_length - 1;
    const sight = seenIn(seen);
    const isOn = this.staysOpen && answer.to_act[0] === seat && !endsTrick(sight.view);
    if (isOn) this.lay(seat, since, sight);
    else if (answer.private) this.showNew(sight.view, before, since, answer.to_act[0] ?? null);
    else this.shut(answer.to_act[0] ?? null);
  }

  /** Shows the seat of `view` what is new to it there, until it closes its hand; the device goes on to `next`. */
  private showNew(view: BaseView, before: BaseView, since: number, next: number | null): void {
    this.showing.next();
    const had = new Set(handOf(before));
    const fresh = handOf(view).filter((card) => !had.has(card));
    this.stage.value = { at: "shown", seat: view.seat ?? 0, since, view, fresh, next };
  }

  /** Forgets the match in the engine; its record stays. What is under way comes to nothing. */
  async close(): Promise<void> {
    this.clear();
    await this.controller.close();
  }

  private leave(): void {
    this.clear();
    this.controller.leave();
  }

  private clear(): void {
    this.showing.next();
    this.table = null;
    this.standIn = null;
    this.silent.value = null;
    this.undo.value = NOTHING_TO_UNDO;
    this.stage.value = { at: "opening" };
  }
}
