import { beforeEach, expect, test, vi } from "vitest";
import { watchAbsence } from "./listen";

const upright = new EventTarget();
const turned = new EventTarget();
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => upright);
  Object.defineProperty(screen, "orientation", { value: turned, configurable: true });
  resize(360);
});

/** The window's height changes too, from more than its width to less. */
function resize(width: number): void {
  vi.stubGlobal("innerWidth", width);
  upright.dispatchEvent(new Event("change"));
}

const LEAVES: [string, EventTarget, Event][] = [
  ["the window loses the focus", window, new Event("blur")],
  ["the page is left", window, new Event("pagehide")],
  ["the page comes back from the browser's cache", window, new PageTransitionEvent("pageshow", { persisted: true })],
  ["the page is put to sleep", document, new Event("freeze")],
  ["the device is turned", turned, new Event("change")],
];

test.each(LEAVES)("another person may look: %s", (_, target, event) => {
  const leave = vi.fn();
  const stop = watchAbsence(leave);
  target.dispatchEvent(event);
  expect(leave).toHaveBeenCalledOnce();
  stop();
  target.dispatchEvent(event);
  expect(leave).toHaveBeenCalledOnce();
});

test("a high window that becomes wide was turned; one that a keyboard makes low was not", () => {
  const leave = vi.fn();
  const stop = watchAbsence(leave);
  resize(360);
  resize(360);
  expect(leave).not.toHaveBeenCalled();
  resize(640);
  expect(leave).toHaveBeenCalledOnce();
  stop();
});

test("a page that is hidden is left, and one that is seen again is not", () => {
  const leave = vi.fn();
  const stop = watchAbsence(leave);
  for (const hidden of [true, false]) {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }
  expect(leave).toHaveBeenCalledOnce();
  stop();
});
