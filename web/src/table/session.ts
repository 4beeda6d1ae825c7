// A match at the table: who has the device, what that seat sees, and what happens when it acts.
// The curtain comes first: whenever the device changes hands or leaves sight, everything seen is dropped. Opening the
// curtain, acting and taking back are done one at a time; what is asked for meanwhile, by a second finger, is not done.
import { signal } from "@preact/signals";
import type { Action } from "../door/client";
import * as door from "../door/client";
import type { Acted, BaseView, RefusalShape, Status } from "../door/door";
import { isReady } from "../door/engine";
import { openMatch, reasonOf } from "../saves/opening";
import * as records from "../saves/records";
import { acted, refused } from "./cues";
import { OneAtATime } from "./one-at-a-time";

export type Stage =
  | { at: "opening" }
  /** Opaque: `seat` is to take the device. */
  | { at: "curtain"; seat: number }
  /** `seat` has the device; it last saw the table after `since` log entries. */
  | ({ at: "open"; seat: number; since: number } & door.Sight<BaseView>)
  /** The match has ended; the view is what everybody may see. */
  | { at: "over"; view: BaseView; status: Status; since: number }
  | { at: "unreadable"; reason: string };

/**
 * The actions of the present turn that may be taken back, the last one last; or why there are none. Which may is the
 * engine's word; the page knows who has had the device since, and after a reload it does not: then none may.
 */
export interface Undo {
  readonly seat: number;
  /** For each action, what `since` was before it. */
  readonly steps: readonly number[];
  readonly why: "nothing" | "seen";
}

const NOTHING: Undo = { seat: -1, steps: [], why: "nothing" };

type Open = Extract<Stage, { at: "open" }>;

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
  readonly undo = signal(NOTHING);
  private match = "";
  private readonly oneAtATime = new OneAtATime();
  /** Counts what was shown, so that a sight asked for before the curtain fell is not shown after it. */
  private turn = 0;
  /** Counts the openings and closings of the match, so that nothing comes of answers to an older one. */
  private opening = 0;

  constructor(readonly id: string) {}

  /** Load the match into the engine and draw the curtain before whoever is to act. */
  async open(): Promise<void> {
    const opening = this.leave();
    await this.oneAtATime.inTurn(async () => {
      if (opening === this.opening) await this.load();
    });
  }

  private async load(): Promise<void> {
    const { opening } = this;
    this.turn += 1;
    this.undo.value = NOTHING;
    this.stage.value = { at: "opening" };
    try {
      const status = await openMatch(this.id);
      if (opening !== this.opening) return void forget(status.match);
      this.match = status.match;
      await this.showNext(status, status.log_length);
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

  private async showNext(status: Status & Pick<Acted, "sight">, since: number): Promise<void> {
    const [seat] = status.to_act;
    if (seat !== undefined) return this.draw(seat);
    this.turn += 1;
    const { opening } = this;
    const { view } = status.sight ?? (await door.look<BaseView>(this.match, null));
    this.stay(opening);
    this.stage.value = { at: "over", view, status, since };
  }

  /** The seat named by the curtain has opened it. */
  readonly reveal = (): Promise<void> =>
    this.exclusively(async (stage) => {
      if (stage.at === "curtain") await this.show(stage.seat, records.seenBy(this.id, stage.seat));
    });

  /** Show the table to `seat`, unless the curtain falls before the engine has answered. */
  private async show(seat: number, since: number): Promise<void> {
    this.turn += 1;
    const { turn, opening } = this;
    const sight = await door.look<BaseView>(this.match, seat);
    this.stay(opening);
    if (turn !== this.turn) return;
    // whoever sees the new table has nothing of another's to be taken back from here on
    if (this.undo.value.seat !== seat) this.undo.value = NOTHING;
    this.stage.value = { at: "open", seat, since, ...sight };
  }

  /** Draw the curtain before `seat`. */
  private draw(seat: number): void {
    this.turn += 1;
    this.stage.value = { at: "curtain", seat };
  }

  /** Draw the curtain again: the page is hidden, has lost the focus, or the seat asks for it. */
  conceal(): void {
    this.turn += 1;
    const stage = this.stage.value;
    this.forgetRefusal();
    if (stage.at === "open") this.draw(stage.seat);
  }

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

  /** Carry an action out: stored first, then the curtain, then everything else. */
  readonly act = (action: Action): Promise<void> =>
    this.exclusively(async (stage) => {
      if (stage.at !== "open") return;
      const { opening } = this;
      const answer = await door.act(this.match, action);
      this.stay(opening);
      if (!answer.ok) return this.refuse(answer.refusal);
      acted(answer, stage.view, stage.seat);
      await this.commit(answer, stage);
    });

  /** The seat goes on: no word of the last refusal any more. */
  readonly forgetRefusal = (): void => {
    this.refusal.value = null;
  };

  private refuse(refusal: RefusalShape | null): void {
    if (this.stage.value.at !== "open") return;
    this.refusal.value = refusal;
    if (refusal) refused();
  }

  /** Take the last action of this turn back; from the curtain the device goes back to whoever acted. */
  readonly takeBack = (): Promise<void> =>
    this.exclusively(async ({ at }) => {
      const { seat, steps } = this.undo.value;
      const since = steps.at(-1);
      if (since === undefined) return;
      const { opening } = this;
      const status = await door.undo(this.match);
      this.stay(opening);
      await records.takeBack(this.id, status, seat, since);
      this.stay(opening);
      this.undo.value = { ...this.undo.value, steps: status.undoable ? steps.slice(0, -1) : [] };
      if (at === "open" && this.stage.value.at === "open") await this.show(seat, since);
      else this.draw(seat);
    });

  /** Do what is asked for at this stage, unless something is under way: a second tap must not act twice. */
  private exclusively(what: (stage: Stage) => Promise<void>): Promise<void> {
    return this.oneAtATime.ifFree(() => {
      this.forgetRefusal();
      return this.attempt(() => what(this.stage.value));
    });
  }

  private async commit(answer: Acted, before: Open): Promise<void> {
    const { seat } = before;
    const { opening } = this;
    const since = answer.log_length - 1;
    await records.append(this.id, answer.entry, answer, seat, since);
    this.stay(opening);
    this.undo.value = this.afterwards(answer, before);
    const open = this.stage.value.at === "open";
    if (answer.to_act[0] === seat && open && answer.sight) {
      const sight = door.sightOf<BaseView>(answer.sight.view, answer.sight);
      this.turn += 1;
      this.stage.value = { at: "open", seat, since, ...sight };
      return;
    }
    await this.showNext(answer, since);
  }

  private afterwards({ undoable }: Acted, { seat, since }: Open): Undo {
    const { steps, why } = this.undo.value;
    return undoable ? { seat, steps: [...steps, since], why } : { seat, steps: [], why: "seen" };
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
    this.undo.value = NOTHING;
    this.stage.value = { at: "opening" };
    return this.opening;
  }
}
