/** The worker's side: starts Python by the way it is told, then answers door requests one message at a time. */

import "./under-policy";
import { Downloads } from "./downloads";
import { faultOf } from "./faults";
import type { BootStep, FromWorker, ToWorker } from "./messages";
import { Rest } from "./rest";
import { selfTest, warmUp } from "./self-test";
import { type Started, startPython } from "./start";

const scope = self as unknown as DedicatedWorkerGlobalScope;

/** Milliseconds after a start, by when the site is kept on a machine that visits it for the first time. */
const FETCH_REST_AFTER = 20_000;

let handle: ((request: string) => string) | undefined;

const say = (message: FromWorker): void => scope.postMessage(message);

const step = (step: BootStep): void => say({ type: "step", step });

function fail(code: "boot" | "self-test" | "died", thrown: unknown): void {
  const { code: found, detail } = faultOf(code, thrown);
  say({ type: "fault", code: found, detail });
}

async function start(order: Extract<ToWorker, { type: "start" }>): Promise<void> {
  const downloads = new Downloads(order.folder, (loaded) => say({ type: "bytes", loaded }));
  const rest = new Rest(order.folder);
  let engine: Started;
  try {
    engine = await startPython({ ...order, downloads, rest, step });
  } catch (thrown) {
    return fail("boot", thrown);
  }
  try {
    step("check");
    selfTest(engine.spare);
  } catch (thrown) {
    return fail("self-test", thrown);
  }
  handle = engine.handle;
  say({ type: "ready", build: engine.build });
  await warmUp(engine.spare);
  if (order.path === "snapshot") await downloads.keepUnpacked();
  setTimeout(() => rest.fetchAhead(downloads), FETCH_REST_AFTER);
}

function answer({ id, requests }: Extract<ToWorker, { type: "ask" }>): void {
  try {
    const door = handle;
    if (!door) throw new Error("asked before it was ready");
    say({ type: "answers", id, answers: requests.map((request) => door(request)) });
  } catch (thrown) {
    fail("died", thrown); // the door catches all of Python's own faults: this is Python itself
  }
}

scope.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") start(data).catch((thrown) => fail("died", thrown));
  else answer(data);
};
