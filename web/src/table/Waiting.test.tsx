import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clear, click, draw } from "../../testing/screen";
import { SHIELD_MS } from "../device/double-tap";
import { HurryButton } from "./Waiting";

const hurried = vi.fn();
const shields = () => [...document.querySelectorAll<HTMLElement>("[data-shield]")];
const show = (seat: number | null) =>
  draw(<HurryButton waits={{ seat, isMachine: true, isOwnOpen: false, onHurry: hurried }} />);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(HTMLButtonElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(150, 700, 80, 44));
});

afterEach(async () => {
  await clear();
  vi.advanceTimersByTime(SHIELD_MS);
});

test("the place of the hurrying button can't be pressed for a moment after the button disappears", async () => {
  await show(2);
  expect(shields()).toEqual([]);
  await show(null);
  expect(shields().map(({ style }) => [style.left, style.top, style.width, style.height])).toEqual([
    ["150px", "700px", "80px", "44px"],
  ]);
  vi.advanceTimersByTime(SHIELD_MS - 1);
  expect(shields()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shields()).toEqual([]);
});

test("the button itself can be pressed again as soon as it is back", async () => {
  await show(2);
  await show(null);
  await show(3);
  expect(shields()).toEqual([]);
  await click("[data-do=hurry]");
  expect(hurried).toHaveBeenCalledOnce();
});
