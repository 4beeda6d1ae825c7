import { beforeEach, expect, test, vi } from "vitest";
import type { Repaired } from "../engine/messages";

const repair = vi.fn<(worker: EventTarget) => Promise<Repaired>>();
const register = vi.fn<() => Promise<unknown>>();
vi.mock("../engine/repair", async (original) => ({ ...(await original<object>()), repair }));
vi.mock("../engine/manifest", () => ({ MANIFEST: { build: "this" } }));
vi.mock("../engine/own-scripts", () => ({ registerServiceWorker: register }));

class Worker extends EventTarget {
  constructor(public state: string) {
    super();
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  active: Worker | null = null;
  waiting: Worker | null = null;
  installing: Worker | null = null;
}

let registration: Registration;
let page: typeof import("./service-worker");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  repair.mockReset().mockResolvedValue({ repaired: [], wrong: [], unregistered: false });
  registration = new Registration();
  register.mockReset().mockResolvedValue(registration);
  vi.stubGlobal("navigator", { serviceWorker: new EventTarget() });
  page = await import("./service-worker");
});

const state = () => page.offline.value;

test("what is kept is looked at once, and not while the first table is opened", async () => {
  registration.active = new Worker("activated");
  await page.startOffline();
  await vi.advanceTimersByTimeAsync(2000);
  expect(repair).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(repair.mock.calls).toEqual([[registration.active, false]]);
  expect(state()).toEqual({ supported: true, ready: true, updateWaiting: false });
});

test("a version that has just come was taken in whole, and is not looked at again", async () => {
  const first = new Worker("installing");
  registration.installing = first;
  await page.startOffline();
  first.become("installed");
  registration.active = first;
  first.become("activating");
  expect(state().ready).toBe(false);
  first.become("activated");
  await vi.advanceTimersByTimeAsync(5000);
  expect([repair.mock.calls.length, state().ready]).toEqual([0, true]);
});

test("a newer version waits, and nothing that is kept is looked at for it", async () => {
  registration.active = new Worker("activated");
  await page.startOffline();
  const next = new Worker("installing");
  registration.installing = next;
  registration.dispatchEvent(new Event("updatefound"));
  registration.waiting = next;
  next.become("installed");
  expect([state().updateWaiting, repair.mock.calls.length]).toEqual([true, 0]);
});

test.each([
  ["something is missing", () => Promise.resolve({ repaired: [], wrong: ["a.js"], unregistered: false })],
  ["it does not answer", () => Promise.reject(new Error("no answer"))],
])("the site is not ready where %s", async (_, answer) => {
  repair.mockImplementation(answer);
  registration.active = new Worker("activated");
  await page.startOffline();
  await vi.advanceTimersByTimeAsync(5000);
  expect(state()).toEqual({ supported: true, ready: false, updateWaiting: false });
});

test.each([
  ["is refused", () => Promise.reject(new TypeError("no"))],
  ["gives nothing", () => Promise.resolve(undefined)],
])("a registration that %s means that nothing is kept", async (_, answer) => {
  register.mockImplementation(answer);
  await page.startOffline();
  expect(state()).toEqual({ supported: false, ready: false, updateWaiting: false });
});

test.each([
  ["lacks them", {}],
  ["has them undefined", { serviceWorker: undefined }],
  [
    "forbids to ask for them",
    {
      get serviceWorker() {
        throw new DOMException("no", "SecurityError");
      },
    },
  ],
])("a browser that %s keeps nothing, and is asked for nothing", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  vi.resetModules();
  page = await import("./service-worker");
  await page.startOffline();
  expect(state()).toEqual({ supported: false, ready: false, updateWaiting: false });
  expect(register).not.toHaveBeenCalled();
});
