import { beforeEach, expect, test, vi } from "vitest";
import { Engine } from "./engine";
import type { FromWorker } from "./messages";

const workers: FakeWorker[] = [];

class FakeWorker {
  onmessage: (event: { data: FromWorker }) => void = () => undefined;
  postMessage = vi.fn();
  terminate = vi.fn();

  says(...messages: FromWorker[]): void {
    for (const data of messages) this.onmessage({ data });
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

const ready: FromWorker = { type: "ready", build: "this" };

beforeEach(() => {
  workers.length = 0;
});

test("bytes that arrive while it starts are told", () => {
  const engine = new Engine();
  void engine.start();
  workers[0]?.says({ type: "bytes", loaded: 12 });
  expect(engine.state).toMatchObject({ at: "starting", step: "fetch", loaded: 12 });
});

test("what is fetched once it is ready makes it no less ready", async () => {
  const engine = new Engine();
  const started = engine.start();
  workers[0]?.says({ type: "step", step: "check" }, ready);
  await started;
  workers[0]?.says({ type: "bytes", loaded: 5_000_000 });
  expect(engine.state.at).toBe("ready");
});
