import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { key, pointer } from "../../testing/screen";
import { SHIELD_MS, watchDoubleTaps } from "./double-tap";
import { watchPresses } from "./press";

const HERE = [100, 300] as const;
let stop: () => void;
let screen: HTMLElement;

/** A button of 44 px around that point. */
function laid(tag: string, x: number, y: number, attributes: Record<string, string> = {}, into = screen): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  lie(made, x, y);
  into.append(made);
  return made;
}

function lie(element: HTMLElement, x: number, y: number): void {
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(x - 22, y - 22, 44, 44));
}

const press = (target: Element, x: number = HERE[0], y: number = HERE[1]) =>
  target.dispatchEvent(pointer("pointerdown", x, y));

/** Let the page notice its changes, and paint them. */
const noticed = async () => {
  await Promise.resolve();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersToNextTimer();
};
const shields = () => [...document.querySelectorAll<HTMLElement>("[data-shield]")];

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "performance", "requestAnimationFrame", "cancelAnimationFrame"],
  });
  screen = document.body.appendChild(document.createElement("main"));
  stop = watchDoubleTaps();
});

afterEach(() => {
  stop();
  for (const shield of shields()) shield.remove();
});

describe("after a press", () => {
  test("a new element is shielded, within a finger's reach, and can be pressed after a moment", async () => {
    press(laid("button", ...HERE));
    screen.replaceChildren();
    laid("button", 120, 300);
    await noticed();
    expect(shields().map(({ style }) => [style.left, style.width, style.top, style.height])).toEqual([
      ["98px", "44px", "278px", "44px"],
    ]);
    vi.advanceTimersByTime(SHIELD_MS - 1);
    expect(shields()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shields()).toEqual([]);
  });

  test("a press before the next paint meets the shield too, and has no effect", async () => {
    press(laid("button", ...HERE));
    screen.replaceChildren();
    const next = laid("button", ...HERE);
    const heard = vi.fn();
    for (const type of ["pointerdown", "click"]) next.addEventListener(type, heard);
    await Promise.resolve();
    press(next);
    next.click();
    expect([shields().length, heard.mock.calls]).toEqual([1, []]);
    next.click();
    expect(heard).toHaveBeenCalledOnce();
  });

  test("a weighty button is shielded for twice as long", async () => {
    press(laid("button", ...HERE));
    laid("button", ...HERE, { "data-weighs": "" });
    await noticed();
    vi.advanceTimersByTime(SHIELD_MS + 1);
    expect(shields()).toHaveLength(1);
    vi.advanceTimersByTime(SHIELD_MS);
    expect(shields()).toEqual([]);
  });

  test.each([
    ["that comes late is shielded too", 1, SHIELD_MS * 5, 300],
    ["outside the reach is not shielded", 0, 0, 372],
  ])("a link %s", async (_, count, ms, y) => {
    press(laid("button", ...HERE));
    vi.advanceTimersByTime(ms);
    screen.replaceChildren();
    laid("a", HERE[0], y, { href: "#/" });
    await noticed();
    expect(shields()).toHaveLength(count);
  });

  test("old elements are not shielded: the same card, its neighbour, and both after a small move", async () => {
    const [card, beside] = [laid("button", ...HERE, { "aria-pressed": "false" }), laid("button", 144, 300)];
    press(card);
    card.setAttribute("aria-label", "chosen");
    for (const each of [card, beside]) lie(each, 100, 285);
    laid("button", 300, 500);
    await noticed();
    expect(shields()).toEqual([]);
  });

  test("a button with a new label counts as new", async () => {
    const button = laid("button", ...HERE);
    button.textContent = "Play";
    press(button);
    button.firstChild?.remove();
    button.textContent = "Pass";
    await noticed();
    expect(shields()).toHaveLength(1);
    vi.advanceTimersByTime(SHIELD_MS);
    laid("p", 0, 0);
    await noticed();
    expect(shields()).toEqual([]);
  });

  test("an element that slides into the place of a removed one is shielded", async () => {
    const [row, next] = [laid("button", ...HERE), laid("button", 100, 350)];
    press(row);
    row.remove();
    lie(next, ...HERE);
    await noticed();
    expect(shields()).toHaveLength(1);
  });

  test("an element that can be pressed again is shielded, and one that can't is not", async () => {
    const under = laid("section", 0, 0, { inert: "" });
    const reached = laid("button", ...HERE, {}, under);
    press(laid("button", ...HERE));
    laid("button", 110, 300, {}, under);
    await noticed();
    expect(shields()).toEqual([]);
    under.removeAttribute("inert");
    reached.remove();
    await noticed();
    expect(shields()).toHaveLength(1);
  });

  test("a dialog's own elements are shielded, and after it closes those below it", async () => {
    const below = laid("button", 110, 310);
    press(laid("button", 300, 300), 300, 300);
    const dialog = laid("dialog", 0, 0, { open: "" });
    const close = laid("button", 300, 300, {}, dialog);
    await noticed();
    expect(shields().map(({ parentElement }) => parentElement)).toEqual([dialog]);
    vi.advanceTimersByTime(SHIELD_MS);
    lie(close, ...HERE);
    press(close);
    dialog.remove();
    await noticed();
    expect(below.isConnected && shields()).toHaveLength(1);
  });

  test("two people may press at once: the second press does not end the first shield", async () => {
    press(laid("button", ...HERE));
    press(laid("button", 300, 100), 300, 100);
    screen.replaceChildren();
    for (const [x, y] of [HERE, [300, 100]] as const) laid("button", x, y);
    await noticed();
    expect(shields()).toHaveLength(2);
  });

  test("but after the time for its second tap, the first press shields no new element of another press", async () => {
    press(laid("button", ...HERE));
    vi.advanceTimersByTime(SHIELD_MS - 100);
    press(laid("button", 300, 100), 300, 100);
    screen.replaceChildren();
    laid("button", ...HERE);
    await noticed();
    expect(shields()).toHaveLength(1);
    vi.advanceTimersByTime(100);
    expect(shields()).toEqual([]);
    screen.replaceChildren();
    laid("button", ...HERE);
    await noticed();
    expect(shields()).toEqual([]);
  });

  test("elements of a game against the clock can be pressed immediately", async () => {
    const hand = laid("ol", 0, 0, { "data-rapid": "" });
    const card = laid("button", ...HERE, {}, hand);
    press(card);
    card.remove();
    laid("button", ...HERE, {}, hand);
    await noticed();
    expect(shields()).toEqual([]);
  });

  test("a shield does not move the focus", async () => {
    press(laid("button", ...HERE));
    laid("button", 110, 300);
    await noticed();
    const down = new MouseEvent("mousedown", { cancelable: true });
    shields()[0]?.dispatchEvent(down);
    expect(down.defaultPrevented).toBe(true);
  });
});

test.each([
  ["Enter", "button", true, true],
  [" ", "button", true, true],
  ["Enter", "button", false, false],
  ["ArrowDown", "button", true, false],
  [" ", "p", true, false],
  ["Enter", "textarea", true, false],
])("of a held key, %j on a %s pressing again: %s, it is stopped: %s", (name, tag, repeat, stopped) => {
  const down = key("keydown", name, { repeat });
  laid(tag, ...HERE).dispatchEvent(down);
  expect(down.defaultPrevented).toBe(stopped);
});

describe("beside a palm that rests, where browsers click for no touch", () => {
  const second = { pointerId: 2, isPrimary: false };
  const on = (target: Element, type: string, y: number = HERE[1], which: PointerEventInit = second) =>
    target.dispatchEvent(pointer(type, HERE[0], y, which));
  /** The clicks that a button hears, once all is over. */
  function clicksOn(act: (button: Element) => void): number {
    const [palm, button, heard] = [laid("div", 300, 600), laid("button", ...HERE), vi.fn()];
    button.addEventListener("click", heard);
    on(palm, "pointerdown", 600, {});
    act(button);
    vi.runAllTimers();
    return heard.mock.calls.length;
  }

  test("a tap clicks once", () => {
    const tap = (button: Element) => {
      on(button, "pointerdown");
      on(button, "pointermove", 304);
      on(button, "pointerup", 304);
    };
    expect(clicksOn(tap)).toBe(1);
  });

  test.each<[string, (button: Element) => void]>([
    ["a finger that slides", (button) => ["pointermove", "pointerup"].forEach((type) => void on(button, type, 340))],
    ["a finger that the browser takes", (button) => on(button, "pointercancel")],
    ["the palm, when it is lifted", (button) => on(button, "pointerup", 600, {})],
  ])("%s clicks nothing", (_, act) => {
    const touch = (button: Element) => {
      on(button, "pointerdown");
      act(button);
    };
    expect(clicksOn(touch)).toBe(0);
  });

  test("a press on a button that watches its presses is made", async () => {
    const [button, made] = [laid("button", ...HERE), vi.fn()];
    const end = watchPresses(button, { made });
    await noticed();
    on(laid("div", 300, 600), "pointerdown", 600, {});
    on(button, "pointerdown");
    on(button, "pointerup");
    vi.runAllTimers();
    expect(made).toHaveBeenCalledOnce();
    end();
  });
});
