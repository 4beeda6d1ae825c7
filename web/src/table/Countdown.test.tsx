import { act } from "preact/test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { clear, draw, the } from "../../testing/screen";
import { Countdown } from "./Countdown";

const ended = vi.fn();
const left = () => the("text").textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});

test("it counts whole seconds down and ends once", async () => {
  await draw(<Countdown seconds={3} onEnd={ended} />);
  expect(left()).toBe("3");
  await pass(1100);
  expect(left()).toBe("2");
  await pass(1800);
  expect([left(), ended.mock.calls.length]).toEqual(["1", 0]);
  await pass(5000);
  expect([left(), ended.mock.calls.length]).toEqual(["0", 1]);
});

test("it ends nothing after it was removed", async () => {
  await draw(<Countdown seconds={3} onEnd={ended} />);
  await clear();
  await pass(9000);
  expect(ended).not.toHaveBeenCalled();
});
