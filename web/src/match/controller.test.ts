// One match in hand, over an engine of a few lines: its opening, and the times of its storing.
import { effect } from "@preact/signals";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { disk, emptyStore, moments, storedLog, storedRow } from "../../testing/store";
import type { Save } from "../door/door";
import { Ended } from "../door/epoch";
import type { Changes, Head } from "../saves/record";
import type { Controller as Match } from "./controller";
import { client, DoorError, DRAW, engine, LAST, PLAY, SAVE, WRONG } from "./turns.testing";

vi.mock("../door/engine", () => ({ isReady: { value: true } }));
vi.mock("../door/client", async () => (await import("./turns.testing")).client);
vi.mock("../saves/database", async (original) => (await import("../../testing/store")).heldBack(original));
const { begin, deal } = await import("./begin");
const { Controller, practised, stored } = await import("./controller");
const { OVERWRITTEN, reasonOf, wasCut } = await import("./opening");
const { aside } = await import("../saves/aside");
const { removeDocument } = await import("../saves/documents");
const { readDocuments } = await import("../saves/documents");
const { inMemory } = await import("../saves/kept-match");
const { headOf } = await import("../saves/list");
const { readMatch } = await import("../saves/matches");
const { isOpened, openDeal, opened } = await import("../saves/opened");
const { matchAround, textOf } = await import("../saves/record");

let storage: Awaited<ReturnType<typeof emptyStore>>;
let match: Match;

/** The stored match, on a separate screen. */
const laid = (id = match.id) => new Controller(stored(headOf(id) ?? expect.fail()));

async function open(log: Save["log"], changes: Changes = {}): Promise<void> {
  match = laid(await begin({ ...SAVE, log }, { rules: 1, ...changes }));
  await match.open();
}

beforeEach(async () => {
  storage = await emptyStore();
  engine.reset();
  wasCut.value = null;
  await readDocuments();
  await open([]);
});

const row = () => storedRow(match.id) as unknown as Head;
const log = () => storedLog(match.id);
const act = (action: Parameters<Match["act"]>[0] = PLAY, seat = 0) => match.act(action, seat, "seat");
const faultOf = (task: Promise<unknown>) => task.then(() => null, reasonOf);

/** The code of another tab, with the match in hand. */
async function elsewhere() {
  vi.resetModules();
  return (await import("../saves/matches")).openMatch(match.id);
}

describe("a match that is opened", () => {
  test("is loaded into the engine from its stored form", async () => {
    await act();
    expect(await match.open()).toMatchObject({ status: { log_length: 1, to_act: [1] }, table: undefined });
    expect(client.loadMatch).toHaveBeenLastCalledWith({ ...SAVE, log: [PLAY] });
    expect(wasCut.value).toBeNull();
  });

  test("again replaces its copy in the engine", async () => {
    await act();
    expect((await match.open()).status.match).toBe("m2");
    expect(engine.closed).toEqual(["m1"]);
  });

  test("right after its deal is not loaded, and is later", async () => {
    client.loadMatch.mockClear();
    match = laid(await deal("a_game", ["Aki", "Ben", "Chie"], {}, {}));
    expect(await match.open()).toMatchObject({
      status: { match: `m${engine.loaded}` },
      table: { seat: null, log: [] },
    });
    expect(client.loadMatch).not.toHaveBeenCalled();
    await act();
    expect(log()).toEqual([PLAY]);
    await laid().open();
    expect(client.loadMatch).toHaveBeenCalledOnce();
  });

  test.each([
    ["is opened so where the rules replay that", PLAY],
    ["is not where they don't", WRONG],
  ])("of which local storage has more than the database %s", async (_, entry) => {
    const known = (await readMatch(match.id)) ?? expect.fail();
    const head = { ...known.head, revision: 9, logRevision: 9, length: 1 };
    storage.setItem(`tefuda:1:match:${match.id}`, JSON.stringify(textOf({ ...known, head, log: [entry] })));
    expect((await match.open()).status.log_length).toBe(entry === PLAY ? 1 : 0);
    expect([...engine.matches.keys()]).toEqual([`m${engine.loaded}`]);
  });

  test("is cut at the entry that the rules refuse, and a full copy is set aside", async () => {
    await open([DRAW, PLAY, WRONG, PLAY], { seen: [4, 1, 2] });
    expect(wasCut.value).toEqual({ id: match.id, entry: 2, reason: "2.3" });
    expect([log(), row().seen]).toEqual([
      [DRAW, PLAY],
      [2, 1, 2],
    ]);
    expect(JSON.parse(aside.value[0]?.text ?? "").log).toEqual([DRAW, PLAY, WRONG, PLAY]);
    await act(DRAW, 1);
    expect(log()).toEqual([DRAW, PLAY, DRAW]);
  });

  test("is not cut if no copy can be set aside, and the reason is shown", async () => {
    match = laid(await begin({ ...SAVE, log: [WRONG] }, {}));
    storage.room = storage.used;
    const transaction = IDBDatabase.prototype.transaction;
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (this: IDBDatabase, stores, ...more) {
      if ([stores].flat().includes("documents")) throw new DOMException("full", "QuotaExceededError");
      return transaction.call(this, stores, ...more);
    });
    expect(await faultOf(match.open())).toBe("2.3");
    expect([log(), wasCut.value]).toEqual([[WRONG], null]);
    vi.restoreAllMocks();
    for (const { name } of aside.value) await removeDocument(name); // memory alone has it
  });

  test.each([
    ["under other rules is not cut, and why is said", 1, "other_rules"],
    ["under the rules of today is cut as any other", 2, null],
  ])("that ended %s", async (_, rules, reason) => {
    match = laid(await begin({ ...SAVE, log: [PLAY, WRONG] }, { rules, over: true, print: "p" }));
    expect(await faultOf(match.open())).toBe(reason);
    expect([log().length, row().over, aside.value.length]).toEqual(reason ? [2, true, 0] : [1, false, 1]);
  });

  test("is not cut for an error that concerns all of it", async () => {
    await act();
    client.loadMatch.mockRejectedValueOnce(new DoorError("bad_deal", "no such deal"));
    expect(await faultOf(laid().open())).toBe("bad_deal");
    expect(log()).toEqual([PLAY]);
  });

  test("and left too early is closed in the engine", async () => {
    const loaded = engine.hold();
    const opening = match.open();
    await vi.waitFor(() => expect(client.loadMatch).toHaveBeenCalledTimes(2));
    await Promise.all([match.close(), loaded()]);
    await expect(opening).rejects.toThrow(Ended);
    expect(engine.closed).toEqual(["m1", "m2"]);
  });

  test("in this tab's memory is not set aside if the rules refuse it", async () => {
    match = new Controller(practised(inMemory(matchAround({ ...SAVE, log: [WRONG] }, "practice"))));
    expect(await faultOf(match.open())).toBe("2.3");
    expect([aside.value, wasCut.value]).toEqual([[], null]);
  });
});

describe("an action", () => {
  test("is stored with the entries that its seat had seen, before its answer comes", async () => {
    const tell = disk.hold();
    let isAnswered = false;
    const acting = act(DRAW).then(() => (isAnswered = true));
    await vi.waitFor(() => expect(log()).toEqual([DRAW]));
    await moments(20);
    expect(isAnswered).toBe(false);
    tell();
    await acting;
    await act();
    await act(DRAW, 1);
    expect(row()).toMatchObject({ seen: [1, 2, 0], over: false, outcome: null, length: 3 });
  });

  test("that ends the match stores the outcome, and an undo stores that the match runs", async () => {
    for (let plays = 0; plays < LAST; plays += 1) await act(PLAY, plays % 3);
    const outcome = { winners: [0], scores: [0, 0, 0], standing: [] };
    expect(row()).toMatchObject({ over: true, outcome, print: expect.stringMatching(/^6-/) });
    await match.takeBack(LAST - 1, 2, 1);
    expect(row()).toMatchObject({ over: false, outcome: null, print: "", length: LAST - 1 });
  });

  test("has no effect if its match was left before the engine's answer", async () => {
    const answer = engine.hold();
    const acting = act();
    const closing = match.close();
    answer();
    await expect(acting).rejects.toThrow(Ended);
    await closing;
    await moments(80);
    expect([log(), engine.closed]).toEqual([[], ["m1"]]);
  });

  test("is stored, without another effect, if its match was left during the write", async () => {
    const tell = disk.hold();
    const acting = act();
    await vi.waitFor(() => expect(log()).toEqual([PLAY]));
    match.leave();
    tell();
    await expect(acting).rejects.toThrow(Ended);
    expect(await laid().open()).toMatchObject({ status: { log_length: 1 } });
  });

  test("counts the time since the last one, except long pauses", async () => {
    const now = vi.spyOn(Date, "now").mockReturnValue(1_000_000);
    await open([], { played: 7 });
    for (const later of [1_020_000, 9_000_000, 8_000_000]) {
      now.mockReturnValue(later);
      await act(DRAW);
    }
    expect(row()).toMatchObject({ played: 7 + 20_000 + 300_000, touched: 8_000_000 });
    await open([]);
    await act();
    expect(row().played).toBeNull();
  });
});

describe("a deal", () => {
  const end = async () => {
    for (let plays = 0; plays < LAST; plays += 1) await act(PLAY, plays % 3);
  };
  const isOpen = () => isOpened(headOf(match.id) ?? expect.fail());

  test("counts as opened from the end of its match, and that match counts", async () => {
    await act();
    expect(opened.value.has(row().dealt)).toBe(false);
    await match.open();
    for (let plays = 1; plays < LAST; plays += 1) await act(PLAY, plays % 3);
    expect([opened.value.has(row().dealt), isOpen()]).toEqual([true, false]);
  });

  test("counts as opened when a finished match is viewed", async () => {
    await open(Array(LAST).fill(PLAY), { over: true });
    expect([opened.value.has(row().dealt), isOpen()]).toEqual([true, false]);
  });

  test("that was opened before does not count, even if the clock was set back since then", async () => {
    await openDeal(row().dealt);
    vi.spyOn(Date, "now").mockReturnValue(5);
    expect(isOpen()).toBe(true);
    await end();
    expect([row().over, isOpen()]).toEqual([true, true]);
  });

  test("of a lesson is never recorded as opened", async () => {
    const dealt = "lesson";
    match = new Controller(practised(inMemory(matchAround({ ...SAVE, log: Array(LAST).fill(PLAY) }, "m", { dealt }))));
    await match.open();
    expect(opened.value.has(dealt)).toBe(false);
  });
});

describe("taking back", () => {
  test("removes several entries in one transaction, and restores their seat's mark", async () => {
    for (const _ of [1, 2, 3]) await act(DRAW);
    const transaction = vi.spyOn(IDBDatabase.prototype, "transaction");
    expect(await match.takeBack(1, 0, 1)).toMatchObject({ log_length: 1 });
    expect(transaction.mock.calls.filter(([, mode]) => mode === "readwrite")).toHaveLength(1);
    expect(client.undo.mock.calls).toEqual([[`m${engine.loaded}`, 2]]);
    expect([log(), row().seen, row().logRevision]).toEqual([[DRAW], [1, 0, 0], 4]);
  });

  test("stores nothing after another tab's action", async () => {
    await act(DRAW);
    await (await elsewhere()).append(PLAY, () => ({}));
    expect(await faultOf(match.takeBack(0, 0, 0))).toBe(OVERWRITTEN);
    expect(log()).toEqual([DRAW, PLAY]);
  });
});

describe("a change that another tab stores", () => {
  test("is reported if it is in the log, and not if it is only in the head", async () => {
    const changed = vi.fn(async () => undefined);
    const stop = match.whenOverwritten(changed);
    await act();
    await (await elsewhere()).change(() => ({ title: "Ours" }));
    await moments(200);
    expect([changed.mock.calls, match.trouble.value]).toEqual([[], null]);
    await (await elsewhere()).append(DRAW, () => ({}));
    await vi.waitFor(() => expect(changed).toHaveBeenCalledOnce());
    expect(match.trouble.value).toBe(OVERWRITTEN);
    stop();
    await (await elsewhere()).append(DRAW, () => ({}));
    await moments(200);
    expect(changed).toHaveBeenCalledOnce();
  });

  describe("while this tab opens the match", () => {
    test("is on the table immediately, if it comes while the engine loads", async () => {
      const other = await elsewhere();
      const next = laid();
      const release = engine.hold();
      const opening = next.open();
      await moments(40);
      await other.append(PLAY, () => ({}));
      release();
      expect((await opening).status.log_length).toBe(1);
      expect(next.match?.log).toEqual([PLAY]);
    });

    test("is on the table immediately, if it comes just after this tab's check", async () => {
      const other = await elsewhere();
      const source = stored(headOf(match.id) ?? expect.fail());
      const open = vi.fn(source.open).mockImplementationOnce(async () => {
        const kept = await source.open();
        vi.spyOn(kept, "isBehind").mockImplementationOnce(async () => {
          await other.append(PLAY, () => ({}));
          await moments(40);
          return false;
        });
        return kept;
      });
      const next = new Controller({ ...source, open });
      const stop = next.whenOverwritten(async () => undefined);
      expect((await next.open()).status.log_length).toBe(1);
      expect([next.match?.log, next.trouble.value]).toEqual([[PLAY], null]);
      stop();
    });
  });

  test("in the head survives all actions here", async () => {
    await (await elsewhere()).change(() => ({ title: "Ours" }));
    await act();
    expect(row()).toMatchObject({ title: "Ours", length: 1 });
  });
});

describe("hints", () => {
  const counts = () => row().hints?.map(({ count }) => count);

  test("are counted for their seat, once if repeated at the same place, after a reload too", async () => {
    await match.countHint(1, 0);
    await match.countHint(1, 0);
    await act();
    await match.countHint(1, 1);
    await match.countHint(2, 1);
    match = laid();
    await match.open();
    await match.countHint(2, 1);
    expect([counts(), log().length]).toEqual([[0, 2, 1], 1]);
  });

  test("count again after an undo before them, and the given ones stay", async () => {
    await act();
    await match.countHint(1, 1);
    await match.takeBack(0, 0, 0);
    await act();
    await match.countHint(1, 1);
    expect(counts()).toEqual([0, 2, 0]);
  });

  test("that are left out stay out", async () => {
    await open([], { hints: null });
    await act();
    await match.countHint(0, 1);
    expect([row().hints, match.counts.value.hints]).toEqual([null, null]);
  });

  test("are drawn again after a new one, and not with every action", async () => {
    const drawn: unknown[] = [];
    const stop = effect(() => void drawn.push([match.counts.value.hints?.[0]?.count, match.head.length]));
    await act(DRAW);
    await match.countHint(0, 1);
    expect(drawn).toEqual([
      [0, 0],
      [1, 1],
    ]);
    stop();
  });
});
