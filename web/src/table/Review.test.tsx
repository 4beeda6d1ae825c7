import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { draw, the } from "../../testing/screen";
import { Reachable } from "./AtTable";
import { beside } from "./beside";
import { Review } from "./Review";

const animated = vi.hoisted(() => ({ value: false }));
vi.mock("../device/appearance", () => ({ isAnimated: animated }));

const { gain, leave } = { gain: vi.fn(), leave: vi.fn() };

const reachable = vi.fn();
let landed: () => Promise<void>;
let gone: () => void;

beforeEach(() => {
  animated.value = false;
  leave.mockImplementation(() => new Promise<void>((resolve) => (gone = resolve)));
  beside.here = { gain, leave } as never;
  const finished = new Promise<void>((resolve) => {
    landed = async () => {
      resolve();
      await Promise.allSettled([finished]);
    };
  });
  Element.prototype.getAnimations = () => [{ finished } as unknown as Animation];
});

const show = (over: string | null, next: string) =>
  draw(
    <Reachable.Provider value={reachable}>
      <Review over={over}>
        <b>{next}</b>
      </Review>
    </Reachable.Provider>,
  );
const told = vi.fn();
const showWhole = () =>
  draw(
    <Review over="told" whole="whole" onTold={told}>
      next
    </Review>,
  );
const pane = () => document.querySelector<HTMLElement>("[data-testid=review]");
const under = () => the(".review-under");

test("where nothing is finished, what comes next lies there and can be reached", async () => {
  await show(null, "next");
  expect(pane()).toBeNull();
  expect([under().textContent, under().inert]).toEqual(["next", false]);
  expect(reachable).toHaveBeenCalled();
});

test("what was finished lies over what was there; what comes next is drawn once its cards have landed", async () => {
  await show(null, "before");
  await show("finished", "next");
  expect(pane()?.textContent).toBe("finished");
  expect([under().textContent, under().inert]).toEqual(["before", true]);
  await act(async () => landed());
  expect(under().textContent).toBe("next");
});

test("a complete trick is shown as it was, then explained", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  animated.value = true;
  await showWhole();
  await act(async () => landed());
  expect([pane()?.textContent, told.mock.calls]).toEqual(["whole", []]);
  expect(gain).toHaveBeenCalledOnce();
  await act(async () => void vi.runOnlyPendingTimers());
  expect([pane()?.textContent, told.mock.calls]).toEqual(["told", [["told"]]]);
  vi.useRealTimers();
});

test("without animation it is explained immediately", async () => {
  await showWhole();
  expect(pane()?.textContent).toBe("told");
});

test("put away without movement it is gone at once", async () => {
  await show("finished", "next");
  await show(null, "next");
  expect(pane()).toBeNull();
  expect([under().textContent, under().inert]).toEqual(["next", false]);
});

test("it goes at once too where no movements are here", async () => {
  animated.value = true;
  beside.here = null;
  await show("finished", "next");
  await act(async () => landed());
  await show(null, "next");
  expect(pane()).toBeNull();
});

test("put away with movement it stays, hidden from those who listen, until it has left", async () => {
  animated.value = true;
  await show("finished", "next");
  await act(async () => landed());
  await show(null, "next");
  expect(pane()?.getAttribute("aria-hidden")).toBe("true");
  expect(leave).toHaveBeenCalledOnce();
  await act(async () => gone());
  expect(pane()).toBeNull();
});
