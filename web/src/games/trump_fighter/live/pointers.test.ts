import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pointer } from "../../../../testing/screen";
import { PointerDrags, shift } from "./pointers";

const tap = vi.fn();
const lay = vi.fn();
/** The spot at a point: above y = 300 there is one, named by x. */
const spotAt = vi.fn((_: number, x: number, y: number) => (y < 300 ? x : null));
let table: HTMLElement;
let stop: () => void;
let drags: PointerDrags;
let may: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  may = true;
  for (const spy of [tap, lay, spotAt]) spy.mockClear();
  document.body.innerHTML = `<main>
    <section data-half="0"><b data-hand-card="S3"><i></i></b><b data-hand-card="H9"></b></section>
    <section data-half="1" class="turned"><b data-hand-card="S5"></b></section>
  </main>`;
  table = document.querySelector("main") ?? expect.fail();
  table.setPointerCapture = vi.fn();
  drags = new PointerDrags(table, { mayDrag: () => may, tap, lay, spotAt });
  stop = drags.listen();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const cardOf = (name: string) => document.querySelector<HTMLElement>(`[data-hand-card="${name}"]`) ?? expect.fail(name);
const on = (name: string, type: string, x: number, y: number, more: PointerEventInit = {}) =>
  cardOf(name).dispatchEvent(pointer(type, x, y, { pointerId: 1, button: 0, ...more }));

describe("a finger on a card of the hand", () => {
  test("lays it where it is let go over a spot", () => {
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

  test("returns it where there is no spot", () => {
    on("S3", "pointerdown", 100, 500);
    on("S3", "pointerup", 120, 400);
    expect([lay, tap].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
    expect(cardOf("S3").style.translate).toBe("");
  });

  test("taps it where it hardly moved, whatever lies there", () => {
    on("S3", "pointerdown", 100, 200);
    on("S3", "pointerup", 103, 203);
    expect(tap).toHaveBeenCalledExactlyOnceWith(0, "S3");
    expect(spotAt).not.toHaveBeenCalled();
  });

  test("is kept by the table, also from what lies on the card", () => {
    cardOf("S3")
      .querySelector("i")
      ?.dispatchEvent(pointer("pointerdown", 100, 500));
    expect(table.setPointerCapture).toHaveBeenCalledWith(1);
    expect(drags.drags.of(0)?.card).toBe("S3");
  });

  test.each(["pointercancel", "lostpointercapture"])("that is lost returns it: %s", (type) => {
    on("S3", "pointerdown", 100, 500);
    on("S3", "pointermove", 100, 200);
    on("S3", type, 100, 200);
    on("S3", "pointerup", 100, 200);
    expect([lay, tap].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
    expect(cardOf("S3").style.translate).toBe("");
  });

  test("that stays too long lets it go back", () => {
    on("S3", "pointerdown", 100, 500, {});
    on("S3", "pointermove", 100, 200);
    vi.advanceTimersByTime(4000);
    expect([cardOf("S3").style.translate, drags.drags.of(0)]).toEqual(["", undefined]);
  });

  test("is not heard by other buttons, on nothing, or where the seat may not drag", () => {
    on("S3", "pointerdown", 100, 500, { button: 2 });
    table.dispatchEvent(pointer("pointerdown", 0, 0));
    may = false;
    on("S3", "pointerdown", 100, 500);
    on("S3", "pointerup", 100, 500);
    expect(tap).not.toHaveBeenCalled();
  });
});

describe("several fingers", () => {
  test("of two halves drag a card each", () => {
    on("S3", "pointerdown", 100, 500);
    on("S5", "pointerdown", 100, 100, { pointerId: 2 });
    on("S3", "pointerup", 90, 200);
    on("S5", "pointerup", 80, 200, { pointerId: 2 });
    expect(lay.mock.calls.map(([seat, card, spot]) => [seat, card, spot])).toEqual([
      [0, "S3", 90],
      [1, "S5", 80],
    ]);
  });

  test("of one half drag one card", () => {
    on("S3", "pointerdown", 100, 500);
    on("H9", "pointerdown", 150, 500, { pointerId: 2 });
    on("H9", "pointerup", 150, 200, { pointerId: 2 });
    expect(lay).not.toHaveBeenCalled();
    on("S3", "pointerup", 100, 200);
    expect(lay).toHaveBeenCalledOnce();
  });
});

test("cards go back when their seat's are released, when all are, and when nobody listens any more", () => {
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
