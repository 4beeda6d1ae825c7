// The table on the screen: whose hand lies open, and the movement of everything. What belongs to a hand ends with that.
import { Component, type ComponentChildren, createContext, createRef } from "preact";
import { isAnimated } from "../device/appearance";
import { afterPaint } from "../device/display";
import { listen } from "../device/listen";
import { forgetMessages } from "../i18n/i18n";
import { cancelWaiting } from "./confirm";
import { Motion } from "./motion";
import "./motion.css";

/** Which hand lies open, as a name for what is kept about it in memory; empty where none does. */
export const OwnHand = createContext("");

/** To be called once something can be reached that could not be: the focus may have waited for that. */
export const Reachable = createContext((): void => undefined);

/** Where a hand and what is asked of it are. */
const TURN = ".turn";

/** What is out of sight, or on its way there. */
const AWAY = "[inert], [aria-hidden=true]";

/** Take the focus out of a hand that is about to go: whatever had it would be laid out once more in going. */
function leaveTurn(): void {
  const { activeElement: focused } = document;
  if (focused instanceof HTMLElement && focused.closest(TURN)) focused.blur();
}

interface Props {
  /** What is shown; another one means that the table changed. */
  readonly view: unknown;
  readonly hand: string;
  /** A hand may be opened, which is dealt then. */
  readonly waiting?: boolean;
  /** The machine's seat that has just acted: what it played comes from there. */
  readonly machine?: number | null;
  readonly children: ComponentChildren;
}

export class AtTable extends Component<Props> {
  private readonly root = createRef<HTMLDivElement>();
  private readonly layer = createRef<HTMLDivElement>();
  private motion: Motion | null = null;
  private stop: (() => void) | null = null;
  private callOffFocus = (): void => undefined;

  override componentDidMount(): void {
    const { current: root } = this.root;
    const { current: layer } = this.layer;
    if (!root || !layer) return;
    this.motion = new Motion(root, layer, () => isAnimated.value);
    if (this.props.hand) this.motion.deal();
    this.keepFocus();
    // a tap may take away what it touched
    root.addEventListener("click", this.keepFocus, { capture: true });
    this.stop = listen(window, ["pointerdown", "keydown"], this.onTouch, { capture: true });
  }

  override componentWillUnmount(): void {
    this.motion?.finish();
    this.motion = null;
    this.forget();
    this.callOffFocus();
    this.stop?.();
  }

  override getSnapshotBeforeUpdate({ view, hand }: Readonly<Props>): null {
    // what is still on its way belongs to the hand that was open, and so does the focus in it
    const closes = hand !== this.props.hand;
    if (closes) {
      this.motion?.finish();
      leaveTurn();
    }
    if (view !== this.props.view) this.motion?.remember(closes);
    return null;
  }

  override componentDidUpdate({ view, hand, waiting }: Readonly<Props>): void {
    if (hand !== this.props.hand) this.forget();
    if (view === this.props.view) return;
    this.keepFocus();
    const { machine = null } = this.props;
    this.motion?.move(machine === null ? undefined : `[data-place=seat-${machine}]`);
    if (waiting && this.props.hand) this.motion?.deal();
  }

  private forget(): void {
    cancelWaiting();
    forgetMessages();
  }

  /** Moves the focus after the paint, where that costs no layout of its own. */
  private readonly keepFocus = (): void => {
    this.callOffFocus();
    this.callOffFocus = afterPaint(this.refocus);
  };

  /** What had the focus may be gone: those who play by keys continue at what they are asked, or read the result. */
  private readonly refocus = (): void => {
    const { current: root } = this.root;
    // a browser takes the focus out of what is inert only later
    const nowhere = document.activeElement === document.body;
    if (!nowhere && !document.activeElement?.closest(AWAY)) return;
    const asked = root?.querySelector<HTMLElement>(`[data-question]:not(:is(${AWAY}) *)`);
    // before a noren that names nobody yet there is nothing to do: its button takes the focus
    const place = asked ?? (nowhere && !root?.querySelector(".noren") ? root?.querySelector("main") : null);
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };

  private readonly onTouch = (): void => this.motion?.finish();

  override render({ hand, children }: Props) {
    return (
      <OwnHand.Provider value={hand}>
        <div ref={this.root} class="at-table">
          <Reachable.Provider value={this.keepFocus}>{children}</Reachable.Provider>
          <div ref={this.layer} class="flights" aria-hidden="true" />
        </div>
      </OwnHand.Provider>
    );
  }
}
