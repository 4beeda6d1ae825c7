// The gate over two buttons in a document: the events that open it, and those that shut it.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { key, pointer } from "../../testing/screen";
import { Gate, HOLD_MS } from "./gate";

/** The button's place. */
const BOX = new DOMRect(100, 100, 150, 150);
const INSIDE = [150, 150] as const;
const OUTSIDE = [300, 150] as const;

const opened = vi.fn();
let button: HTMLButtonElement;
let stops: (() => void)[];
let gate: Gate;

/** A button of the page, not painted yet. */
function laid(): HTMLButtonElement {
  const made = document.body.appendChild(document.createElement("button"));
  vi.spyOn(made, "getBoundingClientRect").mockReturnValue(BOX);
  return made;
}

const pass = (ms: number) => vi.advanceTimersByTime(ms);
const painted = () => pass(50);
const on = (event: Event, target: EventTarget = button) => target.dispatchEvent(event);
const finger = (type: string, [x, y]: readonly [number, number] = INSIDE, more: PointerEventInit = {}) =>
  pointer(type, x, y, more);

/** State of the page, which browsers change before their event. */
function setPage(state: { visibilityState?: string; hidden?: boolean }): void {
  for (const [name, value] of Object.entries(state))
    Object.defineProperty(document, name, { value, configurable: true });
}

function hide(): void {
  setPage({ visibilityState: "hidden", hidden: true });
  on(new Event("visibilitychange"), document);
}

function comeBack(): void {
  setPage({ visibilityState: "visible", hidden: false });
  on(new Event("visibilitychange"), document);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"] });
  setPage({ visibilityState: "visible", hidden: false });
  button = laid();
  gate = new Gate(opened);
  stops = [];
});

afterEach(() => {
  for (const stop of stops) stop();
});

/** Events that end a press; `listen.test.ts` has the others that let another person look. */
const ENDS: [string, () => void][] = [
  ["the finger slides off", () => on(finger("pointermove", OUTSIDE))],
  ["the finger leaves the button", () => on(finger("pointerleave", OUTSIDE))],
  ["the browser takes the finger", () => on(finger("pointercancel"))],
  ["the capture is lost", () => on(finger("lostpointercapture"))],
  ["a second finger comes down elsewhere", () => on(finger("pointerdown", OUTSIDE, { pointerId: 2 }), document.body)],
  ["a second finger comes down on it", () => on(finger("pointerdown", INSIDE, { pointerId: 2, isPrimary: false }))],
  ["a key is pressed", () => on(key("keydown", "Enter"))],
  ["the button loses the focus", () => on(new FocusEvent("blur"))],
  ["the page is hidden", hide],
  ["the gate is gone", () => stops.pop()?.()],
];

describe("a hold", () => {
  beforeEach(() => {
    stops = [gate.openByHolding(button)];
    painted();
  });

  test.each([
    ["a finger", () => finger("pointerdown")],
    ["a finger beside a palm that rests", () => finger("pointerdown", INSIDE, { pointerId: 2, isPrimary: false })],
    ["Enter", () => key("keydown", "Enter")],
    ["the space bar", () => key("keydown", " ")],
  ])("opens once it has lasted long enough: of %s", (_, begin) => {
    on(begin());
    expect(gate.state.value).toBe("held");
    pass(HOLD_MS - 1);
    expect(opened).not.toHaveBeenCalled();
    pass(1);
    expect(opened).toHaveBeenCalledOnce();
    expect(gate.state.value).toBe("shut");
  });

  test("may tremble inside the button", () => {
    on(finger("pointerdown"));
    on(finger("pointermove", [160, 155]));
    pass(HOLD_MS);
    expect(opened).toHaveBeenCalledOnce();
  });

  test.each([["the finger is lifted", () => on(finger("pointerup"))], ...ENDS])("ends where %s", (_, end) => {
    on(finger("pointerdown"));
    pass(HOLD_MS - 1);
    end();
    comeBack();
    expect(gate.state.value).toBe("shut");
    pass(HOLD_MS * 3);
    expect(opened).not.toHaveBeenCalled();
  });

  test("neither moves the focus nor opens a menu", () => {
    const events = ["mousedown", "contextmenu"].map((type) => new MouseEvent(type, { cancelable: true }));
    for (const event of events) on(event);
    expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true]);
  });

  test("of a key ends when the key is let go", () => {
    on(key("keydown", "Enter"));
    pass(HOLD_MS - 1);
    on(key("keyup", "Enter"));
    pass(HOLD_MS);
    expect(opened).not.toHaveBeenCalled();
  });

  test.each([
    ["a touch near it, which browsers give it", () => finger("pointerdown", [150, 251])],
    ["another mouse button", () => finger("pointerdown", INSIDE, { button: 2 })],
    ["a key that was down before", () => key("keydown", "Enter", { repeat: true })],
    ["another key", () => key("keydown", "a")],
    ["clicks, which hold nothing", () => new MouseEvent("click", { detail: 0 })],
    ["a finger that slides onto it", () => finger("pointermove")],
  ])("is not begun by %s", (_, begin) => {
    on(begin());
    pass(HOLD_MS * 3);
    expect(opened).not.toHaveBeenCalled();
  });

  test.each([
    ["a helper", new MouseEvent("click", { detail: 0 }), true],
    ["voice control, whose click names no pointer", new PointerEvent("click", { detail: 1, pointerId: -1 }), true],
    ["a finger", new PointerEvent("click", { detail: 1, pointerId: 2 }), false],
  ])("gives way to two presses where %s clicks", (_, click, givesWay) => {
    on(click);
    expect(gate.inSteps.value).toBe(givesWay);
    expect(gate.state.value).toBe("shut");
  });

  test("opens nothing if the page is hidden without an event", () => {
    on(finger("pointerdown"));
    setPage({ visibilityState: "hidden" });
    pass(HOLD_MS);
    expect(opened).not.toHaveBeenCalled();
  });

  test("can be tried again after it has opened, and after it has not", () => {
    for (const _ of [1, 2]) {
      on(finger("pointerdown"));
      pass(HOLD_MS);
      on(finger("pointerup"));
    }
    expect(opened).toHaveBeenCalledTimes(2);
  });
});

describe("two presses", () => {
  let second: HTMLButtonElement;

  /** The second button comes where the gate was asked, as on the noren. */
  function comesNext(): void {
    second = laid();
    stops.push(gate.openBy(second));
  }

  const tap = (target: EventTarget) => {
    on(finger("pointerdown"), target);
    on(finger("pointerup"), target);
    on(new MouseEvent("click", { detail: 1 }), target);
  };
  const stroke = (target: EventTarget) => {
    on(key("keydown", "Enter"), target);
    on(key("keyup", "Enter"), target);
  };
  const help = (target: EventTarget) => on(new MouseEvent("click", { detail: 0 }), target);
  const WAYS: [string, (target: EventTarget) => void][] = [
    ["taps", tap],
    ["keys", stroke],
    ["a helper's clicks", help],
  ];

  beforeEach(() => {
    stops = [gate.askBy(button)];
    painted();
  });

  test.each(WAYS)("open: %s", (_, press) => {
    press(button);
    expect(gate.state.value).toBe("asked");
    comesNext();
    painted();
    expect(opened).not.toHaveBeenCalled();
    press(second);
    expect(opened).toHaveBeenCalledOnce();
  });

  test("shut the gate only when the hand is there", async () => {
    let arrives = () => {};
    opened.mockReturnValueOnce(new Promise<void>((resolve) => (arrives = resolve)));
    tap(button);
    comesNext();
    painted();
    tap(second);
    await Promise.resolve();
    expect(gate.state.value).toBe("asked");
    arrives();
    await vi.waitFor(() => expect(gate.state.value).toBe("shut"));
  });

  test.each(WAYS)("open nothing if the second comes before its button was painted: %s", (_, press) => {
    press(button);
    comesNext();
    press(second);
    expect(opened).not.toHaveBeenCalled();
  });

  test("are not one key held down, from before the first or from the first on", () => {
    on(key("keydown", "Enter", { repeat: true }));
    on(key("keyup", "Enter"));
    expect(gate.state.value).toBe("shut");
    stroke(button);
    comesNext();
    painted();
    const repeat = key("keydown", "Enter", { repeat: true });
    for (const _ of [1, 2, 3]) on(repeat, second);
    on(key("keyup", "Enter"), second);
    expect(opened).not.toHaveBeenCalled();
    expect(repeat.defaultPrevented).toBe(true);
  });

  test.each(ENDS.filter(([what]) => what !== "the gate is gone"))("don't count where during one %s", (_, end) => {
    on(finger("pointerdown"));
    end();
    comeBack();
    on(finger("pointerup"));
    on(new MouseEvent("click", { detail: 1 }));
    expect(gate.state.value).toBe("shut");
  });

  test("don't count if the key of one is released elsewhere", () => {
    on(key("keydown", "Enter"));
    on(key("keyup", "Enter"), document.body);
    expect(gate.state.value).toBe("shut");
  });

  test("don't count if one begins or ends outside", () => {
    on(finger("pointerdown", OUTSIDE), document.body);
    on(finger("pointerup"));
    on(new MouseEvent("click", { detail: 1 }));
    expect(gate.state.value).toBe("shut");
    on(finger("pointerdown"));
    on(finger("pointerup", OUTSIDE));
    on(new MouseEvent("click", { detail: 1 }));
    expect(gate.state.value).toBe("shut");
  });

  test("start over when the page is hidden between them", () => {
    tap(button);
    comesNext();
    painted();
    hide();
    comeBack();
    tap(second);
    expect(opened).not.toHaveBeenCalled();
    expect(gate.state.value).toBe("shut");
  });
});
