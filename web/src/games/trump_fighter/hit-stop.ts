// The hit-stop: in the moment in which a call is settled the table stands still as it was, and nothing but the verdict
// comes up on it. The cards that met it, the points and the new hands are many times as much to draw.
import { signal } from "@preact/signals";
import type { Picture } from "./context";
import type { AttackView } from "./shapes";

/** Milliseconds that it lasts. */
const STOP_MS = 300;

interface Stopped {
  /** What the table showed. */
  readonly picture: Picture;
  readonly attack: AttackView;
}

export class HitStop {
  readonly now = signal<Stopped | null>(null);
  private timer = 0;

  constructor(private readonly onEnd: () => void) {}

  /** Stand still for a while. */
  begin(stopped: Stopped): void {
    this.now.value = stopped;
    this.timer = window.setTimeout(() => this.end(), STOP_MS);
  }

  /** Go on, if it stands. */
  end(): void {
    clearTimeout(this.timer);
    if (this.now.value) this.onEnd();
    this.now.value = null;
  }
}
