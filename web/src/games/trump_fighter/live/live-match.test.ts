// A match that both seats play at once, over an engine of a few lines: every act is logged with its time.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Disk, useDisk } from "../../../../testing/disk";
import { gated } from "../../../../testing/gated";
import type * as Client from "../../../door/client";
import type { BaseView, Legal, Save, Status } from "../../../door/door";
import { EngineFault, ThinkingFault } from "../../../engine/faults";
import { DoorError } from "../../../match/turns.testing";
import { create, recordOf, takeBack } from "../../../saves/records";
import type { LiveRules, ScheduledAct, LiveMatch as Session } from "./live-match";
import { SAVE } from "./save.testing";

type Entry = Save["log"][number];
interface View extends BaseView {
  readonly at: number;
}

const OVER_AFTER = 6;

const engine = {
  log: [] as Entry[],
  asked: [] as unknown[],
  closed: [] as string[],
  ...gated(),

  status(): Status {
    const over = this.log.length >= OVER_AFTER;
    const base = { match: "m1", game: "trump_fighter", phase: "battle", scores: [0, 0], undoable: false };
    return { ...base, to_act: over ? [] : [0, 1], over, winners: over ? [0] : [], log_length: this.log.length };
  },

  view: () => ({ at: Number(engine.log.at(-1)?.at ?? 0), log: engine.log }) as unknown as View,
};

const refusal = { clause: "trump_fighter 2.3", code: "no_card", params: {} };
const sight = () => ({ view: engine.view(), actions: [], complete: true });

function act(action: Client.Action, eyes: Client.ActEyes) {
  engine.asked.push(action);
  if (action.card === "wrong") return { ok: false, refusal };
  engine.log = [...engine.log, { ...action }];
  const seen = eyes === null ? { sight: sight() } : {};
  return { ok: true, ...engine.status(), entry: { ...action }, ...seen };
}

const journal = gated();
vi.mock("../../../saves/journal", async (original) => {
  const { keep, ...others } = await original<typeof import("../../../saves/journal")>();
  return { ...others, keep: (...given: Parameters<typeof keep>) => journal.answer(() => keep(...given)) };
});
vi.mock("../../../door/engine", () => ({ isReady: { value: true } }));
vi.mock("../../../door/client", () => ({
  DoorError,
  loadMatch: (save: Save) =>
    engine.answer(() => {
      engine.log = [...save.log];
      return engine.status();
    }),
  sightOf: (view: View, { actions, complete }: Legal) => ({ view, legal: actions, complete }),
  look: () => engine.answer(() => ({ view: engine.view(), legal: [], complete: true })),
  check: (_: string, { card }: Client.Action) =>
    engine.answer(() => (card === "wrong" ? { ok: false, refusal } : { ok: true })),
  act: (_: string, action: Client.Action, eyes: Client.ActEyes) => engine.answer(() => act(action, eyes)),
  viewOf: (_: string, seat: number) => engine.answer(() => ({ seat })),
  closeMatch: async (match: string) => engine.closed.push(match),
}));
const ask = vi.hoisted(() => vi.fn());
vi.mock("../../../door/thinker", () => ({ thinker: { ask } }));
const { LiveMatch } = await import("./live-match");

let disk: Disk;
let id: string;
let session: Session<View>;
let scheduled: ScheduledAct | null;
let runs: boolean;
let changes: [string, Entry | null][];

const rules: LiveRules<View> = {
  time: ({ at }) => at,
  runs: () => runs,
  scheduled: () => scheduled,
  changed: (stage, entry) => changes.push([stage.at, entry]),
};

beforeEach(async () => {
  disk = useDisk();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  Object.assign(engine, { log: [], asked: [], closed: [], fault: null, gate: Promise.resolve() });
  [scheduled, runs, changes] = [null, true, []];
  id = await create(SAVE, 1);
  session = new LiveMatch(id, rules);
  await session.open();
});

afterEach(async () => {
  await session.close();
  vi.useRealTimers();
});

const call = (seat: number | null, at: number, card = "") => ({
  seat,
  at,
  make: (time: number): Client.Action => ({
    do: "call",
    ...(seat !== null && { seat }),
    at: time,
    ...(card && { card }),
  }),
});
const stored = () => recordOf(id)?.save.log;
const logged = () => engine.log.map(({ seat, at }) => [seat ?? null, at]);
/** Let messages between tasks come through: the session waits for one before it asks the engine. */
async function tasks(): Promise<void> {
  for (let count = 0; count < 4; count += 1) {
    const { port1, port2 } = new MessageChannel();
    await new Promise<void>((resolve) => {
      port1.onmessage = () => resolve(port1.close());
      port2.postMessage(null);
    });
  }
}
/** Let the clock bring this about at a time, once. */
function schedule(what: string, at: number, more: Partial<ScheduledAct> = {}): void {
  const make = (time: number): Client.Action => {
    scheduled = null;
    return { do: what, at: time };
  };
  scheduled = { at, make, ...more };
}

/** Let so many ms of the match pass, and what they bring about happen. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await tasks();
}

describe("acts", () => {
  test("are carried out in the order in which they happened, with whole ms", async () => {
    await Promise.all([session.submit(call(1, 30.9)), session.submit(call(0, 20.2)), session.submit(call(0, 40))]);
    expect(logged()).toEqual([
      [0, 20],
      [1, 30],
      [0, 40],
    ]);
  });

  test("that are late are logged at the match's last time", async () => {
    await session.submit(call(1, 30));
    await session.submit(call(0, 20));
    expect(logged()).toEqual([
      [1, 30],
      [0, 30],
    ]);
  });

  test("are stored before anything of them shows", async () => {
    const seen: unknown[] = [];
    session.stage.subscribe(() => seen.push(stored()?.length));
    await session.submit(call(0, 10));
    expect(seen).toEqual([0, 1]);
    expect(changes.at(-1)).toEqual(["open", { do: "call", seat: 0, at: 10 }]);
  });

  test("that are refused say so to their seat, each anew, and change nothing", async () => {
    await session.submit(call(1, 10, "wrong"));
    expect(session.refused.value).toEqual({ seat: 1, refusal, number: 1 });
    await session.submit(call(1, 20, "wrong"));
    expect(session.refused.value?.number).toBe(2);
    await session.explain(0, { do: "move", card: "wrong" });
    expect(session.refused.value).toMatchObject({ seat: 0, number: 3 });
    await session.explain(0, { do: "move" });
    expect([session.refused.value?.number, stored()]).toEqual([3, []]);
  });

  test("end with the match, which shows its end", async () => {
    await Promise.all(Array.from({ length: OVER_AFTER + 2 }, (_, at) => session.submit(call(at % 2, at))));
    expect(session.stage.value).toMatchObject({ at: "over", status: { winners: [0] } });
    expect([stored()?.length, recordOf(id)?.over]).toEqual([OVER_AFTER, true]);
    await session.submit(call(0, 99));
    expect(stored()).toHaveLength(OVER_AFTER);
    session.cover();
    expect(session.covered.value).toBe(false);
  });
});

describe("the clock", () => {
  test("runs as the rules say, from the match's last time", async () => {
    expect(session.clock.running).toBe(true);
    await session.submit(call(0, 500));
    expect(session.clock.at()).toBe(500);
    runs = false;
    session.keepTime();
    expect(session.clock.running).toBe(false);
  });

  test("brings about what is due, once touches from before that may still come have had their time", async () => {
    schedule("stall", 100);
    session.keepTime();
    await pass(124);
    expect(logged()).toEqual([]);
    await pass(5);
    expect(logged()).toEqual([[null, 100]]);
    expect(stored()).toEqual([{ do: "stall", at: 100 }]);
  });

  test("lets what is immediate happen at once", async () => {
    schedule("resolve", 100, { immediate: true });
    session.keepTime();
    await pass(99);
    expect(logged()).toEqual([]);
    await pass(5);
    expect(logged()).toEqual([[null, 100]]);
  });

  test("comes before acts of the same time, and after earlier ones", async () => {
    schedule("stall", 100);
    await Promise.all([session.submit(call(0, 100)), session.submit(call(1, 99.5))]);
    expect(logged()).toEqual([
      [1, 99],
      [null, 100],
      [0, 100],
    ]);
  });

  test("does not ask at once again for what was refused", async () => {
    scheduled = { at: 10, make: (at) => ({ do: "stall", at, card: "wrong" }) };
    session.keepTime();
    await pass(60);
    const asked = engine.asked.length;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(4);
    expect([session.refused.value, stored()]).toEqual([null, []]);
  });
});

describe("the cover", () => {
  test("lets everything stand still until all who play are back", async () => {
    session.cover();
    expect([session.covered.value, session.clock.running]).toEqual([true, false]);
    await session.submit(call(0, 10));
    expect(stored()).toEqual([]);
    session.isBack(0, [0, 1]);
    expect([session.covered.value, session.backAgain.value]).toEqual([true, [true]]);
    session.isBack(1, [0, 1]);
    expect([session.covered.value, session.clock.running]).toEqual([false, true]);
    session.isBack(1, [0, 1]);
    await session.submit(call(0, 10));
    expect(stored()).toHaveLength(1);
  });

  test("drops what waits, and tells whoever waits for it", async () => {
    const open = engine.hold();
    const waiting = [session.submit(call(0, 10)), session.submit(call(1, 20))];
    await tasks();
    session.cover();
    open();
    await Promise.all(waiting);
    expect(logged()).toEqual([[0, 10]]);
    expect(stored()).toHaveLength(1);
  });

  test("lies over a match that is opened in its course, and not over a new one", async () => {
    expect(session.covered.value).toBe(false);
    await session.submit(call(0, 10));
    const again = new LiveMatch(id, rules);
    await again.open();
    expect([again.covered.value, again.clock.at(), again.clock.running]).toEqual([true, 10, false]);
  });
});

describe("what goes wrong", () => {
  test("an engine's fault of its own has the match opened anew from what is stored", async () => {
    await session.submit(call(0, 10));
    engine.fault = new DoorError("internal", "the engine failed");
    await session.submit(call(1, 20));
    await tasks();
    expect(session.trouble.value).toBe("internal: the engine failed");
    expect([session.stage.value.at, session.covered.value]).toEqual(["open", true]);
    session.isBack(0, [0]);
    await session.submit(call(1, 30));
    expect(stored()).toHaveLength(2);
  });

  test("a dead engine leaves the table as it is", async () => {
    engine.fault = new EngineFault("died", "out of memory");
    await session.submit(call(1, 20));
    await tasks();
    expect([session.trouble.value, session.stage.value.at, stored()]).toEqual([null, "open", []]);
  });

  test("an act behind another tab's is not stored, and the match is opened again as that tab left it", async () => {
    await session.submit(call(0, 10));
    await takeBack(id, { ...engine.status(), log_length: 0 }, 0, 0);
    await session.submit(call(1, 20));
    await vi.waitFor(() => expect(session.trouble.value).toBe("overwritten"));
    await vi.waitFor(() => expect(session.stage.value.at).toBe("open"));
    expect([stored(), engine.log]).toEqual([[], []]);
  });

  test("a match that can't be opened says why", async () => {
    const other = new LiveMatch("nothing", rules);
    await other.open();
    expect(other.stage.value).toMatchObject({ at: "unreadable", reason: expect.stringContaining("missing") });
  });

  test("an answer for a match that has been opened again is dropped", async () => {
    const open = engine.hold();
    const acting = session.submit(call(0, 10));
    await tasks();
    const opening = session.open();
    open();
    await Promise.all([acting, opening]);
    expect(stored()).toEqual([]);
  });
});

test("an act that was stored only after the match had been opened again does not show", async () => {
  const flush = journal.hold();
  const acting = session.submit(call(0, 10));
  await tasks();
  expect([logged(), stored()]).toEqual([[[0, 10]], []]);
  await session.open();
  flush();
  await acting;
  expect(stored()).toHaveLength(1);
  expect([changes.filter(([, entry]) => entry !== null), session.clock.at()]).toEqual([[], 0]);
});

test("a machine is asked with its own view, at the match's time", async () => {
  ask.mockResolvedValue({ action: null, after_ms: 100 });
  await session.submit(call(0, 250));
  expect(await session.think(1, "even")).toEqual({ action: null, after_ms: 100 });
  expect(ask).toHaveBeenCalledWith({ seat: 1 }, "even", 250);
});

test("a machine that gives no answer is named; that the match has gone on is no fault of its", async () => {
  ask.mockRejectedValue(new ThinkingFault("not_to_act"));
  expect([await session.think(1, "even"), session.silent.value]).toEqual([null, null]);
  ask.mockRejectedValue(new ThinkingFault("silent"));
  expect([await session.think(1, "even"), session.silent.value]).toEqual([null, { seat: 1, code: "silent" }]);
});

test("a machine has no answer from a dead engine", async () => {
  engine.fault = new EngineFault("died", "out of memory");
  expect([await session.think(1, "even"), session.silent.value]).toEqual([null, null]);
});

test("a session that is closed is forgotten by the engine, and its record stays", async () => {
  await session.submit(call(0, 10));
  await session.close();
  expect([engine.closed, session.stage.value, stored()?.length]).toEqual([["m1"], { at: "opening" }, 1]);
  expect(disk.length).toBeGreaterThan(0);
});
