// The second tap of a double tap: any control that has just appeared at the place of the last press is shielded from
// presses for a moment, on a new screen as well as after sliding there. An earlier control is not, so that two cards
// tapped quickly, and a card tapped twice, are two taps. A key that stays down presses once. A control that disappears
// without a press leaves its place shielded: a finger may be on its way there.
import { afterPaint } from "./display";
import { listen, together } from "./listen";
import { clickBesideOthers, isPressKey, isWithin } from "./press";

/** Milliseconds of a shield, and of the time in which the second tap of a double tap comes. */
export const SHIELD_MS = 600;
/** Factor for controls with a high cost if not intended: impatient people tap again after a while. */
const WEIGHING = 2;
const WEIGHS = "[data-weighs]";
/** Pixels from the middle of a finger to where it may come down a second time. */
const REACH_PX = 48;
/** Pixels that an element may move and still count as unmoved. */
const STILL_PX = 24;

/** Pressable elements, except in a game against the clock, where players press new ones immediately. */
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
  /** The pressable elements around, with their boxes. */
  readonly known: WeakMap<Element, DOMRect>;
}

/** Shield new elements at the places of presses, in this document; returns a function that stops this. */
export function watchDoubleTaps(): () => void {
  let presses: Press[] = [];
  let callOff: (() => void) | null = null;
  let endSwallowing = (): void => undefined;
  const look = (): DOMRect[] => {
    callOff?.();
    callOff = null;
    const now = performance.now();
    const last = presses.at(-1);
    // results of the last press may come late; another one counts while two people may have pressed at once
    return presses.flatMap((press) => shieldNews(press, press === last ? SHIELD_MS : timeLeft(press, now)));
  };
  const onDown = (event: PointerEvent) => {
    endSwallowing();
    const { clientX, clientY } = event;
    if (callOff && look().some((box) => isWithin(box, [clientX, clientY]))) endSwallowing = swallow(event);
    else clickBesideOthers(event);
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

/** Returns whether a change may bring a pressable element: text changes count only on such elements. */
const isOfControls = ({ type, target }: MutationRecord): boolean =>
  type !== "characterData" || Boolean(target.parentElement?.closest(CONTROLS));

function pressOf({ clientX: x, clientY: y, timeStamp: at, target }: PointerEvent): Press {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  // twice as far, since elements there may move a little
  const known = new WeakMap(reachable(x, y, 2 * REACH_PX));
  return { x, y, at, control: control && new WeakRef(control), words: control ? wordsOf(control) : "", known };
}

/** A control's text; irrelevant for one that is chosen and unchosen, since it stays the same control. */
const wordsOf = (control: Element): string =>
  control.hasAttribute("aria-pressed") ? "" : (control.getAttribute("aria-label") ?? control.textContent ?? "");

/** The pressable elements within `reach` of a point, with their boxes. */
function reachable(x: number, y: number, reach: number): [Element, DOMRect][] {
  const found: [Element, DOMRect][] = [];
  for (const control of (topDialog() ?? document.body).querySelectorAll(CONTROLS)) {
    // first: measuring an undrawn element would force its drawing
    if (control.closest(`${OUT_OF_REACH}, ${RAPID}`)) continue;
    const box = control.getBoundingClientRect();
    if (isWithin(box, [x, y], reach)) found.push([control, box]);
  }
  return found;
}

/** The dialog over all that is open, if any: nothing outside it can be reached. */
const topDialog = (): Element | undefined => [...document.querySelectorAll("dialog[open]")].at(-1);

const timeLeft = ({ at }: Press, now: number): number => at + SHIELD_MS - now;

/** Shields new controls near a press for `ms` milliseconds, and remembers them; returns the shielded boxes. */
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

/** Returns whether a control is newer than the press, has another text since then, or has replaced the pressed one. */
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
 * Shield the place of a control that has disappeared without a press, so that a late press hits nothing else. Returns a
 * function that stops this.
 */
export const shieldPlace = (box: DOMRect): (() => void) => cover(box, SHIELD_MS);

/** Cover a box for a while with an element that receives every press and ignores it. */
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

/** Keeps a key that stays down from pressing repeatedly, even on the next focused element. */
function stopRepeat(event: KeyboardEvent): void {
  const { repeat, target } = event;
  if (!repeat || !isPressKey(event)) return;
  if (target instanceof Element && target.closest("a[href], button, summary")) event.preventDefault();
}
