// The state of a finished match after each of its entries, in one seat's view or with all hands open. The visible frame
// is fetched first; then all the others in a few parts, the one with the wanted frame first, so that the bar can be
// dragged.
import { type Signal, signal } from "@preact/signals";
import { views } from "../door/client";
import type { BaseView, Save } from "../door/door";
import { slicesOf, upTo } from "./course";

/** The viewer: a seat, or everyone with all hands. */
export type Eyes = number | "all";

type Scores = BaseView["scores"];

export interface Frame {
  readonly step: number;
  readonly eyes: Eyes;
  readonly view: BaseView;
  /** All hands, if all are open. */
  readonly hands: readonly (readonly string[])[];
}

async function framesAt(save: Save, steps: readonly number[], eyes: Eyes): Promise<Frame[]> {
  const isAll = eyes === "all";
  const seen = await views<BaseView>(upTo(save, steps.at(-1) ?? 0), [isAll ? null : eyes], steps, isAll);
  return seen.views.flatMap(([view], at) => {
    const step = steps[at];
    return view && step !== undefined ? [{ step, eyes, view, hands: seen.hands[at] ?? [] }] : [];
  });
}

export class Frames {
  /** The frame to be shown: that of the step wanted last, or until it has come, the one before. */
  readonly shown: Signal<Frame | null> = signal(null);
  /** The open points after each step, as far as they are known. */
  readonly scores: Signal<ReadonlyMap<number, Scores>> = signal(new Map());
  private readonly known = new Map<number, Frame>();
  private readonly parts: readonly (readonly number[])[];
  private wanted = 0;
  private eyes: Eyes = "all";
  private isBusy = false;
  private isClosed = false;

  constructor(
    private readonly save: Save,
    private readonly onFault: (fault: unknown) => void,
  ) {
    this.parts = slicesOf([...Array(save.log.length + 1).keys()]);
  }

  /** Show that frame as soon as it is here, and fetch all others; it continues after a fault. */
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

  /** The steps to be fetched next: the one that is wanted, then its part, then the others; none once all are here. */
  private get missing(): readonly number[] {
    const { wanted, known, parts } = this;
    if (!known.size) return [wanted];
    const nearest = parts.filter((steps) => steps.includes(wanted));
    const rest = [...nearest, ...parts].map((steps) => steps.filter((step) => !known.has(step)));
    return rest.find((steps) => steps.length) ?? [];
  }

  private async fill(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      for (let steps = this.missing; steps.length && !this.isClosed; steps = this.missing) {
        this.keep(await framesAt(this.save, steps, this.eyes));
      }
    } catch (fault) {
      if (!this.isClosed) this.onFault(fault);
    } finally {
      this.isBusy = false;
    }
  }

  private keep(frames: readonly Frame[]): void {
    this.scores.value = new Map([
      ...this.scores.value,
      ...frames.map(({ step, view }): [number, Scores] => [step, view.scores]),
    ]);
    for (const frame of frames) if (frame.eyes === this.eyes) this.known.set(frame.step, frame);
    this.show();
  }
}
