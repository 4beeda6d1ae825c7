// A match whose seats act in turns: opening a hand, acting and undoing happen one at a time, and a second finger's
// request meanwhile is ignored. A hand closes with the drawing of its owner's action, and whenever the page is hidden.
// A bot's seat has no hand to open: see bot-turns.ts.
import { type Signal, signal } from "@preact/signals";
import type { Action } from "../door/client";
import type { Acted, BaseView, RefusalShape, Refused, Status } from "../door/door";
import { Ended } from "../door/epoch";
import { asOf } from "../door/known";
import type { Controller } from "./controller";
import { acted, refused } from "./cues";
import { wasOpened } from "./gate";
import { OneAtATime } from "./one-at-a-time";
import { reasonOf } from "./opening";
import { freshPhone, type OnPhones, withPhone } from "./phones";
import { Showing } from "./showing";
import type { Stage } from "./stage";
import { type Actor, type Undo, undoAfter, undoAfterBot } from "./undo";
import { logEnd } from "./view";

/** Milliseconds after which a hand closes although its owner's action is not stored yet. */
export const SLOW_MS = 300;

/** A bot without an answer, and the reason. */
export interface Silence {
  readonly seat: number;
  readonly code: string;
}

/** Returns the action that follows one at once, by the engine's answer to that; undefined for none. */
export type Next = (status: Status) => Action | undefined;

export class TurnMatch {
  /** Why the last try was refused, until the next one. */
  readonly refusal = signal<RefusalShape | null>(null);
  /** The bot without an answer, until it is asked again or a person acts for it. */
  readonly silent = signal<Silence | null>(null);
  readonly stage: Signal<Stage>;
  /** The possible undo, or the reason why there is none. */
  readonly undo: Signal<Undo>;
  readonly showing: Showing;
  /** The hands on phones, once a seat has one. */
  phones: OnPhones | null = null;
  private readonly oneAtATime = new OneAtATime();

  constructor(readonly controller: Controller) {
    this.showing = new Showing(controller);
    this.stage = this.showing.stage;
    this.undo = this.showing.undo;
  }

  /** Opens the match and shows everyone's table. */
  async open(): Promise<void> {
    wasOpened.value = false;
    this.leave();
    await this.reload();
  }

  /** Reopens the match once nothing else is pending, unless it is left before. */
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
      await this.phones?.renew();
      await this.showing.begin(table ?? (await this.controller.view(null)), status);
    } catch (fault) {
      this.cantOpen(fault);
    }
  };

  private cantOpen(fault: unknown): void {
    const reason = fault instanceof Ended ? null : reasonOf(fault);
    if (reason !== null) this.stage.value = { at: "unreadable", reason };
  }

  /** Reopens the match if another tab has continued it. */
  follow(): () => void {
    return this.controller.whenOverwritten(this.reload);
  }

  private attempt(task: () => Promise<void>): Promise<void> {
    return this.controller.attempt(task, this.load);
  }

  /** The trick was looked at: the only person's turn begins. */
  readonly goOn = (): Promise<void> =>
    this.exclusively(async (stage) => {
      if (stage.at === "watch" && stage.next === stage.seat) await this.showing.open(stage.seat, stage.since);
    });

  /** Resolves to the view of the bot at `seat`; null if the match had to be reopened. */
  readonly viewFor = async (seat: number): Promise<BaseView | null> => {
    let view: BaseView | null = null;
    await this.attempt(async () => {
      view = await this.controller.view(seat);
    });
    return view;
  };

  /** Carries out the action of the bot at `seat` after `steps` entries, if it still has to act then. */
  readonly actBy = (seat: number, action: Action, steps: number): Promise<void> =>
    this.oneAtATime.inTurn(() =>
      this.attempt(async () => {
        const stage = this.stage.value;
        if ((stage.at !== "table" && stage.at !== "watch") || stage.next !== seat || logEnd(stage.view) !== steps)
          return;
        const showing = this.showing.now;
        const answer = await this.controller.act(action, seat, null, [this.showing.table]);
        if (answer.ok) await this.commit(answer, { seat, since: steps, view: null }, showing);
        else this.silent.value = { seat, code: answer.refusal.code };
      }),
    );

  /** Lets a person open the hand of a bot without an answer, for one action; this opens the deal. */
  readonly actFor = (seat: number): Promise<void> =>
    this.oneAtATime.ifFree(async () => {
      await this.controller.openDeal();
      if (this.silent.value?.seat !== seat) return;
      this.silent.value = null;
      this.showing.standIn = seat;
      this.showing.shut(seat);
    });

  /** Closes the hand: the page is left, or the seat asks for it. A lone person's stays open unless it is set to close. */
  readonly conceal = (): void => {
    this.forgetRefusal();
    this.showing.conceal();
  };

  /** Opens the hand of the seat that may open its own: to act, or to look only. */
  readonly reveal = (): Promise<void> =>
    this.exclusively(async (stage) => {
      if (stage.at !== "table" || stage.seat === null || this.showing.isOnPhone(stage.seat)) return;
      if (stage.looks) await this.showing.look(stage.seat);
      else await this.showing.open(stage.seat, this.showing.seenBy(stage.seat));
    });

  /** Moves the hand of `seat` to its owner's phone, or back to the table. */
  readonly usePhone = (seat: number, isUsed: boolean): Promise<void> =>
    this.exclusively(async ({ at }) => {
      if (at !== "table") return;
      const phone = isUsed ? freshPhone() : null;
      await this.controller.change(({ phones, seats }) => ({ phones: withPhone(phones, seats.length, seat, phone) }));
      await this.phones?.renew();
      this.showing.shutForTurn();
    });

  /** Counts that a seat's code is opened. */
  readonly codeOpened = (seat: number): Promise<void> =>
    this.attempt(() =>
      this.controller.change(({ codes, seats }) => ({
        codes: seats.map((_, each) => (codes[each] ?? 0) + Number(each === seat)),
      })),
    );

  /** Records that a seat's code was shown; a seat that only looked at its code gives the table back. */
  readonly codeShown = async (seat: number): Promise<void> => {
    await this.attempt(async () => this.phones?.wasShown(seat));
    const stage = this.stage.value;
    if (stage.at === "table" && stage.looks && stage.seat === seat) this.conceal();
  };

  /** Records that everybody at a table with phones has seen the last event. */
  readonly noticed = (): void => {
    const stage = this.stage.value;
    if (stage.at === "table" && !stage.looks && this.showing.isOnPhone(stage.seat)) this.showing.notice(stage);
  };

  /** Lets `seat` open its hand out of turn, to look only. A bot's action that is on its way comes first. */
  readonly askToLook = (seat: number): Promise<void> =>
    this.oneAtATime.inTurn(async () => {
      if (this.stage.value.at === "table") this.showing.ask(seat);
    });

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

  /** Carries an action out and stores it; the hand stays as it is until then, and all that follows is one drawing. */
  readonly act = (action: Action, next?: Next): Promise<void> =>
    this.exclusively(async (stage) => {
      const actor = this.actorAt(stage);
      if (!actor) return;
      const showing = this.showing.now;
      const answer = await this.answerTo(action, actor);
      if (answer.ok) await this.commit(await this.followed(answer, actor, next), actor, showing, answer);
      else if (showing.aborted) this.showing.shut(actor.seat);
      else this.refuse(answer.refusal);
    });

  /** Carries out the action that follows at once, if there is one: both are shown, and undone, as one. */
  private async followed(first: Acted, actor: Actor, next: Next | undefined): Promise<Acted> {
    const action = next?.(first);
    if (!action) return first;
    const answer = await this.answerTo(action, actor);
    if (!answer.ok) return first;
    return { ...answer, undoable: first.undoable && answer.undoable, learned: [...first.learned, ...answer.learned] };
  }

  /** Resolves to the engine's answer once the action is stored; where that takes long or fails, the hand closes before. */
  private async answerTo(action: Action, actor: Actor): Promise<Acted | Refused> {
    const close = () => this.showing.close(actor);
    const slow = setTimeout(close, SLOW_MS);
    try {
      // without an open hand no one sees more than everyone does
      const eyes = actor.view ? "seat" : null;
      return await this.controller.act(action, actor.seat, eyes, [this.showing.table, actor.view]);
    } catch (fault) {
      close();
      throw fault;
    } finally {
      clearTimeout(slow);
    }
  }

  private actorAt(stage: Stage): Actor | null {
    if (stage.at === "open") return stage;
    if (stage.at !== "table" || stage.seat === null || stage.looks) return null;
    return { seat: stage.seat, since: this.showing.seenBy(stage.seat), view: null };
  }

  /** The seat continues: the last refusal is forgotten. */
  readonly forgetRefusal = (): void => {
    this.refusal.value = null;
  };

  private refuse(refusal: RefusalShape | null): void {
    const stage = this.stage.value;
    if (stage.at !== "open" && !(stage.at === "table" && this.showing.isOnPhone(stage.seat))) return;
    this.refusal.value = refusal;
    if (refusal) refused();
  }

  /** Undoes the last action of this turn, and the bots' after it; the device returns to its actor. */
  readonly takeBack = (): Promise<void> =>
    this.exclusively(async ({ at }) => {
      const { seat, steps } = this.undo.value;
      const step = steps.at(-1);
      if (step === undefined) return;
      const { since, length } = step;
      const { table } = this.showing;
      const status = await this.controller.takeBack(length, seat, since);
      await this.phones?.renew();
      this.undo.value = { ...this.undo.value, steps: status.undoable ? steps.slice(0, -1) : [] };
      const view = await this.controller.view(null, [table && asOf(table, length)]);
      await this.showing.takenBack(view, seat, since, at === "open");
    });

  /** Carries out a request at this stage, unless another is pending: a second tap must not act twice. */
  private exclusively(what: (stage: Stage) => Promise<void>): Promise<void> {
    return this.oneAtATime.ifFree(() => {
      this.forgetRefusal();
      return this.attempt(() => what(this.stage.value));
    });
  }

  /**
   * Shows an action, or several from the `first` on; a hand that was open then was closed by its owner while `showing`
   * lasted.
   */
  private async commit(answer: Acted, actor: Actor, showing: AbortSignal, first = answer): Promise<void> {
    const { seat } = actor;
    const { table } = this.showing;
    const { bots, phones } = this.controller.head;
    if (table) acted(answer, table, seat);
    // without phones, no other player has looked before the next hand is opened
    const isTold = phones.length > 0 && answer.learned.some((each) => each !== seat && !bots[each]);
    const told = { ...answer, undoable: answer.undoable && !isTold };
    this.undo.value = this.showing.isBot(seat)
      ? undoAfterBot(this.undo.value, told, bots)
      : undoAfter(this.undo.value, { ...told, log_length: first.log_length }, actor);
    if (!answer.over) await this.phones?.renew();
    await this.showing.acted(answer, actor, showing);
  }

  /** Forgets the match in the engine; its record stays. Pending requests have no effect. */
  async close(): Promise<void> {
    this.clear();
    await this.controller.close();
  }

  private leave(): void {
    this.clear();
    this.controller.leave();
  }

  private clear(): void {
    this.silent.value = null;
    this.showing.clear();
  }
}
