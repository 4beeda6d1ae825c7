import { beforeEach, expect, test, vi } from "vitest";
import { atLeisure } from "./leisure";

vi.mock("../door/engine", () => ({ isReady: { value: true } }));

const then = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
});

test("it comes after three seconds without input, and only once", () => {
  atLeisure(then);
  vi.advanceTimersByTime(2900);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(then).toHaveBeenCalledOnce();
});

test.each(["pointerdown", "click", "keydown", "hashchange"])("a %s puts it off", (type) => {
  atLeisure(then);
  vi.advanceTimersByTime(2900);
  window.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(2900);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(then).toHaveBeenCalledOnce();
});

test("constant input delays it only for a limited time", () => {
  atLeisure(then);
  for (let second = 0; second < 16; second++) {
    window.dispatchEvent(new Event("pointerdown"));
    vi.advanceTimersByTime(1000);
  }
  expect(then).toHaveBeenCalledOnce();
});
