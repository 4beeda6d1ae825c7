// A match that both seats play at once, over an engine of a few lines: every act is logged with its time.
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { gated } from "../../../../testing/gated";
import { disk, emptyStore, storedLog } from "../../../../testing/store";
import type * as Client from "../../../door/client";
import type { BaseView, Legal, Save, Status } from "../../../door/door";
import { EngineFault, ThinkingFault } from "../../../engine/faults";
import { DoorError } from "../../../match/turns.testing";
import { inMemory } from "../../../saves/kept-match";
import { headOf } from "../../../saves/list";
import { matchAround } from "../../../saves/record";
import type { LiveMatch as Live, LiveRules, ScheduledAct } from "./live-match";

const SAVE: Save = {
  format: 1,
  game: "trump_fighter",
  options: {},
  seats: [{ name: "Aki" }, { name: "Ben" }],
  deal: {},
  log: [],
};

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
  if (action.card === "impossible") throw new DoorError("bad_action", "no such card");
  engine.log = [...engine.log, { ...action }];
  const seen = eyes === null ? { sight: sight() } : {};
  return { ok: true, ...engine.status(), entry: { ...action }, table: engine.view(), ...seen };
}

vi.mock("../../../saves/database", async (original) => (await import("../../../../testing/store")).heldBack(original));
vi.mock("../../../door/engine", () => ({ isReady: { value: true } }));
vi.mock("../../../door/client", () => ({
  DoorError,
  loadMatch: (save: Save) =>
    engine.answer(() => {
      engine.log = [...save.log];
      return engine.status();
    }),
  look: () => engine.answer(() => ({ view: engine.view(), legal: [], complete: true })),
  check: (_: string, { card }: Client.Action) =>
    engine.answer(() => (card === "wrong" ? { ok: false, refusal } : { ok: true })),
  sightOf: (view: View, { actions, complete }: Legal) => ({ view, legal: actions, complete }),
  rulesOf: () => 1,
  act: (_: string, action: Client.Action, eyes: Client.ActEyes) => engine.answer(() => act(action, eyes)),
  viewOf: (_: string, seat: number) => engine.answer(() => ({ seat })),
  closeMatch: async (match: string) => engine.closed.push(match),
}));
const ask = vi.hoisted(() => vi.fn());
vi.mock("../../../door/thinker", () => ({ thinker: { ask } }));
const { begin } = await import("../../../match/begin");
const { Controller, practised, stored } = await import("../../../match/controller");
const { LiveMatch } = await import("./live-match");

let live: Live<View>;
let scheduled: ScheduledAct | null;
let runs: boolean;
let changes: [string, Entry | null][];

const rules: LiveRules<View> = {
  runs: () => runs,
  scheduled: () => scheduled,
  changed: (stage, entry) => changes.push([stage.at, entry]),
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  Object.assign(engine, { log: [], asked: [], closed: [], fault: null, gate: Promise.resolve() });
  [scheduled, runs, changes] = [null, true, []];
  live = new LiveMatch(new Controller(practised(inMemory(matchAround(SAVE, "m")))), rules);
  await live.open();
});

afterEach(async () => {
  await live.close();
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
const kept = () => live.controller.match?.log;
const trouble = () => live.controller.trouble.value;

/** Plays a match that the database has from now on; returns its id. */
async function openStored(): Promise<string> {
  await emptyStore();
  const id = await begin(SAVE, {});
  live = new LiveMatch(new Controller(stored(headOf(id) ?? expect.fail())), rules);
  await live.open();
  return id;
}

/** Another tab, with its own code, undoes everything. */
async function takeBackElsewhere(id: string): Promise<void> {
  vi.resetModules();
  const other = await import("../../../saves/matches");
  await (await other.openMatch(id)).cut(0, () => ({}));
}

const logged = () => engine.log.map(({ seat, at }) => [seat ?? null, at]);
/** Let messages between tasks come through: the match waits for one before it asks the engine. */
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

/** Let some ms of the match pass, with everything due in them. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await tasks();
}

describe("acts", () => {
  test("are carried out in the order in which they happened, with whole ms", async () => {
    await Promise.all([live.submit(call(1, 30.9)), live.submit(call(0, 20.2)), live.submit(call(0, 40))]);
    expect(logged()).toEqual([
      [0, 20],
      [1, 30],
      [0, 40],
    ]);
  });

  test("that are late are logged at the match's last time", async () => {
    await live.submit(call(1, 30));
    await live.submit(call(0, 20));
    expect(logged()).toEqual([
      [1, 30],
      [0, 30],
    ]);
  });

  test("are stored before they show", async () => {
    const id = await openStored();
    const seen: unknown[] = [];
    live.stage.subscribe(() => seen.push(storedLog(id).length));
    const tell = disk.hold();
    const acting = live.submit(call(0, 10));
    await vi.waitFor(() => expect(storedLog(id)).toHaveLength(1));
    expect([seen, changes.at(-1)]).toEqual([[0], ["open", null]]);
    tell();
    await acting;
    expect(seen).toEqual([0, 1]);
    expect(changes.at(-1)).toEqual(["open", { do: "call", seat: 0, at: 10 }]);
  });

  test("that are refused notify their seat, every time, and change nothing", async () => {
    await live.submit(call(1, 10, "wrong"));
    expect(live.refused.value).toEqual({ seat: 1, refusal, number: 1 });
    await live.submit(call(1, 20, "wrong"));
    expect(live.refused.value?.number).toBe(2);
    await live.explain(0, { do: "move", card: "wrong" });
    expect(live.refused.value).toMatchObject({ seat: 0, number: 3 });
    await live.explain(0, { do: "move" });
    expect([live.refused.value?.number, kept()]).toEqual([3, []]);
  });

  test("end with the match, which shows its end", async () => {
    await Promise.all(Array.from({ length: OVER_AFTER + 2 }, (_, at) => live.submit(call(at % 2, at))));
    expect(live.stage.value).toMatchObject({ at: "over", status: { winners: [0] } });
    expect([kept()?.length, live.controller.head.over]).toEqual([OVER_AFTER, true]);
    await live.submit(call(0, 99));
    expect(kept()).toHaveLength(OVER_AFTER);
    live.cover();
    expect(live.covered.value).toBe(false);
  });
});

describe("the clock", () => {
  test("runs as the rules say, from the match's last time", async () => {
    expect(live.clock.running).toBe(true);
    await live.submit(call(0, 500));
    expect(live.clock.at()).toBe(500);
    runs = false;
    live.keepTime();
    expect(live.clock.running).toBe(false);
  });

  test("carries out due acts after the time in which earlier touches may still come", async () => {
    schedule("stall", 100);
    live.keepTime();
    await pass(124);
    expect(logged()).toEqual([]);
    await pass(5);
    expect(logged()).toEqual([[null, 100]]);
    expect(kept()).toEqual([{ do: "stall", at: 100 }]);
  });

  test("carries out immediate acts at once", async () => {
    schedule("resolve", 100, { immediate: true });
    live.keepTime();
    await pass(99);
    expect(logged()).toEqual([]);
    await pass(5);
    expect(logged()).toEqual([[null, 100]]);
  });

  test("comes before acts of the same time, and after earlier ones", async () => {
    schedule("stall", 100);
    await Promise.all([live.submit(call(0, 100)), live.submit(call(1, 99.5))]);
    expect(logged()).toEqual([
      [1, 99],
      [null, 100],
      [0, 100],
    ]);
  });

  test("does not repeat a refused act at once", async () => {
    scheduled = { at: 10, make: (at) => ({ do: "stall", at, card: "wrong" }) };
    live.keepTime();
    await pass(60);
    const asked = engine.asked.length;
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(4);
    expect([live.refused.value, kept()]).toEqual([null, []]);
  });
});

describe("the cover", () => {
  test("pauses everything until all players are back", async () => {
    live.cover();
    expect([live.covered.value, live.clock.running]).toEqual([true, false]);
    await live.submit(call(0, 10));
    expect(kept()).toEqual([]);
    live.isBack(0, [0, 1]);
    expect([live.covered.value, live.backAgain.value]).toEqual([true, [true]]);
    live.isBack(1, [0, 1]);
    expect([live.covered.value, live.clock.running]).toEqual([false, true]);
    live.isBack(1, [0, 1]);
    await live.submit(call(0, 10));
    expect(kept()).toHaveLength(1);
  });

  test("drops waiting acts, and notifies their callers", async () => {
    const open = engine.hold();
    const waiting = [live.submit(call(0, 10)), live.submit(call(1, 20))];
    await tasks();
    live.cover();
    open();
    await Promise.all(waiting);
    expect(logged()).toEqual([[0, 10]]);
    expect(kept()).toHaveLength(1);
  });

  test("covers a match that is opened after its start, and not a new one", async () => {
    expect(live.covered.value).toBe(false);
    await live.submit(call(0, 10));
    const again = new LiveMatch(live.controller, rules);
    await again.open();
    expect([again.covered.value, again.clock.at(), again.clock.running]).toEqual([true, 10, false]);
  });
});

describe("a fault", () => {
  test("of the engine's own opens the match again from its stored form", async () => {
    await live.submit(call(0, 10));
    engine.fault = new DoorError("internal", "the engine failed");
    await live.submit(call(1, 20));
    await tasks();
    expect(trouble()).toBe("internal");
    expect([live.stage.value.at, live.covered.value]).toEqual(["open", true]);
    live.isBack(0, [0]);
    await live.submit(call(1, 30));
    expect(kept()).toHaveLength(2);
  });

  test("of a dead engine leaves the table unchanged", async () => {
    engine.fault = new EngineFault("died", "out of memory");
    await live.submit(call(1, 20));
    await tasks();
    expect([trouble(), live.stage.value.at, kept()]).toEqual([null, "open", []]);
  });

  test("an act after another tab's is not stored, and the match is opened again as that tab left it", async () => {
    const id = await openStored();
    await live.submit(call(0, 10));
    await takeBackElsewhere(id);
    await live.submit(call(1, 20));
    await vi.waitFor(() => expect(trouble()).toBe("overwritten"));
    await vi.waitFor(() => expect(live.stage.value.at).toBe("open"));
    expect([storedLog(id), engine.log]).toEqual([[], []]);
  });

  test("a match that another tab continues is opened again as that tab left it", async () => {
    const id = await openStored();
    const stop = live.follow();
    await live.submit(call(0, 10));
    await takeBackElsewhere(id);
    await vi.waitFor(() => expect(trouble()).toBe("overwritten"));
    await vi.waitFor(() => expect(live.stage.value).toMatchObject({ at: "open", view: { log: [] } }));
    stop();
  });

  test("a match that can't be opened shows the reason", async () => {
    const { head } = live.controller;
    const other = new LiveMatch(new Controller(stored({ ...head, id: "nothing" })), rules);
    await other.open();
    expect(other.stage.value).toMatchObject({ at: "unreadable", reason: expect.stringContaining("missing") });
  });

  test("an answer for a match that has been opened again is dropped", async () => {
    const open = engine.hold();
    const acting = live.submit(call(0, 10));
    await tasks();
    const opening = live.open();
    open();
    await Promise.all([acting, opening]);
    expect(kept()).toEqual([]);
  });
});

test("an act that was stored after the match was opened again is part of that match's beginning", async () => {
  const id = await openStored();
  const tell = disk.hold();
  const acting = live.submit(call(0, 10));
  await vi.waitFor(() => expect(storedLog(id)).toHaveLength(1));
  await live.open();
  tell();
  await acting;
  expect([live.covered.value, live.clock.at()]).toEqual([true, 10]);
  expect(changes.filter(([, entry]) => entry !== null)).toEqual([]);
});

test("a machine is asked with its own view, at the match's time", async () => {
  ask.mockResolvedValue({ action: null, after_ms: 100 });
  await live.submit(call(0, 250));
  expect(await live.think(1, "even")).toEqual({ action: null, after_ms: 100 });
  expect(ask).toHaveBeenCalledWith({ seat: 1 }, "even", 250);
});

test("a machine that gives no answer is named, but not if the match has continued", async () => {
  ask.mockRejectedValue(new ThinkingFault("not_to_act"));
  expect([await live.think(1, "even"), live.silent.value]).toEqual([null, null]);
  ask.mockRejectedValue(new ThinkingFault("silent"));
  expect([await live.think(1, "even"), live.silent.value]).toEqual([null, { seat: 1, code: "silent" }]);
});

test("a machine has no answer from a dead engine", async () => {
  engine.fault = new EngineFault("died", "out of memory");
  expect([await live.think(1, "even"), live.silent.value]).toEqual([null, null]);
});

test("a match that is closed is closed in the engine too, and its record stays", async () => {
  await live.submit(call(0, 10));
  await live.close();
  expect([engine.closed, live.stage.value, kept()?.length]).toEqual([["m1"], { at: "opening" }, 1]);
});

test("a bot with an impossible act again, after the match was reopened, counts as one without an answer", async () => {
  const bots = [null, { level: "even", face: "1" }];
  const table = new LiveMatch<View>(new Controller(practised(inMemory(matchAround(SAVE, "m", { bots })))), rules);
  await table.open();
  await table.submit(call(1, 0, "impossible"));
  await vi.waitFor(() =>
    expect([table.controller.trouble.value, table.stage.value.at]).toEqual(["bad_action", "open"]),
  );
  expect(table.silent.value).toBeNull();
  await table.submit(call(1, 0, "impossible"));
  expect([table.silent.value, table.stage.value.at]).toEqual([{ seat: 1, code: "bad_action" }, "open"]);
  await table.close();
});
