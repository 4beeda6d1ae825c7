/** The worker's side: starts Python by the given way, then answers door requests one message at a time. */
import "./under-policy";
import { Downloads, Rest } from "./downloads";
import { faultOf } from "./faults";
import type { Asked, BootStep, FromWorker, StartOrder, ToWorker } from "./messages";
import { type Started, startPython } from "./start";

const scope = self as unknown as DedicatedWorkerGlobalScope;

/** Milliseconds after a start, by when the site is kept on a machine that visits it for the first time. */
const FETCH_REST_AFTER = 20_000;

let handle: Door | undefined;

const say = (message: FromWorker): void => scope.postMessage(message);

const step = (step: BootStep): void => say({ type: "step", step });

function fail(code: "boot" | "self-test" | "died", thrown: unknown): void {
  const { code: found, detail } = faultOf(code, thrown);
  say({ type: "fault", code: found, detail });
}

async function start(order: StartOrder): Promise<void> {
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

function answer({ id, requests }: Asked): void {
  try {
    const door = handle;
    if (!door) throw new Error("asked before it was ready");
    say({ type: "answers", id, answers: requests.map((request) => door(request)) });
  } catch (thrown) {
    fail("died", thrown); // the door catches all of Python's own faults: this is Python itself
  }
}

// Short matches through a separate door: one as a check, one to warm the interpreter up.

type Door = (request: string) => string;

interface Answer {
  readonly [key: string]: unknown;
}

function ask<T extends Answer>(door: Door, request: Answer): T {
  const answer = JSON.parse(door(JSON.stringify(request))) as T & { error?: { code: string; message: string } };
  if (answer.error) throw new Error(`${request.op}: ${answer.error.code}: ${answer.error.message}`);
  return answer;
}

interface Status extends Answer {
  match: string;
  over: boolean;
  log_length: number;
}

const SEED = 1;

function deal(door: Door): Status {
  const { games } = ask<{ games: { id: string; min_players: number }[] }>(door, { op: "catalog" });
  const game = games[0];
  if (!game) throw new Error("the engine knows no game");
  const seats = Array.from({ length: game.min_players }, (_, seat) => ({ name: `${seat + 1}` }));
  return ask(door, { op: "new", game: game.id, seats, options: {}, seed: SEED });
}

function playOn(door: Door, match: string): Status {
  const { actions } = ask<{ actions: Answer[] }>(door, { op: "legal", match, limit: 1 });
  ask(door, { op: "view", match, seat: 0 });
  return ask(door, { op: "act", match, action: actions[0] });
}

/** Deals, looks and acts; throws where anything is not as it must be. */
function selfTest(door: Door): void {
  const { match, log_length: before } = deal(door);
  const { log_length: after } = playOn(door, match);
  if (!(after > before)) throw new Error(`the log went from ${before} to ${after} entries`);
  ask(door, { op: "close", match });
}

const MOST_STEPS = 60;
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Plays a match action by action, giving way to messages: restored code runs slower for its first half second. */
async function warmUp(door: Door): Promise<void> {
  let status = deal(door);
  for (let step = 0; step < MOST_STEPS && !status.over; step++) {
    await pause();
    status = playOn(door, status.match);
  }
  ask(door, { op: "close", match: status.match });
}

scope.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "start") start(data).catch((thrown) => fail("died", thrown));
  else answer(data);
};
