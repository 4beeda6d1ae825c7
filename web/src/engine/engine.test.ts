import { beforeEach, describe, expect, test, vi } from "vitest";
import { Engine } from "./engine";
import { ANSWER_SECONDS, type FaultCode, FETCH_SECONDS, WORK_SECONDS } from "./faults";
import type { BootStep, FromWorker, ToWorker } from "./messages";

const workers: FakeWorker[] = [];

class FakeWorker {
  onmessage: (event: { data: FromWorker }) => void = () => undefined;
  onerror: (event: { preventDefault(): void; message?: string }) => void = () => undefined;
  postMessage = vi.fn<(message: ToWorker) => void>();
  terminate = vi.fn();

  says(...messages: FromWorker[]): void {
    for (const data of messages) this.onmessage({ data });
  }

  breaks(): void {
    this.onerror({ preventDefault: () => undefined });
  }
}

vi.mock("./manifest", () => ({ MANIFEST: { build: "this", folder: "engine" }, bytesFor: () => 9_000_000 }));
vi.mock("./worker.ts?worker&url", () => ({ default: "worker.js" }));
vi.mock("./own-scripts", () => ({
  startWorker: () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  },
}));

const READY: FromWorker[] = [
  { type: "step", step: "check" },
  { type: "ready", build: "this" },
];
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
  vi.stubGlobal("location", { ...location, reload });
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const latest = () => workers.at(-1) ?? expect.fail("no worker was started");
const move = (step: BootStep) => latest().says({ type: "step", step });

async function fault(code: FaultCode): Promise<void> {
  latest().says({ type: "fault", code, detail: "for a test" });
  await pass(0);
}

/** The ways by which all starts so far were tried. */
const ways = () =>
  workers.flatMap(({ postMessage }) => {
    const [order] = postMessage.mock.calls[0] ?? [];
    return order?.type === "start" ? [order.path] : [];
  });

/** An engine that has begun to start; its state shows the end of that. */
function begun(): Engine {
  const engine = new Engine();
  engine.start().catch(() => undefined);
  return engine;
}

/** The worker that was started last gets ready. */
async function isReady(): Promise<void> {
  latest().says(...READY);
  await pass(0);
}

async function started(): Promise<Engine> {
  const engine = begun();
  await isReady();
  return engine;
}

const failed = (code: FaultCode) => ({ at: "failed", fault: { code } });

test("bytes that arrive during the start are reported", () => {
  const engine = begun();
  latest().says({ type: "bytes", loaded: 12 });
  expect(engine.state).toMatchObject({ at: "starting", step: "fetch", loaded: 12 });
});

test("it stays ready during later downloads", async () => {
  const engine = await started();
  latest().says({ type: "bytes", loaded: 5_000_000 });
  expect(engine.state.at).toBe("ready");
});

test("after it is ready, it waits for no part of its start", async () => {
  const engine = await started();
  await pass(WORK_SECONDS.snapshot);
  expect(engine.state.at).toBe("ready");
});

test("a slow download does not count as stalled", async () => {
  const engine = begun();
  for (let loaded = 1; loaded < 4; loaded++) {
    await pass(FETCH_SECONDS - 1);
    latest().says({ type: "bytes", loaded });
  }
  expect(engine.state).toMatchObject({ at: "starting", path: "snapshot" });
});

describe("a start from the image", () => {
  const never = async () => {
    move("restore");
    await pass(WORK_SECONDS.snapshot);
  };
  const damaged = () => fault("boot");
  const breaks = async () => {
    move("restore");
    latest().breaks();
    await pass(0);
  };

  test.each([
    ["finds it damaged", "plain", damaged],
    ["fails its trial", "plain", () => fault("self-test")],
    ["never settles", "plain", never],
    ["breaks", "plain", breaks],
    ["misses its file", "snapshot", () => fault("download")],
    ["waits for its file in vain", "snapshot", () => pass(FETCH_SECONDS)],
  ])("that %s is followed by a plain one, and the way of the next visit is %s", async (_, next, fail) => {
    const engine = begun();
    await fail();
    await isReady();
    expect(engine.state).toMatchObject({ at: "ready", path: "plain" });
    expect(workers[0]?.terminate).toHaveBeenCalled();
    begun();
    expect(ways()).toEqual(["snapshot", "plain", next]);
  });

  test("in a browser that stores nothing is followed by a plain one too", async () => {
    vi.stubGlobal("localStorage", undefined);
    vi.stubGlobal("sessionStorage", undefined);
    const engine = begun();
    await damaged();
    await isReady();
    expect(engine.state).toMatchObject({ at: "ready", path: "plain" });
  });
});

describe("a start fails", () => {
  test("if no byte comes in either way", async () => {
    const engine = begun();
    await pass(2 * FETCH_SECONDS);
    expect([engine.state, ways()]).toMatchObject([failed("stalled"), ["snapshot", "plain"]]);
  });

  test("if the plain way exceeds its time limit, which is longer than an image's", async () => {
    const engine = begun();
    await fault("boot");
    move("restore");
    await pass(WORK_SECONDS.plain - 1);
    expect(engine.state).toMatchObject({ at: "starting", path: "plain" });
    await pass(1);
    expect(engine.state).toMatchObject(failed("stalled"));
  });

  test.each([
    ["an event", "no-worker", "", "worker-src"],
    ["Chrome's words", "wasm-compile", "violates the following Content Security policy directive", "script-src"],
    ["Firefox's words", "wasm-compile", "call to WebAssembly.compile() blocked by CSP", "script-src"],
  ] as const)("of a host that forbids a part, which %s tells, names that cause", async (_, code, detail, directive) => {
    if (!detail) document.documentElement.dataset.forbidden = directive;
    const engine = begun();
    latest().says({ type: "fault", code, detail });
    await pass(0);
    expect(engine.state).toMatchObject(failed("forbidden"));
    expect(engine.state.at === "failed" && engine.state.fault.detail).toContain(directive);
    delete document.documentElement.dataset.forbidden;
  });

  test.each<FaultCode>(["wasm-download", "wasm-compile"])("with %s, which no other way mends", async (code) => {
    const engine = begun();
    await fault(code);
    expect([engine.state, ways()]).toMatchObject([failed(code), ["snapshot"]]);
  });

  test("if the worker's script does not load", async () => {
    const engine = begun();
    latest().breaks();
    await pass(0);
    expect([engine.state, ways()]).toMatchObject([failed("no-worker"), ["snapshot"]]);
  });

  test("in a browser without WebAssembly, without starting a worker", async () => {
    vi.stubGlobal("WebAssembly", undefined);
    const engine = begun();
    await pass(0);
    expect([engine.state, ways()]).toMatchObject([failed("no-wasm"), []]);
  });

  test("with a worker of another build, if a reload has not helped", async () => {
    const meet = async () => {
      const engine = begun();
      latest().says({ type: "ready", build: "another" });
      await pass(0);
      return engine.state;
    };
    await meet();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(await meet()).toMatchObject(failed("mismatch"));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe("an engine that runs", () => {
  test("and gives no answer is given up, and a new one answers", async () => {
    const engine = await started();
    const unanswered = engine.ask([{ op: "catalog" }]).catch(({ code }) => code);
    await pass(ANSWER_SECONDS - 1);
    expect(engine.state.at).toBe("ready");
    await pass(1);
    expect([await unanswered, engine.state]).toMatchObject(["silent", failed("silent")]);
    engine.restart();
    await isReady();
    const answered = engine.ask([{ op: "catalog" }, { op: "status" }]);
    await pass(0);
    latest().says({ type: "answers", id: 0, answers: ["1", "[2]"] });
    expect(await answered).toEqual([1, [2]]);
  });

  test("and breaks down is given up at once", async () => {
    const engine = await started();
    latest().breaks();
    expect(engine.state).toMatchObject(failed("died"));
  });
});
