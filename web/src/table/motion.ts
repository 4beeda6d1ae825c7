// Cards fly from where they lay to where they lie: positions are read once before and once after a change, and only
// transforms and opacity move. All of it belongs to one seat's open table and goes with it.

/** Milliseconds of a flight, of a card that comes, and between two cards that are dealt. */
const FLIGHT_MS = 240;
const COMING_MS = 200;
const DEAL_STEP_MS = 12;
/** Fast out, soft landing. */
const LANDING = "cubic-bezier(0.2, 0.8, 0.2, 1)";
/** Pixels of difference that are no movement. */
const STILL_PX = 2;
const TURN_DEG = 3;
/** Named, since a compositor moves nothing whose end it would have to ask for. */
const AT_HOME: Keyframe = { transform: "none" };

interface Place {
  readonly element: HTMLElement;
  /** What is seen of it: the drawing, wherever it was dragged or lifted to. */
  readonly face: Element;
  readonly seen: DOMRect;
  readonly home: DOMRect;
  /** The name of the place its cards go to when they leave. */
  readonly goal: string | null;
}

type Places = ReadonlyMap<string, Place>;

const thingsIn = (root: HTMLElement): NodeListOf<HTMLElement> => root.querySelectorAll<HTMLElement>("[data-fly]");

/** The places of everything under `root` that has an identity; what lies in a sheet over the table stays out. */
function placesIn(root: HTMLElement): Places {
  const places = new Map<string, Place>();
  for (const element of thingsIn(root)) {
    const key = element.dataset.fly ?? "";
    if (places.has(key) || element.closest("dialog")) continue;
    const face = element.querySelector("svg") ?? element;
    const goal = element.closest<HTMLElement>("[data-leave]")?.dataset.leave ?? null;
    places.set(key, { element, face, seen: face.getBoundingClientRect(), home: element.getBoundingClientRect(), goal });
  }
  return places;
}

const inWindow = (box: DOMRect) => box.width > 0 && box.bottom > 0 && box.top < innerHeight;

const differ = (one: DOMRect, other: DOMRect) =>
  Math.abs(one.x - other.x) > STILL_PX || Math.abs(one.y - other.y) > STILL_PX;

/** A transform that lays a box of `size` at its top left corner onto `box`. */
const onto = (box: DOMRect, size: DOMRect) =>
  `translate(${box.x}px, ${box.y}px) scale(${box.width / (size.width || 1)}, ${box.height / (size.height || 1)})`;

export class Motion {
  private before: Places | null = null;
  /** What there was, in its order. */
  private things: readonly string[] = [];
  private readonly running = new Set<Animation>();

  /** `layer` holds what flies and nothing else. */
  constructor(
    private readonly root: HTMLElement,
    private readonly layer: HTMLElement,
    private readonly allowed: () => boolean,
  ) {}

  /** Note where everything is, before a change of the table. */
  remember(): void {
    this.before = this.allowed() ? placesIn(this.root) : null;
    this.things = this.before ? this.named() : [];
  }

  /** Whether other things lie there than were noted, or in another order; that costs no layout. */
  changed(): boolean {
    const now = this.named();
    return now.length !== this.things.length || now.some((key, at) => key !== this.things[at]);
  }

  private named(): string[] {
    return [...thingsIn(this.root)].map(({ dataset }) => dataset.fly ?? "");
  }

  /** Let everything fly from where it was noted to where it is now. */
  move(): void {
    const { before } = this;
    this.before = null;
    if (!before || !this.root.isConnected) return;
    this.land();
    const now = placesIn(this.root);
    const was = new Map([...before].map(([key, { element }]) => [element, key]));
    const goals = this.goalsOf(before, now);
    for (const [key, place] of now) this.settle(place, before.get(key), was.get(place.element));
    for (const [place, goal] of goals) this.leave(place, goal);
  }

  /** The hand is dealt in as the table opens: the same for every hand of that size. */
  deal(): void {
    if (!this.allowed()) return;
    this.root.querySelectorAll(".hand > li").forEach((card, at) => {
      this.run(
        card,
        [
          { opacity: 0, transform: "translateY(18px)" },
          { opacity: 1, transform: "none" },
        ],
        COMING_MS,
        at * DEAL_STEP_MS,
      );
    });
  }

  /** End every movement at once, whatever began it: each thing stands where it belongs. */
  finish(): void {
    this.land();
    for (const animation of this.root.getAnimations({ subtree: true })) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  }

  /** End what this began. */
  private land(): void {
    for (const animation of this.running) animation.finish();
    this.running.clear();
    this.layer.replaceChildren();
  }

  /** Where cards go that are no longer there, read before anything moves. */
  private goalsOf(before: Places, now: Places): [Place, DOMRect][] {
    return [...before].flatMap(([key, place]): [Place, DOMRect][] => {
      if (now.has(key) || place.goal === null) return [];
      const goal = this.root.querySelector(`[data-place="${CSS.escape(place.goal)}"]`);
      return goal ? [[place, goal.getBoundingClientRect()]] : [];
    });
  }

  private settle(place: Place, old: Place | undefined, oldKey: string | undefined): void {
    if (!inWindow(place.home)) return;
    if (old?.element === place.element) this.shift(place.element, old.home, place.home);
    else if (old) this.fly(old, place);
    // the same place shows another thing: it was turned over
    else if (oldKey !== undefined) this.run(place.element, [{ transform: "scaleX(0)" }, AT_HOME], COMING_MS);
    else this.run(place.element, [{ opacity: 0 }, { opacity: 1 }], COMING_MS);
  }

  private shift(element: HTMLElement, from: DOMRect, to: DOMRect): void {
    if (!differ(from, to)) return;
    this.run(element, [{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, AT_HOME], FLIGHT_MS);
  }

  /** The card is drawn elsewhere now: its picture flies over everything, and the new one shows when it lands. */
  private fly(from: Place, to: Place): void {
    const picture = this.picture(to.face, to.seen);
    const tilt = from.seen.x < to.seen.x ? TURN_DEG : -TURN_DEG;
    const middle = { rotate: `${tilt}deg`, offset: 0.35 };
    const way = [{ transform: onto(from.seen, to.seen), rotate: "0deg" }, middle];
    const flight = this.run(picture, [...way, { transform: onto(to.seen, to.seen), rotate: "0deg" }], FLIGHT_MS);
    this.run(to.element, [{ opacity: 0 }, { opacity: 0 }], FLIGHT_MS);
    flight.onfinish = () => picture.remove();
  }

  /** The card has gone: its picture fades on the way to where it went. */
  private leave({ face, seen }: Place, goal: DOMRect): void {
    const picture = this.picture(face, seen);
    const x = goal.x + goal.width / 2 - seen.width / 2;
    const y = goal.y + goal.height / 2 - seen.height / 2;
    const end = { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0 };
    const flight = this.run(picture, [{ transform: onto(seen, seen), opacity: 1 }, end], FLIGHT_MS);
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
    const animation = element.animate(frames, { duration, delay, easing: LANDING, fill: "backwards" });
    this.running.add(animation);
    animation.finished.then(
      () => this.running.delete(animation),
      () => this.running.delete(animation),
    );
    return animation;
  }
}
