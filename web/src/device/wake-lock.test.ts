import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAwake } from "./wake-lock";

interface Lock {
  released: boolean;
  release(): Promise<void>;
}

/** Active locks, and requests that wait for their answers. */
let held: Set<Lock>;
let answers: (() => void)[];

function request(): Promise<Lock> {
  return new Promise((resolve) => {
    answers.push(() => {
      const lock = {
        released: false,
        async release() {
          lock.released = true;
          held.delete(lock);
        },
      };
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

const isOn = signal(true);
let stop = () => {};
function want(wanted: boolean): void {
  isOn.value = wanted;
}

beforeEach(() => want(false));
afterEach(() => stop());

test("the screen stays awake as long as requested, by one lock", async () => {
  stop = keepAwake(() => isOn.value);
  want(true);
  want(true);
  expect(answers).toHaveLength(1);
  answers[0]?.();
  await nextTask();
  expect(held.size).toBe(1);
  want(false);
  await nextTask();
  expect(held.size).toBe(0);
});

test("no lock outlasts its request, for any events before the answer", async () => {
  stop = keepAwake(() => isOn.value);
  for (const [wishes, locks] of [
    [[true, false, true], 1],
    [[false], 0],
    [[true, false], 0],
  ] as const) {
    for (const wanted of wishes) want(wanted);
    await answerAll();
    expect(held.size).toBe(locks);
  }
});

const tap = () => window.dispatchEvent(new Event("pointerdown"));

/** Answers all requests. */
async function answerAll(): Promise<void> {
  await nextTask();
  for (const answer of answers.splice(0)) answer();
  await nextTask();
}

test("a lock that the system releases is requested again at the next tap, and an active one is not", async () => {
  stop = keepAwake(() => isOn.value);
  want(true);
  await answerAll();
  tap();
  await nextTask();
  expect([held.size, answers.length]).toEqual([1, 0]);
  for (const lock of held) await lock.release();
  tap();
  tap();
  await answerAll();
  expect([held.size, answers.length]).toEqual([1, 0]);
  want(false);
  await nextTask();
  tap();
  await nextTask();
  expect([held.size, answers.length]).toEqual([0, 0]);
});

test("a refused lock is requested again at the next start, and at the next tap", async () => {
  const refuse = vi.fn(() => Promise.reject(new DOMException("", "NotAllowedError")));
  vi.stubGlobal("navigator", { wakeLock: { request: refuse } });
  stop = keepAwake(() => isOn.value);
  for (const wanted of [true, false, true]) want(wanted);
  await nextTask();
  expect(refuse).toHaveBeenCalledTimes(2);
  vi.stubGlobal("navigator", { wakeLock: { request } });
  tap();
  await answerAll();
  expect([refuse.mock.calls.length, held.size]).toEqual([2, 1]);
});

test("a browser without locks gets no request", async () => {
  vi.stubGlobal("navigator", {});
  stop = keepAwake(() => isOn.value);
  want(true);
  want(false);
  await nextTask();
  expect(held.size).toBe(0);
});

test("a match keeps the screen awake while it is shown, and again after the page was hidden", async () => {
  const hidden = vi.spyOn(document, "hidden", "get");
  want(true);
  stop = keepAwake(() => isOn.value);
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
  want(false);
  await answerAll();
  expect(held.size).toBe(0);
  want(true);
  await answerAll();
  stop();
  await answerAll();
  expect(held.size).toBe(0);
});
