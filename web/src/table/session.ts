// A match at the table: who has the device, what that seat sees, and what happens when it acts.
// The curtain comes first: whenever the device changes hands or leaves sight, everything seen is dropped.
import { signal } from "@preact/signals";
import type { Action } from "../door/client";
import * as door from "../door/client";
import type { Acted, BaseView, RefusalShape, Status } from "../door/door";
import { isReady } from "../door/engine";
import { openMatch, reasonOf } from "../saves/opening";
import * as records from "../saves/records";
import { acted, refused } from "./cues";

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

export class Session {
  readonly stage = signal<Stage>({ at: "opening" });
  /** Why the last try was refused, until the next one. */
  readonly refusal = signal<RefusalShape | null>(null);
  /** True while an action is on its way: a second tap must not act twice. */
  private busy = false;
  /** The fault after which the match was opened anew, until the seat has taken note. */
  readonly trouble = signal<string | null>(null);
  /** What may be taken back now, or why nothing may. */
  readonly undo = signal(NOTHING);
  private match = "";
  /** Counts the curtains, so that an answer that arrives behind a newer one is dropped. */
  private turn = 0;

  constructor(readonly id: string) {}

  /** Load the match into the engine and draw the curtain before whoever is to act. */
  async open(): Promise<void> {
    this.turn += 1;
    this.stage.value = { at: "opening" };
    this.busy = false;
    try {
      const status = await openMatch(this.id);
      this.match = status.match;
      this.undo.value = NOTHING;
      await this.settle(status, status.log_length);
    } catch (fault) {
      const reason = reasonOf(fault);
      if (reason !== null) this.stage.value = { at: "unreadable", reason };
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
    await this.open();
  }

  private async settle(status: Status & Pick<Acted, "sight">, since: number): Promise<void> {
    this.turn += 1;
    const [seat] = status.to_act;
    if (seat !== undefined) {
      this.stage.value = { at: "curtain", seat };
      return;
    }
    const { view } = status.sight ?? (await door.look<BaseView>(this.match, null));
    this.stage.value = { at: "over", view, status, since };
  }

  /** The seat named by the curtain has opened it. */
  async reveal(): Promise<void> {
    const stage = this.stage.value;
    if (stage.at !== "curtain") return;
    // whoever opens the curtain has seen the new table: nothing of another's can be taken back from here on
    if (this.undo.value.seat !== stage.seat) this.undo.value = NOTHING;
    await this.show(stage.seat, records.seenBy(this.id, stage.seat));
  }

  /** Show the table to `seat`. */
  private async show(seat: number, since: number): Promise<void> {
    this.turn += 1;
    const turn = this.turn;
    try {
      const sight = await door.look<BaseView>(this.match, seat);
      if (turn === this.turn) this.stage.value = { at: "open", seat, since, ...sight };
    } catch (fault) {
      await this.recover(fault);
    }
  }

  /** Draw the curtain again: the page is hidden, has lost the focus, or the seat asks for it. */
  conceal(): void {
    this.turn += 1;
    const stage = this.stage.value;
    this.refusal.value = null;
    if (stage.at === "open") this.stage.value = { at: "curtain", seat: stage.seat };
  }

  /** Ask the engine about an action, which stays undone. */
  readonly check = async (action: Action): Promise<RefusalShape | null> => {
    try {
      const answer = await door.check(this.match, action);
      return answer.ok ? null : answer.refusal;
    } catch (fault) {
      await this.recover(fault);
      return null;
    }
  };

  /** Ask why an action is not legal, and show it. */
  readonly explain = async (action: Action): Promise<void> => {
    const refusal = await this.check(action);
    if (this.stage.value.at === "open") this.refuse(refusal);
  };

  /** Carry an action out: stored first, then the curtain, then everything else. */
  readonly act = (action: Action): Promise<void> =>
    this.exclusively(async (stage) => {
      if (stage.at !== "open") return;
      const answer = await door.act(this.match, action);
      if (!answer.ok) return this.refuse(answer.refusal);
      acted(answer, stage.view, stage.seat);
      await this.commit(answer, stage);
    });

  private refuse(refusal: RefusalShape | null): void {
    this.refusal.value = refusal;
    if (refusal) refused();
  }

  /** Take the last action of this turn back; from the curtain the device goes back to whoever acted. */
  async takeBack(): Promise<void> {
    const { seat, steps } = this.undo.value;
    const since = steps.at(-1);
    if (since === undefined) return;
    await this.exclusively(async ({ at }) => {
      const status = await door.undo(this.match);
      await records.takeBack(this.id, status, seat, since);
      this.undo.value = { ...this.undo.value, steps: status.undoable ? steps.slice(0, -1) : [] };
      if (at === "open" && this.stage.value.at === "open") await this.show(seat, since);
      else this.stage.value = { at: "curtain", seat };
    });
  }

  /** One thing at a time: a second tap must not act twice. */
  private async exclusively(what: (stage: Stage) => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal.value = null;
    try {
      await what(this.stage.value);
    } catch (fault) {
      await this.recover(fault);
    } finally {
      this.busy = false;
    }
  }

  private async commit(answer: Acted, before: Open): Promise<void> {
    const { seat } = before;
    const since = answer.log_length - 1;
    await records.append(this.id, answer.entry, answer, seat, since);
    this.undo.value = this.afterwards(answer, before);
    const open = this.stage.value.at === "open";
    if (answer.to_act[0] === seat && open && answer.sight) {
      const sight = door.sightOf<BaseView>(answer.sight.view, answer.sight);
      this.turn += 1;
      this.stage.value = { at: "open", seat, since, ...sight };
      return;
    }
    await this.settle(answer, since);
  }

  private afterwards({ undoable }: Acted, { seat, since }: Open): Undo {
    const { steps, why } = this.undo.value;
    return undoable ? { seat, steps: [...steps, since], why } : { seat, steps: [], why: "seen" };
  }

  /** Forget the match in the engine; its record stays. */
  async close(): Promise<void> {
    this.turn += 1;
    this.stage.value = { at: "opening" };
    if (this.match && isReady.value) await door.closeMatch(this.match).catch(() => undefined);
  }
}
