// Work for the engine that thinks. A cancelled work leaves nothing; a missing answer leaves the reason.
import { type Signal, signal } from "@preact/signals";
import { DoorError } from "../door/client";
import { Epoch } from "../door/epoch";
import { thinker } from "../door/thinker";
import { EngineFault, ThinkingFault } from "../engine/faults";

/** States of all such work; `code` is the reason for a missing answer. */
type Common = { readonly at: "none" } | { readonly at: "silent"; readonly code: string };

export abstract class Weighing<State extends { readonly at: string }> {
  readonly state: Signal<State | Common>;
  /** Lasts from a beginning until it is cancelled or ended: later answers have no effect. */
  private readonly epoch = new Epoch();

  constructor(first: State | Common = { at: "none" }) {
    this.state = signal(first);
  }

  /** Does the work; an aborted `epoch` ends it. */
  protected abstract work(epoch: AbortSignal): Promise<void>;

  readonly begin = async (): Promise<void> => {
    const epoch = this.epoch.next();
    try {
      await this.work(epoch);
    } catch (fault) {
      if (!(fault instanceof ThinkingFault || fault instanceof DoorError || fault instanceof EngineFault)) throw fault;
      if (!epoch.aborted) this.state.value = { at: "silent", code: fault.code };
    } finally {
      if (!epoch.aborted) thinker.rest();
    }
  };

  /** Ends the work at any stage, and gives back the memory of the engine that thinks. */
  readonly cancel = (): void => {
    if (this.state.value.at !== "working") return;
    this.epoch.next();
    this.state.value = { at: "none" };
    thinker.rest();
  };
}
