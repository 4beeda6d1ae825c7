// The position in a replay, and its view.
import { type Signal, signal } from "@preact/signals";
import type { Save } from "../door/door";
import { kept } from "../ui/left";
import { type Course, partBeside } from "./course";
import { type Eyes, type Frame, Frames } from "./frames";

/** Milliseconds per entry in autoplay. */
const ENTRY_MS = 1200;

export class Walk {
  readonly step: Signal<number> = kept("step", () => 0);
  readonly eyes: Signal<Eyes> = kept("eyes", () => "all");
  readonly isPlaying: Signal<boolean> = signal(false);
  readonly frames: Frames;
  private timer = 0;

  constructor(
    readonly course: Course,
    save: Save,
    onFault: (fault: unknown) => void,
  ) {
    this.frames = new Frames(save, onFault);
  }

  /** Fetch the frames to show: at first, and again with a new engine. */
  begin(): void {
    this.frames.want(this.step.value, this.eyes.value);
  }

  end(): void {
    this.pause();
    this.frames.close();
  }

  readonly go = (step: number): void => {
    this.step.value = Math.max(0, Math.min(step, this.course.length));
    this.begin();
  };

  /** Go to a step by hand, which stops autoplay. */
  readonly goTo = (step: number): void => {
    this.pause();
    this.go(step);
  };

  readonly by = (steps: number): void => this.goTo(this.step.value + steps);

  readonly byPart = (by: -1 | 1): void => this.goTo(partBeside(this.course, this.step.value, by));

  readonly look = (eyes: Eyes): void => {
    this.eyes.value = eyes;
    this.begin();
  };

  /** Play on from here, from the beginning where the end is reached; or stop. */
  readonly toggle = (): void => {
    if (this.isPlaying.value) this.pause();
    else {
      this.isPlaying.value = true;
      this.go(this.step.value === this.course.length ? 0 : this.step.value + 1);
    }
  };

  /** A frame is on the screen: in autoplay the next one follows after a while. */
  readonly drawn = (frame: Frame): void => {
    clearTimeout(this.timer);
    if (!this.isPlaying.value || frame.step !== this.step.value) return;
    if (frame.step === this.course.length) this.pause();
    else this.timer = window.setTimeout(() => this.go(this.step.value + 1), ENTRY_MS);
  };

  private pause(): void {
    clearTimeout(this.timer);
    this.isPlaying.value = false;
  }
}
