import { beforeEach, expect, test, vi } from "vitest";
import type { Repaired } from "../engine/messages";

const repair = vi.fn<(worker: EventTarget) => Promise<Repaired>>();
const register = vi.fn<() => Promise<unknown>>();
vi.mock("../engine/repair", async (original) => ({ ...(await original<object>()), repair }));
vi.mock("../engine/manifest", () => ({ MANIFEST: { build: "this" } }));
vi.mock("../engine/own-scripts", () => ({ registerServiceWorker: register }));

/** The browser's interface to service workers: `controller` answers the page. */
class Container extends EventTarget {
  controller: Worker | null = null;

  answerWith(worker: Worker): void {
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
  }
}

class Worker extends EventTarget {
  readonly told: { type: string }[] = [];

  /** @param folder below the page's */
  constructor(
    public state: string,
    private readonly folder = "./",
  ) {
    super();
  }

  get scriptURL(): string {
    return new URL(`${this.folder}sw.js`, document.baseURI).href;
  }

  postMessage(message: { type: string }): void {
    this.told.push(message);
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  readonly update = vi.fn(async () => undefined);
  active: Worker | null = null;
  waiting: Worker | null = null;
  installing: Worker | null = null;
}

let registration: Registration;
let container = new Container();
let page: typeof import("./service-worker");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  repair.mockResolvedValue({ repaired: [], wrong: [], unregistered: false });
  registration = new Registration();
  container = new Container();
  register.mockResolvedValue(registration);
  vi.stubGlobal("navigator", { serviceWorker: container });
  page = await import("./service-worker");
});

const state = () => page.offline.value;
const STATE = { supported: true, ready: false, failed: false, updateWaiting: false };

/** A later visit: the service worker answers from the beginning. */
function answered(): Worker {
  registration.active = new Worker("activated");
  container.controller = registration.active;
  return registration.active;
}

/** The first visit, on which the service worker takes everything in. */
async function installed(): Promise<Worker> {
  const first = new Worker("installing");
  registration.installing = first;
  await page.startOffline();
  first.become("installed");
  registration.active = first;
  first.become("activating");
  first.become("activated");
  return first;
}

test("stored files are checked once, and not while the first table opens", async () => {
  const worker = answered();
  await page.startOffline();
  await vi.advanceTimersByTimeAsync(2000);
  expect(repair).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(repair.mock.calls).toEqual([[worker, false]]);
  expect(state()).toEqual({ ...STATE, ready: true });
});

test("a version that has just come was stored in full, and is not checked again", async () => {
  const first = await installed();
  container.answerWith(first);
  await vi.advanceTimersByTimeAsync(5000);
  expect([repair.mock.calls.length, state().ready]).toEqual([0, true]);
});

test("a first visit is ready when the service worker answers it, as requested after all files are stored", async () => {
  const first = await installed();
  expect(first.told).toEqual([{ type: "CLAIM", script: expect.stringContaining("service-worker") }]);
  expect([state().ready, page.isNews.value]).toEqual([false, false]);
  container.answerWith(first);
  expect([state().ready, page.isNews.value, page.isReplaced.value]).toEqual([true, true, false]);
});

test("a version that replaces another lacks the files of this page", async () => {
  const first = await installed();
  container.answerWith(first);
  const next = new Worker("installed");
  container.answerWith(next);
  expect([state().ready, page.isReplaced.value]).toEqual([false, true]);
});

test.each([
  ["the first version", false],
  ["a newer version", true],
])("it is said that %s did not come in whole, until one does", async (_, isLater) => {
  if (isLater) answered();
  registration.installing = new Worker("installing");
  const { installing } = registration;
  await page.startOffline();
  installing.become("redundant");
  expect(state().failed).toBe(true);
  registration.installing = new Worker("installing");
  registration.dispatchEvent(new Event("updatefound"));
  registration.installing.become("installed");
  expect(state().failed).toBe(false);
});

test("a newer version that has failed before the page could hear of it is tried again, and mentioned", async () => {
  answered();
  registration.update.mockImplementation(async () => {
    registration.installing = new Worker("installing");
    registration.dispatchEvent(new Event("updatefound"));
    registration.installing.become("redundant");
  });
  await page.startOffline();
  expect(state().failed).toBe(true);
});

test("below another copy of the site, a tab is ready once its own service worker answers it", async () => {
  const outer = new Worker("activated", "elsewhere/");
  container.controller = outer;
  vi.resetModules();
  page = await import("./service-worker");
  const own = await installed();
  expect([own.told.length, outer.told.length, state().ready]).toEqual([1, 0, false]);
  container.answerWith(outer);
  expect([state().ready, page.isNews.value]).toEqual([false, false]);
  container.answerWith(own);
  expect([state().ready, page.isNews.value, page.isReplaced.value]).toEqual([true, true, false]);
});

test("a replaced version has not failed", async () => {
  const first = await installed();
  first.become("redundant");
  expect(state().failed).toBe(false);
});

const HOURS = 60 * 60 * 1000;

test("a page that is never closed asks for a newer version at its start and after some hours, once", async () => {
  answered();
  await page.startOffline();
  for (const [hours, asked] of [
    [0, 1],
    [1, 1],
    [6, 2],
    [1, 2],
    [6, 3],
  ] as const) {
    vi.setSystemTime(Date.now() + hours * HOURS);
    await page.lookForNewer();
    expect(registration.update.mock.calls.length).toBe(asked);
  }
});

test("a check for a newer version that fails is repeated the next time", async () => {
  answered();
  registration.update.mockRejectedValueOnce(new TypeError("no network"));
  await page.startOffline();
  await page.lookForNewer();
  await page.lookForNewer();
  expect(registration.update.mock.calls.length).toBe(2);
});

test("a newer version waits, and no stored file is checked for it", async () => {
  answered();
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
  answered();
  await page.startOffline();
  await vi.advanceTimersByTimeAsync(5000);
  expect(state()).toEqual(STATE);
});

test("a registration that is refused means that nothing is kept", async () => {
  register.mockImplementation(async () => null);
  await page.startOffline();
  expect(state()).toEqual({ ...STATE, supported: false });
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
  expect(state()).toEqual({ ...STATE, supported: false });
  expect(register).not.toHaveBeenCalled();
});
