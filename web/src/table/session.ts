// A match at the table: who has the device, what that seat sees, and what happens when it acts.
// The curtain comes first: whenever the device changes hands or leaves sight, everything seen is dropped.
import { signal } from "@preact/signals";
import type { Action } from "../app/engine";
import * as door from "../app/engine";
import { EngineFault } from "../engine/client";
import type { Acted, BaseView, RefusalShape, Status } from "../engine/door";
import * as records from "../saves/records";

export type Stage =
  | { at: "opening" }
  /** Opaque: `seat` is to take the device. */
  | { at: "curtain"; seat: number }
  /** `seat` has the device; it last saw the table after `since` log entries. */
  | { at: "open"; seat: number; view: BaseView; legal: readonly Action[]; since: number }
  /** The match has ended; the view is what everybody may see. */
  | { at: "over"; view: BaseView; status: Status; since: number }
  | { at: "unreadable"; reason: string };

export class Session {
  readonly stage = signal<Stage>({ at: "opening" });
  /** Why the last try was refused, until the next one. */
  readonly refusal = signal<RefusalShape | null>(null);
  /** True while an action is on its way: a second tap must not act twice. */
  readonly busy = signal(false);
  private match = "";
  /** Counts the curtains, so that an answer that arrives behind a newer one is dropped. */
  private turn = 0;

  constructor(readonly id: string) {}

  /** Load the match into the engine and draw the curtain before whoever is to act. */
  async open(): Promise<void> {
    this.turn += 1;
    this.stage.value = { at: "opening" };
    this.busy.value = false;
    const save = records.saveOf(this.id);
    if (!save) {
      this.stage.value = { at: "unreadable", reason: "missing" };
      return;
    }
    try {
      const status = await door.loadMatch(save);
      this.match = status.match;
      await this.settle(status, status.log_length);
    } catch (fault) {
      if (!(fault instanceof door.DoorError)) return this.ignoreEngineFault(fault);
      this.stage.value = { at: "unreadable", reason: `${fault.code}: ${fault.message}` };
    }
  }

  /** A dead engine shows itself on its own screen; the match is opened again when it is back. */
  private ignoreEngineFault(fault: unknown): void {
    if (!(fault instanceof EngineFault)) throw fault;
  }

  private async settle(status: Status, since: number): Promise<void> {
    this.turn += 1;
    const [seat] = status.to_act;
    if (seat !== undefined) {
      this.stage.value = { at: "curtain", seat };
      return;
    }
    const { view } = await door.look<BaseView>(this.match, null);
    this.stage.value = { at: "over", view, status, since };
  }

  /** The seat named by the curtain has opened it. */
  async reveal(): Promise<void> {
    const stage = this.stage.value;
    if (stage.at === "curtain") await this.show(stage.seat, records.seenBy(this.id, stage.seat));
  }

  private async show(seat: number, since: number): Promise<void> {
    this.turn += 1;
    const turn = this.turn;
    try {
      const { view, legal } = await door.look<BaseView>(this.match, seat);
      if (turn === this.turn) this.stage.value = { at: "open", seat, view, legal, since };
    } catch (fault) {
      this.ignoreEngineFault(fault);
    }
  }

  /** Draw the curtain again: the page is hidden, has lost the focus, or the seat asks for it. */
  conceal(): void {
    this.turn += 1;
    const stage = this.stage.value;
    this.refusal.value = null;
    if (stage.at === "open") this.stage.value = { at: "curtain", seat: stage.seat };
  }

  /** Ask why an action is not legal, and show it. */
  async explain(action: Action): Promise<void> {
    try {
      const answer = await door.check(this.match, action);
      if (this.stage.value.at === "open") this.refusal.value = answer.ok ? null : answer.refusal;
    } catch (fault) {
      this.ignoreEngineFault(fault);
    }
  }

  /** Carry an action out: stored first, then the curtain, then everything else. */
  async act(action: Action): Promise<void> {
    const stage = this.stage.value;
    if (stage.at !== "open" || this.busy.value) return;
    this.busy.value = true;
    this.refusal.value = null;
    try {
      const answer = await door.act(this.match, action);
      if (!answer.ok) this.refusal.value = answer.refusal;
      else await this.commit(answer, stage.seat);
    } catch (fault) {
      this.ignoreEngineFault(fault);
    } finally {
      this.busy.value = false;
    }
  }

  private async commit(answer: Acted, seat: number): Promise<void> {
    const seen = answer.log_length - 1;
    records.append(this.id, answer.entry, answer, seat, seen);
    const stays = answer.to_act[0] === seat && this.stage.value.at === "open";
    if (stays) await this.show(seat, seen);
    else await this.settle(answer, seen);
  }

  /** Forget the match in the engine; its record stays. */
  async close(): Promise<void> {
    this.turn += 1;
    this.stage.value = { at: "opening" };
    if (this.match && door.isReady.value) await door.closeMatch(this.match).catch(() => undefined);
  }
}
