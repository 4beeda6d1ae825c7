import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Chance } from "../../../../testing/chance";
import { pointer } from "../../../../testing/screen";
import { MOST_DRAG_MS, PointerDrags, SLACK_PX, shift } from "./pointers";

const EVENTS = 4000;
const CARDS = [
  ["S3", "H9", "C4", "D4"],
  ["S5", "H5", "D2", "HK"],
] as const;

const tap = vi.fn();
const lay = vi.fn();
/** The spot at a point: above that there is one, named by x. */
const FIELD_PX = 300;
const spotAt = vi.fn((_: number, x: number, y: number) => (y < FIELD_PX ? x : null));
let table: HTMLElement;
let stop: () => void;
let drags: PointerDrags;
let may: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  may = true;
  document.body.innerHTML = `<main>
    <section data-half="0">${CARDS[0].map((card) => `<b data-hand-card="${card}"><i></i></b>`).join("")}</section>
    <section data-half="1" class="turned">${CARDS[1].map((card) => `<b data-hand-card="${card}"></b>`).join("")}</section>
  </main>`;
  table = document.querySelector("main") ?? expect.fail();
  table.setPointerCapture = vi.fn();
  drags = new PointerDrags(table, { mayDrag: () => may, tap, lay, spotAt });
  stop = drags.listen();
});

afterEach(() => {
  stop();
});

const cardOf = (name: string) => document.querySelector<HTMLElement>(`[data-hand-card="${name}"]`) ?? expect.fail(name);
const dragged = () =>
  [...document.querySelectorAll<HTMLElement>("[data-dragged]")].map((card) => card.dataset.handCard);
const on = (name: string, type: string, x: number, y: number, more: PointerEventInit = {}) =>
  cardOf(name).dispatchEvent(pointer(type, x, y, { pointerId: 1, button: 0, ...more }));

describe("a finger on a card of the hand", () => {
  test("lays it on the spot over which it is released", () => {
    on("S3", "pointerdown", 100, 500);
    on("S3", "pointermove", 110, 480);
    expect(cardOf("S3").style.translate).toBe("10px -20px");
    expect(cardOf("S3").dataset.dragged).toBe("");
    on("S3", "pointerup", 120, 200);
    expect(lay).toHaveBeenCalledExactlyOnceWith(0, "S3", 120, expect.any(Number));
    expect([cardOf("S3").style.translate, cardOf("S3").dataset.dragged, tap.mock.calls.length]).toEqual([
      "",
      undefined,
      0,
    ]);
  });

  test("moves the picture of a turned half the other way", () => {
    on("S5", "pointerdown", 100, 100);
    on("S5", "pointermove", 110, 130);
    expect(cardOf("S5").style.translate).toBe("-10px -30px");
    shift(cardOf("S5"), 0, 0);
    expect(cardOf("S5").style.translate).toBe("");
  });

  test("returns it if there is no spot", () => {
    on("S3", "pointerdown", 100, 500);
    on("S3", "pointerup", 120, 400);
    expect([lay, tap].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
    expect(cardOf("S3").style.translate).toBe("");
  });

  test("taps it if it hardly moved, over any element", () => {
    on("S3", "pointerdown", 100, 200);
    on("S3", "pointerup", 103, 203);
    expect(tap).toHaveBeenCalledExactlyOnceWith(0, "S3");
    expect(spotAt).not.toHaveBeenCalled();
  });

  test("is captured by the table, even from an element on the card", () => {
    cardOf("S3")
      .querySelector("i")
      ?.dispatchEvent(pointer("pointerdown", 100, 500));
    expect(table.setPointerCapture).toHaveBeenCalledWith(1);
    table.dispatchEvent(pointer("pointermove", 100, 480));
    expect(dragged()).toEqual(["S3"]);
  });

  test.each(["pointercancel", "lostpointercapture"])("that is lost returns it: %s", (type) => {
    on("S3", "pointerdown", 100, 500);
    on("S3", "pointermove", 100, 200);
    on("S3", type, 100, 200);
    on("S3", "pointerup", 100, 200);
    expect([lay, tap].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
    expect(cardOf("S3").style.translate).toBe("");
  });

  test("that stays too long returns it, and not before", () => {
    on("S3", "pointerdown", 100, 500);
    on("S3", "pointermove", 100, 200);
    vi.advanceTimersByTime(MOST_DRAG_MS - 1);
    expect(dragged()).toEqual(["S3"]);
    vi.advanceTimersByTime(1);
    expect([cardOf("S3").style.translate, dragged()]).toEqual(["", []]);
    on("S3", "pointerup", 100, 200);
    expect([lay, tap].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
  });

  test("that trembles taps, and one that has moved drags, wherever it is released", () => {
    on("S3", "pointerdown", 100, 500);
    on("S3", "pointermove", 100 + SLACK_PX, 500);
    expect(dragged()).toEqual([]);
    on("S3", "pointermove", 101 + SLACK_PX, 500);
    expect(dragged()).toEqual(["S3"]);
    on("S3", "pointermove", 100, 500);
    expect(dragged()).toEqual(["S3"]);
    on("S3", "pointerup", 100, 500);
    expect([lay, tap].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
  });

  test("with another button, on no card, or of a seat that may not drag has no effect", () => {
    on("S3", "pointerdown", 100, 500, { button: 2 });
    table.dispatchEvent(pointer("pointerdown", 0, 0));
    may = false;
    on("S3", "pointerdown", 100, 500);
    on("S3", "pointerup", 100, 500);
    expect(tap).not.toHaveBeenCalled();
  });
});

test("cards return when their seat's are released, when all are, and when the listener ends", () => {
  const begin = () => {
    on("S3", "pointerdown", 100, 500);
    on("S3", "pointermove", 100, 200);
    on("S5", "pointerdown", 100, 100, { pointerId: 2 });
    on("S5", "pointermove", 100, 200, { pointerId: 2 });
  };
  const held = () => ["S3", "S5"].map((name) => cardOf(name).dataset.dragged !== undefined);
  begin();
  drags.release(0);
  expect(held()).toEqual([false, true]);
  drags.release();
  expect(held()).toEqual([false, false]);
  begin();
  stop();
  expect(held()).toEqual([false, false]);
  begin();
  expect(held()).toEqual([false, false]);
});

/** The rules of dragging, a second time in plain words, for comparison with the page. */
class Hands {
  readonly held = new Map<number, { seat: number; card: string; since: number }>();
  readonly laid: unknown[] = [];

  begin(pointer: number, seat: number, card: string, since: number): boolean {
    if (this.held.has(pointer) || [...this.held.values()].some((each) => each.seat === seat)) return false;
    this.held.set(pointer, { seat, card, since });
    return true;
  }

  take(which: (held: { pointer: number; seat: number; since: number }) => boolean): void {
    for (const [pointer, held] of [...this.held]) if (which({ pointer, ...held })) this.held.delete(pointer);
  }
}

/** One event, done at the page and by the hands; returns whether it let a card be dragged that was not before. */
function happens(hands: Hands, chance: Chance, now: number): boolean {
  const [pointerId, seat] = [chance.below(6), chance.below(2)];
  const card = chance.of(CARDS[seat] ?? []);
  const at = [chance.below(400), chance.below(800)] as const;
  const kind = chance.of(["begin", "begin", "begin", "pointermove", "pointerup", "pointercancel", "release", "time"]);
  const held = hands.held.get(pointerId);
  if (kind === "begin") {
    on(card, "pointerdown", 0, 0, { pointerId });
    on(card, "pointermove", SLACK_PX, SLACK_PX, { pointerId });
    return hands.begin(pointerId, seat, card, now);
  }
  if (kind === "release") drags.release(seat);
  else if (kind !== "time") table.dispatchEvent(pointer(kind, ...at, { pointerId }));
  if (kind === "pointerup" && held && at[1] < FIELD_PX)
    hands.laid.push([held.seat, held.card, at[0], expect.any(Number)]);
  if (kind === "release") hands.take((each) => each.seat === seat);
  if (kind === "pointerup" || kind === "pointercancel") hands.take((each) => each.pointer === pointerId);
  return false;
}

test("any order of events leaves one dragged card per hand, and loses none", () => {
  const [hands, chance] = [new Hands(), new Chance(5)];
  let [now, begun] = [0, 0];
  for (let number = 0; number < EVENTS; number += 1) {
    const ms = chance.below(400);
    vi.advanceTimersByTime(ms);
    now += ms;
    hands.take(({ since }) => now - since >= MOST_DRAG_MS);
    begun += Number(happens(hands, chance, now));
    const wanted = [...hands.held.values()].map(({ card }) => card);
    expect(dragged().sort(), `event ${number}`).toEqual(wanted.sort());
  }
  expect(begun).toBeGreaterThan(EVENTS / 20);
  expect(lay.mock.calls).toEqual(hands.laid);
  expect(tap).not.toHaveBeenCalled();
});
