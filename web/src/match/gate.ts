// The gate before a hand. It opens only on purpose: by a hold, or by two presses one after the other, each begun after
// its button was painted, by one finger or one key, while the page was visible all along. It does not know the hand
// behind it.
import { signal } from "@preact/signals";
import { together, watchAbsence } from "../device/listen";
import { isAttended, watchPresses } from "../device/press";

/** Milliseconds of holding until the gate opens. */
export const HOLD_MS = 450;

/** True once a gate was opened in the match on the screen. */
export const wasOpened = signal(false);

export class Gate {
  /** `held`: a hold is in progress; `asked`: the first of two presses was made. */
  readonly state = signal<"shut" | "held" | "asked">("shut");
  /** A hold has ended before the gate opened. */
  readonly tooShort = signal(false);
  /** Assistive software has clicked on the button to hold, and can't hold: the gate then opens by two presses. */
  readonly inSteps = signal(false);
  private timer = 0;

  /**
   * @param open called at every opening; after two presses the second button stays until its promise is settled
   * @param ended called at the end of every hold
   */
  constructor(
    private readonly open: () => void | Promise<void>,
    private readonly ended: () => void = () => undefined,
  ) {}

  /** Let `button` open the gate by a hold; returns a function that stops this. */
  openByHolding(button: HTMLElement): () => void {
    return watchPresses(button, {
      begun: () => this.beginHold(),
      ended: () => this.endHold(),
      helped: () => {
        this.inSteps.value = true;
      },
    });
  }

  /** Let a press on `button` be the first of two; returns a function that ends that. */
  askBy(button: HTMLElement): () => void {
    return watchPresses(button, {
      made: () => {
        this.state.value = "asked";
      },
    });
  }

  /** Let a press on `button`, which comes once the gate was asked for, be the second; returns a function that ends that. */
  openBy(button: HTMLElement): () => void {
    return together([watchPresses(button, { made: () => this.pass("asked") }), watchAbsence(() => this.shut())]);
  }

  private beginHold(): void {
    this.state.value = "held";
    this.timer = window.setTimeout(() => this.pass("held"), HOLD_MS);
  }

  private endHold(): void {
    if (this.state.value === "held") this.tooShort.value = true;
    this.shut();
    this.ended();
  }

  private shut(): void {
    clearTimeout(this.timer);
    this.state.value = "shut";
  }

  private async pass(from: "held" | "asked"): Promise<void> {
    const isMeant = this.state.value === from && isAttended();
    if (from === "held" || !isMeant) this.shut();
    if (!isMeant) return;
    wasOpened.value = true;
    await this.open();
    if (from === "asked") this.shut(); // not earlier: a screen reader would read the first button again
  }
}
