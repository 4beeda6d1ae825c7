// The table on the screen: the open hand, and all movement. Everything of a hand ends with it.
import { Component, type ComponentChildren, createContext, createRef } from "preact";
import { isAnimated } from "../device/appearance";
import { afterPaint } from "../device/display";
import { listen } from "../device/listen";
import { forgetMessages } from "../i18n/i18n";
import { beside } from "./beside";
import { cancelWaiting } from "./confirm";
import type { Motion } from "./motion";
import "./motion.css";

/** The open hand, as a key for data kept in memory; empty if there is none. */
export const OwnHand = createContext("");

/** Called when a part becomes reachable again: the focus may have waited for it. */
export const Reachable = createContext((): void => undefined);

/** The place of a hand and its prompt. */
const TURN = ".turn";

/** Elements out of sight, or on their way there. */
const AWAY = "[inert], [aria-hidden=true]";

/** Take the focus out of a hand that is about to close: a focused element would cause one more layout. */
function leaveTurn(): void {
  const { activeElement: focused } = document;
  if (focused instanceof HTMLElement && focused.closest(TURN)) focused.blur();
}

/** Mutes a place's live region, since a screen reader reads its words with the focus; returns the way back. */
function muted(place: HTMLElement | null): () => void {
  const live = place?.getAttribute("aria-live");
  if (!place || !live) return () => undefined;
  place.setAttribute("aria-live", "off");
  return () => place.setAttribute("aria-live", live);
}

interface Props {
  /** The shown view; another one means that the table changed. */
  readonly view: unknown;
  readonly hand: string;
  /** A hand may be opened, which is dealt then. */
  readonly waiting?: boolean;
  /** The bot's seat that has just acted: its play comes from there. */
  readonly machine?: number | null;
  readonly children: ComponentChildren;
}

export class AtTable extends Component<Props> {
  private readonly root = createRef<HTMLDivElement>();
  private readonly layer = createRef<HTMLDivElement>();
  private motion: Motion | null = null;
  private stopMotion = (): void => undefined;
  private stop: (() => void) | null = null;
  private callOffFocus = (): void => undefined;

  override componentDidMount(): void {
    const { current: root } = this.root;
    const { current: layer } = this.layer;
    if (!root || !layer) return;
    this.stopMotion = beside.use(({ Motion }) => {
      this.motion = new Motion(root, layer, () => isAnimated.value);
      return this.endMotion;
    });
    if (this.props.hand) this.motion?.deal();
    this.keepFocus();
    // a tap may remove its target
    root.addEventListener("click", this.keepFocus, { capture: true });
    this.stop = listen(window, ["pointerdown", "keydown"], this.onTouch, { capture: true });
  }

  override componentWillUnmount(): void {
    this.stopMotion();
    this.forget();
    this.callOffFocus();
    this.stop?.();
  }

  override getSnapshotBeforeUpdate({ view, hand }: Readonly<Props>): null {
    // pending announcements belong to the hand that was open, and so does the focus in it
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

  private readonly endMotion = (): void => {
    this.motion?.finish();
    this.motion = null;
  };

  private forget(): void {
    cancelWaiting();
    forgetMessages();
  }

  /** Moves the focus after the paint, where that costs no separate layout. */
  private readonly keepFocus = (): void => {
    this.callOffFocus();
    const unmute = muted(this.placeForFocus());
    const callOff = afterPaint(() => {
      this.callOffFocus = () => undefined;
      unmute();
      this.focus(this.placeForFocus());
    });
    this.callOffFocus = () => {
      callOff();
      unmute();
    };
  };

  /** Returns the new place of a lost focus: the prompt, or the result; null if the focus is on an element. */
  private placeForFocus(): HTMLElement | null {
    const { current: root } = this.root;
    // a browser takes the focus out of inert parts only later
    const nowhere = document.activeElement === document.body;
    if (!root || (!nowhere && !document.activeElement?.closest(AWAY))) return null;
    const asked = root.querySelector<HTMLElement>(`[data-question]:not(:is(${AWAY}) *)`);
    // before a noren without a name there is nothing to do: its button takes the focus
    return asked ?? (nowhere && !root.querySelector(".noren") ? root.querySelector("main") : null);
  }

  private focus(place: HTMLElement | null): void {
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

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
