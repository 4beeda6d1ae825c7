import { beforeEach, expect, test, vi } from "vitest";
import { blockGestures, watchAbsence } from "./listen";

const screenTurned = () => Object.assign(new EventTarget(), { angle: 0 });
let turning = screenTurned();

beforeEach(() => {
  turning = screenTurned();
  Object.defineProperty(screen, "orientation", { value: turning, configurable: true });
});

function turn(angle: number): void {
  turning.angle = angle;
  turning.dispatchEvent(new Event("change"));
}

const LEAVES: [string, EventTarget, Event][] = [
  ["the window loses the focus", window, new Event("blur")],
  ["the page is left", window, new Event("pagehide")],
  ["the page comes back from the browser's cache", window, new PageTransitionEvent("pageshow", { persisted: true })],
  ["the page is put to sleep", document, new Event("freeze")],
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

test("another person may look: the device is turned", () => {
  const leave = vi.fn();
  const stop = watchAbsence(leave);
  turn(90);
  turn(0);
  expect(leave).toHaveBeenCalledTimes(2);
  stop();
  turn(90);
  expect(leave).toHaveBeenCalledTimes(2);
});

test("another person may look: the device is turned, in an app's own browser without a screen's orientation", () => {
  Object.defineProperty(screen, "orientation", { value: undefined, configurable: true });
  const leave = vi.fn();
  const stop = watchAbsence(leave);
  window.dispatchEvent(new Event("orientationchange"));
  expect(leave).toHaveBeenCalledOnce();
  stop();
});

test("a device that is unfolded is not turned, nor is a window that becomes wide, and then low with the keyboard", () => {
  const query = new EventTarget();
  vi.stubGlobal("matchMedia", () => query);
  const leave = vi.fn();
  const stop = watchAbsence(leave);
  for (const [width, height] of [
    [700, 720],
    [740, 720],
    [740, 400],
  ]) {
    vi.stubGlobal("innerWidth", width);
    vi.stubGlobal("innerHeight", height);
    window.dispatchEvent(new Event("resize"));
    query.dispatchEvent(new Event("change"));
    turn(0);
  }
  expect(leave).not.toHaveBeenCalled();
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

test("gestures are kept off a place, until a zoom from elsewhere was undone", () => {
  const viewport = Object.assign(new EventTarget(), { scale: 2 });
  vi.stubGlobal("visualViewport", viewport);
  const place = document.createElement("div");
  const isStopped = () => {
    const touch = new Event("touchmove", { cancelable: true });
    place.dispatchEvent(touch);
    return touch.defaultPrevented;
  };
  const allow = blockGestures(place);
  expect([place.style.touchAction, isStopped()]).toEqual(["pinch-zoom", false]);
  viewport.scale = 1;
  viewport.dispatchEvent(new Event("resize"));
  expect([place.style.touchAction, isStopped()]).toEqual(["none", true]);
  allow();
  expect(isStopped()).toBe(false);
});
