// How a finished match looked after each of its entries, from one seat's eyes or with all hands open. Each frame is the
// engine's own view after a replay up to there. What is on the screen is fetched first; then all the others, the nearest
// first, so that the bar can be dragged at once.
import { type Signal, signal } from "@preact/signals";
import { lookInto } from "../door/client";
import type { BaseView, Save, Status } from "../door/door";
import { handOf } from "../table/view";
import { upTo } from "./course";

/** Whose: a seat's, or everybody's over all hands. */
export type Eyes = number | "all";

export interface Frame {
  readonly step: number;
  readonly eyes: Eyes;
  readonly status: Status;
  readonly view: BaseView;
  /** All hands, where all lie open. */
  readonly hands: readonly (readonly string[])[];
}

export async function frameAt(save: Save, step: number, eyes: Eyes): Promise<Frame> {
  const seats = eyes === "all" ? [null, ...save.seats.keys()] : [eyes];
  const { status, views } = await lookInto<BaseView>(upTo(save, step), seats);
  const [view, ...others] = views as [BaseView, ...BaseView[]];
  return { step, eyes, status, view, hands: others.map(handOf) };
}

export class Frames {
  /** The frame to be shown: that of the step wanted last, or until it has come, the one before. */
  readonly shown: Signal<Frame | null> = signal(null);
  /** The points that lay open after each step, as far as they are known. */
  readonly scores: Signal<ReadonlyMap<number, Status["scores"]>> = signal(new Map());
  private readonly known = new Map<number, Frame>();
  private wanted = 0;
  private eyes: Eyes = "all";
  private isBusy = false;
  private isClosed = false;

  constructor(
    private readonly save: Save,
    /** What to do where the engine gives no frame. */
    private readonly onFault: (fault: unknown) => void,
  ) {}

  /** Show that frame as soon as it is here, and fetch those around it; it goes on where a fault has ended that. */
  want(step: number, eyes: Eyes): void {
    if (eyes !== this.eyes) this.known.clear();
    this.wanted = step;
    this.eyes = eyes;
    this.show();
    void this.fill();
  }

  close(): void {
    this.isClosed = true;
  }

  private show(): void {
    const frame = this.known.get(this.wanted);
    if (frame) this.shown.value = frame;
  }

  /** The step to be fetched next: the one that is wanted, then the nearest; null once all are here. */
  private get missing(): number | null {
    const { wanted, known } = this;
    const { length } = this.save.log;
    for (let away = 0; away <= length; away += 1) {
      for (const step of [wanted + away, wanted - away]) {
        if (step >= 0 && step <= length && !known.has(step)) return step;
      }
    }
    return null;
  }

  private async fill(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      for (let step = this.missing; step !== null && !this.isClosed; step = this.missing) {
        this.keep(await frameAt(this.save, step, this.eyes));
      }
    } catch (fault) {
      if (!this.isClosed) this.onFault(fault);
    } finally {
      this.isBusy = false;
    }
  }

  private keep(frame: Frame): void {
    const { step, eyes, status } = frame;
    if (!this.scores.value.has(step)) this.scores.value = new Map(this.scores.value).set(step, status.scores);
    if (eyes !== this.eyes) return;
    this.known.set(step, frame);
    if (step === this.wanted) this.show();
  }
}
