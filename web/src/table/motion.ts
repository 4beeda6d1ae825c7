// Cards fly from their old places to their new ones: positions are read once before and once after a change, and only
// transforms and opacity are animated. All of it belongs to one seat's open table and ends with it.
import { motionPace } from "../device/settings";

/** Milliseconds of a flight, of a card's appearance, and between two dealt cards, at the middle speed. */
export const FLIGHT_MS = 240;
const COMING_MS = 200;
const DEAL_STEP_MS = 12;
/** Milliseconds of three movements: things appear or meet, stay in view, and fly to their owner. */
export const THREE_MS = 3 * FLIGHT_MS;
/** Fast out, soft landing. */
export const LANDING = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/** Largest difference in pixels that does not count as movement. */
const STILL_PX = 2;
const TURN_DEG = 3;
/** Most backs drawn in a fan, and the turn between two of them. */
const MOST_FANNED = 5;
const FAN_DEG = 9;
/** The end of a movement, stated explicitly: a compositor can't animate to an end that it would have to look up. */
export const AT_HOME: Keyframe = { transform: "none" };
/** Almost zero: an invisible element is not drawn beforehand, and all movements wait when it appears. */
export const UNSEEN = 0.01;

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
  /** Values of `data-joins` of all places. */
  readonly joins: ReadonlySet<string | undefined>;
  readonly things: ReadonlyMap<string, Place>;
  /** The fixed part of a table: if it moves, as a page scrolls or news disappear from its head, everything moves. */
  readonly ground: DOMRect;
}

export const thingsIn = (root: Element): NodeListOf<HTMLElement> => root.querySelectorAll<HTMLElement>("[data-fly]");

/** Places where two things are joined. */
const JOINS = "[data-joins]";

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
  const joins = new Set([...root.querySelectorAll<HTMLElement>(JOINS)].map(({ dataset }) => dataset.joins));
  return { things, joins, ground: (root.querySelector("[data-ground]") ?? root).getBoundingClientRect() };
}

export const inWindow = (box: DOMRect) => box.width > 0 && box.bottom > 0 && box.top < innerHeight;

const differ = (one: DOMRect, other: DOMRect) =>
  Math.abs(one.x - other.x) > STILL_PX || Math.abs(one.y - other.y) > STILL_PX;

/** A transform that lays a box of the size of `own`, in the window's corner, onto `box`. */
const onto = (box: DOMRect, own: DOMRect) =>
  `translate(${box.x}px, ${box.y}px) scale(${box.width / (own.width || 1)}, ${box.height / (own.height || 1)})`;

/** Returns the way from the middle of one box to the middle of another. */
export const between = (from: DOMRect, to: DOMRect) => ({
  x: to.x + to.width / 2 - from.x - from.width / 2,
  y: to.y + to.height / 2 - from.y - from.height / 2,
});

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

  /** Record all places before a change of the table, except those in a hand that closes with it. */
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
    const joined = this.join(before, now, carried);
    const was = new Map([...before.things].map(([key, { element }]) => [element, key]));
    for (const [key, place] of now.things) {
      if (joined.has(key)) continue;
      const old = before.things.get(key);
      const there = old && { ...old, seen: carried(old.seen), home: carried(old.home) };
      this.moveThing(place, there, was.get(place.element));
    }
  }

  /**
   * Deals the hand in as the table opens, alike for every hand of that size. Cards come from above: below the window
   * they would lengthen the page.
   */
  deal(): void {
    if (!this.allowed()) return;
    this.root.querySelectorAll(".hand > li").forEach((card, at) => {
      this.run(
        card,
        [
          { opacity: UNSEEN, transform: "translateY(-18px)" },
          { opacity: 1, ...AT_HOME },
        ],
        COMING_MS,
        at * DEAL_STEP_MS,
      );
    });
  }

  /** End every movement immediately: each element appears in its place. */
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
    else if (place.element.dataset.from !== undefined) this.draw(place, place.element.dataset.from);
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

  /** Cards joined at a place meet side by side, glow, and fly to it or to their own new places; returns their names. */
  private join({ things, joins }: Places, now: Places, carried: (box: DOMRect) => DOMRect): ReadonlySet<string> {
    const joined = new Set<string>();
    for (const place of this.root.querySelectorAll<HTMLElement>(JOINS)) {
      if (joins.has(place.dataset.joins)) continue;
      const goal = place.getBoundingClientRect();
      const keys = (place.dataset.joins ?? "").split(" ");
      const found = keys.flatMap((key) => things.get(key) ?? []);
      const [first, second] = found.map(({ seen }) => carried(seen));
      if (!first || !second || !inWindow(goal)) continue;
      for (const key of keys) joined.add(key);
      const { x, y } = between(first, second);
      const met = new DOMRect(first.x + x / 2, first.y + y / 2, first.width, first.height);
      const light = new DOMRect(
        met.x - met.width,
        met.y + met.height / 2 - 1.5 * met.width,
        3 * met.width,
        3 * met.width,
      );
      const glow = this.picture(document.createElement("i"), light);
      glow.classList.add("flight-glow");
      this.pass(glow, null, light, goal);
      found.forEach(({ face }, side) => {
        const half = new DOMRect(met.x + (side - 0.5) * met.width, met.y, met.width, met.height);
        const own = now.things.get(keys[side] ?? "");
        const lies = own && inWindow(own.home) ? own : null;
        this.pass(this.picture(face, half), side ? second : first, half, lies?.seen ?? goal, 0, lies !== null);
        if (lies) this.run(lies.element, [{ opacity: 0 }, { opacity: 0 }], THREE_MS);
      });
    }
    return joined;
  }

  /** Backs open as a fan at the seat that loses a card; the middle one, whichever card was taken, flies over. */
  private draw({ element, face, seen, home }: Place, from: string): void {
    const seat = this.root.querySelector(`[data-place="${from}"]`)?.getBoundingClientRect();
    if (!seat || !inWindow(seat)) return;
    const { width, height } = seen;
    const count = Math.min(Number(element.dataset.fan), MOST_FANNED);
    for (let card = 0; card < count; card++) {
      const turn = card - Math.floor(count / 2);
      const x = seat.x + (seat.width - width) / 2 + turn * width * 0.4;
      const at = new DOMRect(x, seat.y + (seat.height - height) / 2 + Math.abs(turn) * 3, width, height);
      const picture = this.picture(face, at);
      this.pass(picture, null, at, turn ? at : home, turn * FAN_DEG);
    }
  }

  /** A picture flies from `from` to `at`, or appears there, stays a moment, then shrinks into `to` or lands on it. */
  private pass(picture: HTMLElement, from: DOMRect | null, at: DOMRect, to: DOMRect, turn = 0, lands = false): void {
    const { x, y } = between(at, to);
    const there = { opacity: 1, transform: onto(at, at), rotate: `${turn}deg`, easing: LANDING };
    const start = from ? { ...there, transform: onto(from, at), rotate: "0deg" } : { ...there, opacity: UNSEEN };
    const gone = `${onto(new DOMRect(at.x + x, at.y + y, at.width, at.height), at)} scale(0.5)`;
    const end = lands ? { ...there, transform: onto(to, at) } : { opacity: UNSEEN, transform: gone };
    const frames = [start, { ...there, offset: 0.35 }, { ...there, offset: 0.65 }, end];
    this.run(picture, frames, THREE_MS, 0, "linear").onfinish = () => picture.remove();
  }

  /** A box of that size in the middle of the hand's place, or of a seat's: what was played comes from there, wherever it lay. */
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

  private run(element: Element, frames: Keyframe[], duration: number, delay = 0, easing = LANDING): Animation {
    const timing = { duration: duration * motionPace.value, delay: delay * motionPace.value };
    const animation = element.animate(frames, { ...timing, easing, fill: "backwards" });
    this.running.add(animation);
    animation.finished.then(
      () => this.running.delete(animation),
      () => this.running.delete(animation),
    );
    return animation;
  }
}
