import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { happen, key } from "../../testing/screen";
import { listenToKeys } from "./Keys";
import type { Walk } from "./walk";

const walk = { by: vi.fn(), byPart: vi.fn(), goTo: vi.fn(), toggle: vi.fn(), course: { length: 9 } };
let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = "<main><button></button><input type=range><select></select></main>";
  stop = listenToKeys(walk as unknown as Walk);
});
afterEach(() => stop());

const press = async (name: string, more: KeyboardEventInit = {}, on = "main") => {
  const event = key("keydown", name, more);
  await happen(document.querySelector(on) as Element, event);
  return event.defaultPrevented;
};

test.each([
  ["ArrowLeft", {}, walk.by, -1],
  ["ArrowRight", {}, walk.by, 1],
  ["ArrowLeft", { shiftKey: true }, walk.byPart, -1],
  ["ArrowRight", { shiftKey: true }, walk.byPart, 1],
  ["PageUp", {}, walk.byPart, -1],
  ["PageDown", {}, walk.byPart, 1],
  ["Home", {}, walk.goTo, 0],
  ["End", {}, walk.goTo, 9],
])("%s %o goes there", async (name, more, act, argument) => {
  expect(await press(name, more)).toBe(true);
  expect(act.mock.calls).toEqual([[argument]]);
});

test("the space bar plays and stops", async () => {
  await press(" ");
  expect(walk.toggle).toHaveBeenCalledOnce();
});

test("a control keeps its own keys", async () => {
  expect(await press(" ", {}, "button")).toBe(false);
  expect(await press("ArrowLeft", {}, "input")).toBe(false);
  expect(await press("PageDown", {}, "select")).toBe(false);
  expect(await press("PageDown", {}, "input")).toBe(true);
  expect(walk.byPart).toHaveBeenCalledOnce();
  expect(walk.toggle).not.toHaveBeenCalled();
});

test("keys of the browser stay the browser's", async () => {
  expect(await press("ArrowLeft", { altKey: true })).toBe(false);
  expect(walk.by).not.toHaveBeenCalled();
});
