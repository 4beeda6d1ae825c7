// The second tap of a double tap: whatever has just come where the last press was is shielded from presses for a
// moment, a button of a new screen as well as one that slid there. What lay there before is not, so that two cards
// tapped quickly, and a card tapped twice, are two taps. A key that is held down presses once. And what goes by itself
// leaves its place shielded: a finger may be on its way there.
import { afterPaint } from "./display";
import { listen, together } from "./listen";
import { isPressKey, isWithin } from "./press";

/** Milliseconds for which what has come is shielded, and in which the second tap of a double tap comes. */
export const SHIELD_MS = 600;
/** How many times as long for what costs much where it was not meant: whoever hurries others taps again after a while. */
const WEIGHING = 2;
const WEIGHS = "[data-weighs]";
/** Pixels from the middle of a finger to where it may come down a second time. */
const REACH_PX = 48;
/** Pixels that something may move and still lie where it lay. */
const STILL_PX = 24;

/** What can be pressed, but in a game against the clock, where what comes is to be pressed at once. */
const CONTROLS = "a[href], button, input, select, textarea, label, summary";
const RAPID = "[data-rapid]";
const OUT_OF_REACH = "[inert], [aria-hidden=true]";
const WATCHED: MutationObserverInit = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ["inert", "aria-hidden", "aria-label", "open", "hidden"],
};

interface Press {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  /** Weakly, as all that is known: a last press must not keep the screen that it was on. */
  readonly control: WeakRef<Element> | null;
  words: string;
  /** What could be pressed around, and where it lay. */
  readonly known: WeakMap<Element, DOMRect>;
}

/** Shield what comes where presses were, in this document; returns a function that ends that. */
export function watchDoubleTaps(): () => void {
  let presses: Press[] = [];
  let callOff: (() => void) | null = null;
  let endSwallowing = (): void => undefined;
  const look = (): DOMRect[] => {
    callOff?.();
    callOff = null;
    const now = performance.now();
    const last = presses.at(-1);
    // what the last press brings may come late; another one counts as long as two people may have pressed at once
    return presses.flatMap((press) => shieldNews(press, press === last ? SHIELD_MS : timeLeft(press, now)));
  };
  const onDown = (event: PointerEvent) => {
    endSwallowing();
    const { clientX, clientY } = event;
    if (callOff && look().some((box) => isWithin(box, [clientX, clientY]))) endSwallowing = swallow(event);
    presses = [...presses.filter((press) => timeLeft(press, event.timeStamp) > 0), pressOf(event)];
  };
  // measured after the paint, where it costs no layout; a press before that has it measured at once
  const observer = new MutationObserver((changes) => {
    if (changes.some(isOfControls)) callOff ??= afterPaint(look);
  });
  observer.observe(document.body, WATCHED);
  return together([
    listen(window, ["pointerdown"], onDown, { capture: true, passive: true }),
    listen(window, ["keydown"], stopRepeat, { capture: true }),
    () => observer.disconnect(),
    () => callOff?.(),
    () => endSwallowing(),
  ]);
}

/** Keeps a press that began on a shielded place from doing anything; returns a function that ends that. */
function swallow(down: PointerEvent): () => void {
  down.stopImmediatePropagation();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  return listen(window, ["click"], stop, { capture: true, once: true });
}

/** Whether a change may bring something to press: of texts only those on it do. */
const isOfControls = ({ type, target }: MutationRecord): boolean =>
  type !== "characterData" || Boolean(target.parentElement?.closest(CONTROLS));

function pressOf({ clientX: x, clientY: y, timeStamp: at, target }: PointerEvent): Press {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  // twice as far, since what lies there may move a little
  const known = new WeakMap(reachable(x, y, 2 * REACH_PX));
  return { x, y, at, control: control && new WeakRef(control), words: control ? wordsOf(control) : "", known };
}

/** What a control says; of one that is chosen and unchosen that is no matter, since it stays the same thing. */
const wordsOf = (control: Element): string =>
  control.hasAttribute("aria-pressed") ? "" : (control.getAttribute("aria-label") ?? control.textContent ?? "");

/** What can be pressed no farther than `reach` from a point, and where it lies. */
function reachable(x: number, y: number, reach: number): [Element, DOMRect][] {
  const found: [Element, DOMRect][] = [];
  for (const control of (topDialog() ?? document.body).querySelectorAll(CONTROLS)) {
    // first of all: to measure what is not even drawn would have it drawn
    if (control.closest(`${OUT_OF_REACH}, ${RAPID}`)) continue;
    const box = control.getBoundingClientRect();
    if (isWithin(box, [x, y], reach)) found.push([control, box]);
  }
  return found;
}

/** The dialog over all that is open, if any: nothing outside it can be reached. */
const topDialog = (): Element | undefined => [...document.querySelectorAll("dialog[open]")].at(-1);

const timeLeft = ({ at }: Press, now: number): number => at + SHIELD_MS - now;

/** Shields new controls near a press for so many milliseconds, and knows them from now on; returns the shielded boxes. */
function shieldNews(press: Press, ms: number): DOMRect[] {
  const { x, y, known } = press;
  const isGone = hasLeft(press);
  const shielded: DOMRect[] = [];
  for (const [control, box] of reachable(x, y, REACH_PX)) {
    if (!isNew(press, control, box, isGone)) continue;
    known.set(control, box);
    if (control === press.control?.deref()) press.words = wordsOf(control);
    if (ms > 0) shielded.push(shield(box, x, y, control.matches(WEIGHS) ? WEIGHING * ms : ms));
  }
  return shielded;
}

function hasLeft({ control, x, y }: Press): boolean {
  const pressed = control?.deref();
  return control !== null && !(pressed?.isConnected && isWithin(pressed.getBoundingClientRect(), [x, y], STILL_PX));
}

/** Whether a control was not there when the press began, says something else since, or has taken the pressed one's place. */
function isNew({ control: pressed, words, known }: Press, control: Element, box: DOMRect, isGone: boolean): boolean {
  const before = known.get(control);
  if (!before) return true;
  if (control === pressed?.deref()) return wordsOf(control) !== words;
  return isGone && Math.hypot(box.x - before.x, box.y - before.y) > STILL_PX;
}

/** Shields as much of a box as a finger reaches; returns that. */
function shield(box: DOMRect, x: number, y: number, ms: number): DOMRect {
  const left = Math.max(box.left, x - REACH_PX);
  const top = Math.max(box.top, y - REACH_PX);
  const width = Math.min(box.right, x + REACH_PX) - left;
  const part = new DOMRect(left, top, width, Math.min(box.bottom, y + REACH_PX) - top);
  cover(part, ms);
  return part;
}

/**
 * Shield where something lay that has gone by itself: whoever was about to press it presses nothing that came there.
 * Returns a function that ends that.
 */
export const shieldPlace = (box: DOMRect): (() => void) => cover(box, SHIELD_MS);

/** Lay something over a box for a while that hears every press and does nothing. */
function cover({ left, top, width, height }: DOMRect, ms: number): () => void {
  const over = document.createElement("div");
  over.dataset.shield = "";
  over.ariaHidden = "true";
  Object.assign(over.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  // a press takes no focus away
  over.addEventListener("mousedown", (event) => event.preventDefault());
  (topDialog() ?? document.documentElement).append(over);
  setTimeout(() => over.remove(), ms);
  return () => over.remove();
}

/** A key that is held down does not press again and again, nor what has the focus by then. */
function stopRepeat(event: KeyboardEvent): void {
  const { repeat, target } = event;
  if (!repeat || !isPressKey(event)) return;
  if (target instanceof Element && target.closest("a[href], button, summary")) event.preventDefault();
}
