import { signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import { keepAwake, WakeLock } from "./wake-lock";

/** Locks that are held, and requests that wait for their answers. */
let held: Set<object>;
let answers: (() => void)[];

function request(): Promise<{ release: () => Promise<void> }> {
  return new Promise((resolve) => {
    answers.push(() => {
      const lock = { release: async () => void held.delete(lock) };
      held.add(lock);
      resolve(lock);
    });
  });
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  held = new Set();
  answers = [];
  vi.stubGlobal("navigator", { wakeLock: { request } });
});

test("the screen stays awake while it is wanted, asked for once", async () => {
  const wake = new WakeLock();
  void wake.want(true);
  void wake.want(true);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await nextTask();
  expect(held.size).toBe(1);
  await wake.want(false);
  expect(held.size).toBe(0);
});

test("whatever comes while an answer is on its way, no lock outlasts the wish", async () => {
  const wake = new WakeLock();
  for (const wanted of [true, false, true]) void wake.want(wanted);
  for (const answer of answers) answer();
  await nextTask();
  expect(held.size).toBe(1);
  await wake.want(false);
  expect(held.size).toBe(0);
  void wake.want(true);
  void wake.want(false);
  answers.at(-1)?.();
  await nextTask();
  expect(held.size).toBe(0);
});

test("where it is refused, the next start asks again", async () => {
  const refuse = vi.fn(() => Promise.reject(new DOMException("", "NotAllowedError")));
  vi.stubGlobal("navigator", { wakeLock: { request: refuse } });
  const wake = new WakeLock();
  await wake.want(true);
  await wake.want(true);
  expect(refuse).toHaveBeenCalledTimes(2);
});

test("a browser that can't is not asked", async () => {
  vi.stubGlobal("navigator", {});
  const wake = new WakeLock();
  await wake.want(true);
  await wake.want(false);
  expect(held.size).toBe(0);
});

test("a match keeps the screen awake while it is on, and again after the page was hidden", async () => {
  const answerAll = async () => {
    for (const answer of answers.splice(0)) answer();
    await nextTask();
  };
  const hidden = vi.spyOn(document, "hidden", "get");
  const isOn = signal(true);
  const stop = keepAwake(() => isOn.value);
  await answerAll();
  expect(held.size).toBe(1);
  for (const [isHidden, locks] of [
    [true, 0],
    [false, 1],
  ] as const) {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event("visibilitychange"));
    await answerAll();
    expect(held.size).toBe(locks);
  }
  isOn.value = false;
  await answerAll();
  expect(held.size).toBe(0);
  isOn.value = true;
  await answerAll();
  stop();
  await answerAll();
  expect(held.size).toBe(0);
});
