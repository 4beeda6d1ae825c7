// A match at the table over an engine of a few lines.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { disk, emptyStore, storedLog, storedRow } from "../../testing/store";
import type * as Client from "../door/client";
import { EngineFault } from "../engine/faults";
import type { TurnMatch as Match } from "./turns";
import { DoorError, DRAW, engine, LAST, PLAY, refusal, SAVE } from "./turns.testing";

vi.mock("../door/engine", () => ({ isReady: { value: true } }));
vi.mock("../device/sound", () => ({ play: vi.fn(), vibrate: vi.fn() }));
vi.mock("../door/client", async () => (await import("./turns.testing")).client);
vi.mock("../saves/database", async (original) => (await import("../../testing/store")).heldBack(original));
const { begin } = await import("./begin");
const { Controller, stored: storedAs } = await import("./controller");
const { headOf } = await import("../saves/list");
const { SLOW_MS, TurnMatch } = await import("./turns");

let match: Match;
let id: string;

/** The match as it is stored, on a screen of its own. */
const laid = () => new TurnMatch(new Controller(storedAs(headOf(id) ?? expect.fail())));

beforeEach(async () => {
  await emptyStore();
  engine.reset();
  id = await begin(SAVE, {});
  match = laid();
  await match.open();
});

const stored = () => storedLog(id);
const stage = () => match.stage.value;

/** The table as everyone sees it, before that seat opens its hand. */
const table = (seat: number | null) => ({ at: "table", seat, view: { seat: null } });

/** Another tab, with its own code, undoes everything. */
async function takeBackElsewhere(): Promise<void> {
  vi.resetModules();
  const other = await import("../saves/matches");
  await (await other.openMatch(id)).cut(0, () => ({}));
}

const atEntry = (since: number, length: number) => ({ since, length });

/** Open the hand and do something. */
async function turn(...actions: Client.Action[]): Promise<void> {
  await match.reveal();
  for (const action of actions) await match.act(action);
}

describe("the table", () => {
  test("shows the view of all until the seat in turn opens its hand", async () => {
    expect(stage()).toMatchObject(table(0));
    await match.reveal();
    expect(stage()).toMatchObject({ at: "open", seat: 0, since: 0, view: { seat: 0 }, complete: true });
  });

  test("has the events since a hand was open as news", async () => {
    await turn(DRAW, PLAY);
    expect(stage()).toMatchObject({ since: 1 });
    await match.reveal();
    match.conceal();
    expect(stage()).toMatchObject({ ...table(1), since: 2 });
  });

  test("has the last action as news if the match was just opened", async () => {
    await turn(DRAW, PLAY);
    await match.open();
    expect(stage()).toMatchObject({ ...table(1), since: 1 });
  });
});

describe("a look out of turn", () => {
  /** The hand of seat 2, opened out of turn. */
  async function look(): Promise<void> {
    await match.askToLook(2);
    await match.reveal();
  }

  test("shows the noren before that hand, and opens it only for viewing", async () => {
    await turn(PLAY);
    await match.askToLook(2);
    expect(stage()).toMatchObject({ ...table(2), looks: true });
    await match.reveal();
    expect(stage()).toMatchObject({ at: "shown", seat: 2, fresh: [], next: 1, view: { seat: 2 } });
    expect(stage()).not.toHaveProperty("legal");
  });

  test.each([
    ["before the noren", () => match.askToLook(2)],
    ["with the hand open", look],
  ])("lets nobody act %s", async (_, begin) => {
    await begin();
    await match.act(PLAY);
    expect(stored()).toEqual([]);
  });

  test.each([
    ["before the noren", () => match.askToLook(2)],
    ["with the hand open", look],
  ])("ends where the page is left %s, and everybody's table is as it was", async (_, begin) => {
    await turn(PLAY);
    const before = stage();
    await begin();
    match.conceal();
    expect(stage()).toEqual(before);
  });

  test("at another seat's hand ends undo, and at the own hand does not", async () => {
    await turn(PLAY);
    await match.askToLook(0);
    await match.reveal();
    expect(match.undo.value.steps).toHaveLength(1);
    match.conceal();
    await look();
    expect(match.undo.value.steps).toEqual([]);
  });

  test("can't be requested while a hand is open", async () => {
    await match.reveal();
    await match.askToLook(2);
    expect(stage()).toMatchObject({ at: "open", seat: 0 });
  });
});

describe("a hand", () => {
  test("stays until its owner's action is there: that is one drawing", async () => {
    await match.reveal();
    const drawn: unknown[] = [];
    match.stage.subscribe(({ at }) => drawn.push(at));
    await match.act(PLAY);
    expect(drawn).toEqual(["open", "table"]);
    expect(stage()).toMatchObject(table(1));
  });

  test("closes earlier if the answer takes long", async () => {
    await match.reveal();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const open = engine.hold();
    const acting = match.act(PLAY);
    vi.advanceTimersByTime(SLOW_MS - 1);
    expect(stage()).toMatchObject({ at: "open" });
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    expect(stage()).toMatchObject({ ...table(null), view: { seat: null, log: [] } });
    open();
    await acting;
    expect(stage()).toMatchObject(table(1));
  });

  test("opens with the events since that seat last had the device", async () => {
    for (const _ of [0, 1, 2]) await turn(PLAY);
    await match.reveal();
    expect(stage()).toMatchObject({ seat: 0, since: 0 });
    await match.act(PLAY);
    for (const _ of [1, 2]) await turn(PLAY);
    expect(stage()).toMatchObject({ at: "over" });
  });

  test.each([
    ["own", 0, () => undefined],
    ["another, out of turn,", 2, () => match.askToLook(2)],
  ])("stays shut if the answer comes after the page was left: the %s", async (_, seat, asks) => {
    await asks();
    expect(stage()).toMatchObject(table(seat));
    const open = engine.hold();
    const looking = match.reveal();
    match.conceal();
    open();
    await looking;
    expect(stage()).toMatchObject({ ...table(0), looks: false });
  });

  test.each([
    ["done", DRAW, [DRAW]],
    ["refused", { ...PLAY, card: "wrong" }, []],
  ])("stays shut where the page was left before an action was %s", async (_, action, log) => {
    await match.reveal();
    const open = engine.hold();
    const acting = match.act(action);
    match.conceal();
    open();
    await acting;
    expect(stage()).toMatchObject(table(0));
    expect([match.refusal.value, stored()]).toEqual([null, log]);
  });

  test("closes when a trick is over, so that all see it, even if its owner leads the next", async () => {
    await turn({ ...PLAY, wins: true });
    expect(stage()).toMatchObject({ ...table(0), since: 0, view: { tricks: [{ log_end: 1 }] } });
  });

  test("is not opened again while it is open", async () => {
    await match.reveal();
    const before = stage();
    await match.reveal();
    expect(stage()).toBe(before);
  });
});

describe("a card that only its owner sees", () => {
  const FIND = { ...PLAY, finds: "R9" };

  test("is shown before the owner's hand closes", async () => {
    await turn({ ...DRAW, finds: "R8" }, FIND);
    expect(stage()).toMatchObject({
      at: "shown",
      seat: 0,
      since: 1,
      fresh: ["R9"],
      view: { seat: 0, hand: ["R8", "R9"] },
    });
    match.conceal();
    expect(stage()).toMatchObject({ ...table(1), view: { log: [DRAW, PLAY] } });
  });

  test("is not shown if the page was left meanwhile", async () => {
    await match.reveal();
    const acting = match.act(FIND);
    match.conceal();
    await acting;
    expect(stage()).toMatchObject(table(1));
  });

  test("is in the open hand if its owner continues", async () => {
    await turn({ ...DRAW, finds: "R9" });
    expect(stage()).toMatchObject({ at: "open", view: { hand: ["R9"] } });
  });
});

describe("an action", () => {
  test("is stored before it shows", async () => {
    await match.reveal();
    const seen: unknown[] = [];
    match.stage.subscribe(() => seen.push(stored().length));
    const tell = disk.hold();
    const acting = match.act(PLAY);
    await vi.waitFor(() => expect(stored()).toEqual([PLAY]));
    expect(stage()).toMatchObject({ at: "open", view: { seat: 0, log: [] } });
    tell();
    await acting;
    // the open hand, and the table with the play
    expect(seen).toEqual([0, 1]);
  });

  test("leaves the hand open if the same seat continues, with the entries that it has seen", async () => {
    await turn(DRAW);
    expect(stage()).toMatchObject({ at: "open", seat: 0, since: 0 });
    await match.act(DRAW);
    expect(stage()).toMatchObject({ at: "open", since: 1 });
  });

  test("takes the next one with it: both are stored, shown and undone as one", async () => {
    await match.reveal();
    await match.act(DRAW, ({ to_act }) => (to_act[0] === 0 ? PLAY : undefined));
    expect([stored(), stage()]).toMatchObject([[DRAW, PLAY], table(1)]);
    await match.takeBack();
    expect([stored(), stage()]).toMatchObject([[], table(0)]);
  });

  test("stays alone if nothing follows, or the rules refuse what would", async () => {
    await match.reveal();
    await match.act(DRAW, () => ({ ...PLAY, card: "wrong" }));
    expect([stored(), stage()]).toMatchObject([[DRAW], { at: "open", seat: 0 }]);
    await match.act(PLAY, () => undefined);
    expect(stored()).toEqual([DRAW, PLAY]);
  });

  test("that is refused changes nothing and shows the reason until the next one", async () => {
    await turn({ ...PLAY, card: "wrong" });
    expect(match.refusal.value).toEqual(refusal);
    expect(stored()).toEqual([]);
    await match.act(DRAW);
    expect(match.refusal.value).toBeNull();
  });

  test("works on the table too, and its seat's private cards wait until it opens its hand", async () => {
    await match.act({ ...PLAY, finds: "R9" });
    expect(stage()).toMatchObject({ ...table(1), view: { log: [PLAY] } });
    expect(stored()).toHaveLength(1);
  });

  test("is not done while another one is on its way, nor once the match is over", async () => {
    await Promise.all([match.act(PLAY), match.act(PLAY)]);
    expect(stored()).toEqual([PLAY]);
    for (let plays = 1; plays < LAST; plays += 1) await match.act(PLAY);
    await match.act(PLAY);
    expect(stored()).toHaveLength(LAST);
  });

  test("is asked about in vain where the page is left before the answer", async () => {
    await match.reveal();
    const answer = engine.hold();
    const asked = match.check({ ...PLAY, card: "wrong" });
    match.conceal();
    answer();
    expect(await asked).toBeNull();
  });

  test("can be checked before it is done", async () => {
    await match.reveal();
    expect(await match.check({ ...PLAY, card: "wrong" })).toEqual(refusal);
    expect(await match.check(PLAY)).toBeNull();
    await match.explain({ ...PLAY, card: "wrong" });
    expect(match.refusal.value).toEqual(refusal);
    match.forgetRefusal();
    expect(match.refusal.value).toBeNull();
    await match.explain({ ...PLAY, card: "wrong" });
    match.conceal();
    expect(match.refusal.value).toBeNull();
    await match.explain({ ...PLAY, card: "wrong" });
    expect(match.refusal.value).toBeNull();
    expect(stored()).toEqual([]);
  });

  test("that ends the match shows the view of all, and can't be undone", async () => {
    for (let plays = 0; plays < LAST; plays += 1) await turn(PLAY);
    expect(stage()).toMatchObject({ at: "over", view: { seat: null }, status: { winners: [0] } });
    expect(storedRow(id)).toMatchObject({ over: true, outcome: { winners: [0] } });
  });
});

describe("taking back", () => {
  test("returns the device to the seat that acted, while no other hand was opened", async () => {
    await turn(DRAW, PLAY);
    expect(match.undo.value).toEqual({ seat: 0, steps: [atEntry(0, 0), atEntry(0, 1)], why: "nothing" });
    await match.takeBack();
    expect(stage()).toMatchObject(table(0));
    expect(stored()).toEqual([DRAW]);
    await match.reveal();
    await match.takeBack();
    expect(stage()).toMatchObject({ at: "open", seat: 0, since: 0 });
    expect(stored()).toEqual([]);
    await match.takeBack();
    expect(stored()).toEqual([]);
  });

  test("undoes one step with a tap, and none with a second tap during it", async () => {
    await turn(DRAW, PLAY);
    await Promise.all([match.takeBack(), match.takeBack()]);
    expect([stored(), match.controller.trouble.value]).toEqual([[DRAW], null]);
  });

  test("opens no hand that was closed meanwhile", async () => {
    await turn(DRAW);
    const answer = engine.hold();
    const taking = match.takeBack();
    match.conceal();
    answer();
    await taking;
    expect([stored(), stage()]).toMatchObject([[], table(0)]);
  });

  test("ends when the next seat has acted on the table", async () => {
    await turn(PLAY);
    await match.act(PLAY);
    expect(match.undo.value).toMatchObject({ seat: 1, steps: [{ since: 0 }] });
    await match.takeBack();
    expect(stage()).toMatchObject(table(1));
    expect([stored(), match.undo.value.steps]).toEqual([[PLAY], []]);
  });

  test("ends when the next seat has opened its hand", async () => {
    await turn(PLAY);
    await match.reveal();
    await match.takeBack();
    expect(stored()).toEqual([PLAY]);
    expect(match.undo.value.why).toBe("nothing");
  });

  test("ends when the engine reports new knowledge, for earlier actions too", async () => {
    await turn(DRAW, { ...DRAW, seen: true });
    expect(match.undo.value).toEqual({ seat: 0, steps: [], why: "seen" });
    await match.act(DRAW);
    await match.takeBack();
    expect(match.undo.value.steps).toEqual([]);
    expect(stored()).toHaveLength(2);
  });

  test("ends when the engine reports so after an undo", async () => {
    await turn(DRAW, DRAW, DRAW);
    engine.kept = 2;
    await match.takeBack();
    await match.takeBack();
    expect([stored().length, match.undo.value.steps]).toEqual([2, []]);
  });

  test("is forgotten when the match is opened again", async () => {
    await turn(DRAW);
    await match.open();
    expect(match.undo.value.steps).toEqual([]);
  });
});

describe("a fault", () => {
  test.each<[string, () => unknown]>([
    ["an action", () => match.act(PLAY)],
    ["a look", () => match.reveal()],
    ["a check", async () => expect(await match.check(PLAY)).toBeNull()],
  ])("of the engine's own at %s opens the match again from its stored form", async (what, asks) => {
    await turn(DRAW);
    if (what === "a look") match.conceal();
    engine.fault = new DoorError("internal", "the engine failed");
    await asks();
    expect(match.controller.trouble.value).toBe("internal");
    expect(stage()).toMatchObject(table(0));
    expect(engine.log()).toEqual([DRAW]);
    await turn(PLAY);
    expect(stored()).toEqual([DRAW, PLAY]);
  });

  test("of a dead engine leaves the table of all: it has its own screen", async () => {
    await turn(DRAW);
    engine.fault = new EngineFault("died", "out of memory");
    await match.act(PLAY);
    expect(stage()).toMatchObject(table(null));
    expect([match.controller.trouble.value, stored()]).toEqual([null, [DRAW]]);
  });

  test("an action after another tab's is not stored: the match is opened again as that tab left it", async () => {
    await turn(DRAW);
    await takeBackElsewhere();
    await match.act(PLAY);
    expect(match.controller.trouble.value).toBe("overwritten");
    expect([stored(), engine.log()]).toEqual([[], []]);
    expect(stage()).toMatchObject(table(0));
  });

  test("a match that another tab continues is opened again as that tab left it, and its hand closes", async () => {
    const stop = match.follow();
    await turn(DRAW);
    await takeBackElsewhere();
    await vi.waitFor(() => expect(stage()).toMatchObject({ ...table(0), view: { log: [] } }));
    expect(match.controller.trouble.value).toBe("overwritten");
    stop();
  });

  test("a match that can't be opened shows the reason", async () => {
    const head = { ...(headOf(id) ?? expect.fail()), id: "nothing" };
    const other = new TurnMatch(new Controller(storedAs(head)));
    await other.open();
    expect(other.stage.value).toEqual({
      at: "unreadable",
      reason: "missing",
    });
  });

  test("of the page itself is thrown", async () => {
    await match.reveal();
    engine.fault = new TypeError("a fault of the page");
    await expect(match.act(PLAY)).rejects.toThrow(TypeError);
  });
});

test("a match that is closed before it could open is not opened", async () => {
  const answer = engine.hold();
  const doing = [match.act(PLAY), match.open()];
  const closing = match.close();
  answer();
  await Promise.all([...doing, closing]);
  expect([stage(), engine.loaded]).toEqual([{ at: "opening" }, 1]);
});

test("a match that is closed is closed in the engine too, and its record stays", async () => {
  await turn(DRAW);
  await match.close();
  expect(engine.closed).toEqual(["m1"]);
  expect(stage()).toEqual({ at: "opening" });
  expect(stored()).toEqual([DRAW]);
});
