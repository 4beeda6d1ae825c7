// Cards fly from their old places to their new ones: positions are read once before and once after a change, and only
// transforms and opacity are animated. All of it belongs to one seat's open table and ends with it.
import { motionPace } from "../device/settings";

/** Milliseconds of a flight, of a card that comes, and between two cards that are dealt, at the middle speed. */
const FLIGHT_MS = 240;
const COMING_MS = 200;
const DEAL_STEP_MS = 12;
/** Fast out, soft landing. */
const LANDING = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/** Pixels of difference that do not count as movement. */
const STILL_PX = 2;
const TURN_DEG = 3;
/** Named, since a compositor moves nothing whose end it would have to ask for. */
const AT_HOME: Keyframe = { transform: "none" };
/** Not quite zero: invisible elements are not drawn beforehand, and all movement would wait for them. */
const UNSEEN = 0.01;

/** The destination of played cards, and the place of the hand that they come from. */
const PLAYED = "[data-played]";
const HAND = "[data-place=hand]";

/** Places that show nothing beyond their edges. */
const CLIPPING = "[data-clips]";

interface Place {
  readonly element: HTMLElement;
  /** The visible part: the drawing, even dragged or lifted. */
  readonly face: Element;
  readonly seen: DOMRect;
  readonly home: DOMRect;
}

interface Places {
  readonly things: ReadonlyMap<string, Place>;
  /** The fixed part of a table: if it moves, as a page scrolls or news disappear from its head, everything moves. */
  readonly ground: DOMRect;
}

const thingsIn = (root: Element): NodeListOf<HTMLElement> => root.querySelectorAll<HTMLElement>("[data-fly]");

const OUT_OF_SIGHT = "dialog, [inert]";

/** The places of everything under `root` that has an identity, without `hidden` parts. */
function placesIn(root: HTMLElement, hidden = OUT_OF_SIGHT): Places {
  const things = new Map<string, Place>();
  for (const element of thingsIn(root)) {
    const key = element.dataset.fly ?? "";
    if (things.has(key) || element.closest(hidden)) continue;
    const face = element.querySelector("svg") ?? element;
    things.set(key, { element, face, seen: face.getBoundingClientRect(), home: element.getBoundingClientRect() });
  }
  return { things, ground: (root.querySelector("[data-ground]") ?? root).getBoundingClientRect() };
}

const inWindow = (box: DOMRect) => box.width > 0 && box.bottom > 0 && box.top < innerHeight;

const differ = (one: DOMRect, other: DOMRect) =>
  Math.abs(one.x - other.x) > STILL_PX || Math.abs(one.y - other.y) > STILL_PX;

/** A transform that lays a box of the size of `own`, in the window's corner, onto `box`. */
const onto = (box: DOMRect, own: DOMRect) =>
  `translate(${box.x}px, ${box.y}px) scale(${box.width / (own.width || 1)}, ${box.height / (own.height || 1)})`;

/** The destination on the table of a card of `pane` when that closes: its other self, or the place named around it. */
function goalOf(card: HTMLElement, pane: HTMLElement, table: Element): DOMRect | null {
  const name = card.closest<HTMLElement>("[data-leave]")?.dataset.leave;
  const self = [...table.querySelectorAll(`[data-fly="${card.dataset.fly}"]`)].find((other) => !pane.contains(other));
  const goal = self ?? (name === undefined ? null : table.querySelector(`[data-place="${name}"]`));
  const box = goal?.getBoundingClientRect();
  return box && inWindow(box) ? box : null;
}

/** Let a pane fade while its cards go to where they belong; resolves once it is gone, or a tap has ended that. */
export async function leave(pane: HTMLElement): Promise<void> {
  const table = pane.closest(".at-table") ?? pane;
  const cards = [...thingsIn(pane)];
  // everything is read before anything moves
  const ways = cards.map((card) => [card.getBoundingClientRect(), goalOf(card, pane, table)] as const);
  const timing = { duration: FLIGHT_MS * motionPace.value, easing: LANDING, fill: "forwards" as const };
  const fading = pane.animate([{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }], timing);
  ways.forEach(([from, to], at) => {
    if (!to) return;
    const x = to.x + to.width / 2 - from.x - from.width / 2;
    const y = to.y + to.height / 2 - from.y - from.height / 2;
    const end = `translate(${x}px, ${y}px) scale(${Math.min(1, to.height / from.height)})`;
    cards[at]?.animate([AT_HOME, { transform: end }], timing);
  });
  await fading.finished;
}

/** Resolves once nothing on `pane` moves any more, or a tap has ended that. */
export const atRest = (pane: HTMLElement) =>
  Promise.allSettled(pane.getAnimations({ subtree: true }).map(({ finished }) => finished));

export class Motion {
  private before: Places | null = null;
  private from = HAND;
  private readonly running = new Set<Animation>();

  /** `layer` has only the flying elements. */
  constructor(
    private readonly root: HTMLElement,
    private readonly layer: HTMLElement,
    private readonly allowed: () => boolean,
  ) {}

  /** Record all places, before a change of the table; of a hand that closes with it no place is kept. */
  remember(closes = false): void {
    const hidden = closes ? `${OUT_OF_SIGHT}, .hand` : OUT_OF_SIGHT;
    this.before = this.allowed() ? placesIn(this.root, hidden) : null;
  }

  /** Let everything fly from its recorded place to its present one; played cards, from that place. */
  move(from = HAND): void {
    this.from = from;
    const { before } = this;
    this.before = null;
    if (!before || !this.root.isConnected) return;
    this.land();
    const now = placesIn(this.root);
    const right = now.ground.x - before.ground.x;
    const down = now.ground.y - before.ground.y;
    const carried = (box: DOMRect) => new DOMRect(box.x + right, box.y + down, box.width, box.height);
    const was = new Map([...before.things].map(([key, { element }]) => [element, key]));
    for (const [key, place] of now.things) {
      const old = before.things.get(key);
      const there = old && { ...old, seen: carried(old.seen), home: carried(old.home) };
      this.moveThing(place, there, was.get(place.element));
    }
  }

  /** The hand is dealt in as the table opens: the same for every hand of that size. */
  deal(): void {
    if (!this.allowed()) return;
    this.root.querySelectorAll(".hand > li").forEach((card, at) => {
      this.run(
        card,
        [
          { opacity: UNSEEN, transform: "translateY(18px)" },
          { opacity: 1, ...AT_HOME },
        ],
        COMING_MS,
        at * DEAL_STEP_MS,
      );
    });
  }

  /** End every movement at once: each element appears in its place. */
  finish(): void {
    this.land();
    for (const animation of this.root.getAnimations({ subtree: true })) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  }

  /** End this object's movements. */
  private land(): void {
    for (const animation of this.running) animation.finish();
    this.running.clear();
    this.layer.replaceChildren();
  }

  private moveThing(place: Place, old: Place | undefined, oldKey: string | undefined): void {
    if (!inWindow(place.home)) return;
    if (old?.element === place.element) this.shift(place.element, old.home, place.home);
    else if (old) this.come(old.seen, place);
    // a hand that opens is dealt, and one that continues stays in place
    else if (place.element.closest(".hand")) return;
    else if (place.element.closest(PLAYED)) this.come(this.inHand(place.seen), place);
    // the same place shows another thing: it was turned over
    else if (oldKey !== undefined) this.run(place.element, [{ transform: `scaleX(${UNSEEN})` }, AT_HOME], COMING_MS);
    else this.come(null, place);
  }

  /** Elements without an earlier place fade in. */
  private come(from: DOMRect | null, to: Place): void {
    if (!from) this.run(to.element, [{ opacity: UNSEEN }, { opacity: 1 }], COMING_MS);
    else if (to.element.closest(CLIPPING)) this.flyOver(from, to);
    else this.fly(from, to);
  }

  private shift(element: HTMLElement, from: DOMRect, to: DOMRect): void {
    if (!differ(from, to)) return;
    this.run(element, [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, AT_HOME], FLIGHT_MS);
  }

  /** The card is drawn elsewhere now: its face comes from its old place. A drawing that grows needs a new layout. */
  private fly(from: DOMRect, { element, seen, home }: Place): void {
    const across = from.width / (seen.width || 1);
    const down = from.height / (seen.height || 1);
    const x = from.x - home.x - across * (seen.x - home.x);
    const y = from.y - home.y - down * (seen.y - home.y);
    const transformOrigin = "0 0";
    const start = { transform: `translate(${x}px, ${y}px) scale(${across}, ${down})`, transformOrigin };
    this.run(element, [start, { ...AT_HOME, transformOrigin }], FLIGHT_MS);
  }

  /** A box of that size in the middle of the hand's place, or of a seat's: played cards come from there. */
  private inHand({ width, height }: DOMRect): DOMRect | null {
    const hand = this.root.querySelector(this.from)?.getBoundingClientRect();
    return hand ? new DOMRect(hand.x + (hand.width - width) / 2, hand.y, width, height) : null;
  }

  /** Into a place that would cut it off: its picture flies over everything, and the card shows when that lands. */
  private flyOver(from: DOMRect, to: Place): void {
    const picture = this.picture(to.face, to.seen);
    const tilt = from.x < to.seen.x ? TURN_DEG : -TURN_DEG;
    const middle = { rotate: `${tilt}deg`, offset: 0.35 };
    const way = [{ transform: onto(from, to.seen), rotate: "0deg" }, middle];
    const flight = this.run(picture, [...way, { transform: onto(to.seen, to.seen), rotate: "0deg" }], FLIGHT_MS);
    this.run(to.element, [{ opacity: 0 }, { opacity: 0 }], FLIGHT_MS);
    flight.onfinish = () => picture.remove();
  }

  /** A copy of a drawing in the layer above the table, without names, of the given size. */
  private picture(face: Element, { width, height }: DOMRect): HTMLElement {
    const picture = document.createElement("div");
    picture.className = "flight";
    picture.style.width = `${width}px`;
    picture.style.height = `${height}px`;
    const copy = face.cloneNode(true) as HTMLElement;
    for (const part of [copy, ...copy.querySelectorAll<HTMLElement>("*")]) {
      for (const name of part.getAttributeNames()) if (/^(data-|id$|aria-label)/.test(name)) part.removeAttribute(name);
    }
    picture.append(copy);
    this.layer.append(picture);
    return picture;
  }

  private run(element: Element, frames: Keyframe[], duration: number, delay = 0): Animation {
    const timing = { duration: duration * motionPace.value, delay: delay * motionPace.value };
    const animation = element.animate(frames, { ...timing, easing: LANDING, fill: "backwards" });
    this.running.add(animation);
    animation.finished.then(
      () => this.running.delete(animation),
      () => this.running.delete(animation),
    );
    return animation;
  }
}
