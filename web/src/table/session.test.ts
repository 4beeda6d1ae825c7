// A match at the table over an engine of a few lines.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useDisk } from "../../testing/disk";
import type * as Client from "../door/client";
import { EngineFault } from "../engine/faults";
import { create, recordOf, takeBack as storedTakeBack } from "../saves/records";
import type { Session as TableSession } from "./session";
import { DoorError, DRAW, engine, LAST, PLAY, refusal, SAVE } from "./session.testing";

vi.mock("../door/engine", () => ({ isReady: { value: true } }));
vi.mock("../device/sound", () => ({ play: vi.fn() }));
vi.mock("../device/vibration", () => ({ vibrate: vi.fn() }));
vi.mock("../door/client", async () => (await import("./session.testing")).client);
const { Session } = await import("./session");

let session: TableSession;
let id: string;

beforeEach(async () => {
  useDisk();
  engine.reset();
  id = await create(SAVE, 1);
  session = new Session(id);
  await session.open();
});

const stored = (match = id) => recordOf(match)?.save.log;
const stage = () => session.stage.value;

/** Open the curtain and do something. */
async function turn(...actions: Client.Action[]): Promise<void> {
  await session.reveal();
  for (const action of actions) await session.act(action);
}

describe("the curtain", () => {
  test("stands before whoever is to act, and opens to that seat's own view", async () => {
    expect(stage()).toEqual({ at: "curtain", seat: 0 });
    await session.reveal();
    expect(stage()).toMatchObject({ at: "open", seat: 0, since: 0, view: { seat: 0 }, complete: true });
  });

  test("falls when the device goes on, and nothing of the table is left behind it", async () => {
    await turn(PLAY);
    expect(stage()).toEqual({ at: "curtain", seat: 1 });
  });

  test("opens to what has happened since that seat last had the device", async () => {
    for (const _ of [0, 1, 2]) await turn(PLAY);
    await session.reveal();
    expect(stage()).toMatchObject({ seat: 0, since: 0 });
    await session.act(PLAY);
    for (const _ of [1, 2]) await turn(PLAY);
    expect(stage()).toMatchObject({ at: "over" });
  });

  test("stays shut where an answer comes only after it was drawn again", async () => {
    const open = engine.hold();
    const looking = session.reveal();
    session.conceal();
    open();
    await looking;
    expect(stage()).toEqual({ at: "curtain", seat: 0 });
  });

  test("falls before the same seat where it was drawn while an action was on its way", async () => {
    await session.reveal();
    const open = engine.hold();
    const acting = session.act(DRAW);
    session.conceal();
    open();
    await acting;
    expect(stage()).toEqual({ at: "curtain", seat: 0 });
    expect(stored()).toEqual([DRAW]);
  });

  test("opens to nobody twice, and to nobody where there is none", async () => {
    await session.reveal();
    const before = stage();
    await session.reveal();
    expect(stage()).toBe(before);
  });
});

describe("an action", () => {
  test("is stored before anything of it shows", async () => {
    await session.reveal();
    const seen: unknown[] = [];
    session.stage.subscribe(() => seen.push(stored()?.length));
    await session.act(PLAY);
    expect(seen).toEqual([0, 1]);
  });

  test("leaves the table open where the same seat goes on, with what that one has seen", async () => {
    await turn(DRAW);
    expect(stage()).toMatchObject({ at: "open", seat: 0, since: 0 });
    await session.act(DRAW);
    expect(stage()).toMatchObject({ at: "open", since: 1 });
  });

  test("is not done twice by a second tap while it is on its way", async () => {
    await session.reveal();
    await Promise.all([session.act(DRAW), session.act(DRAW), session.takeBack()]);
    expect(stored()).toEqual([DRAW]);
    expect([session.trouble.value, stage().at]).toEqual([null, "open"]);
  });

  test("that is refused changes nothing and says why, until the next one", async () => {
    await turn({ ...PLAY, card: "wrong" });
    expect(session.refusal.value).toEqual(refusal);
    expect(stored()).toEqual([]);
    await session.act(DRAW);
    expect(session.refusal.value).toBeNull();
  });

  test("is not done behind the curtain", async () => {
    await session.act(PLAY);
    expect(stored()).toEqual([]);
  });

  test("can be asked about", async () => {
    await session.reveal();
    expect(await session.check({ ...PLAY, card: "wrong" })).toEqual(refusal);
    expect(await session.check(PLAY)).toBeNull();
    await session.explain({ ...PLAY, card: "wrong" });
    expect(session.refusal.value).toEqual(refusal);
    session.forgetRefusal();
    expect(session.refusal.value).toBeNull();
    await session.explain({ ...PLAY, card: "wrong" });
    session.conceal();
    expect(session.refusal.value).toBeNull();
    await session.explain({ ...PLAY, card: "wrong" });
    expect(session.refusal.value).toBeNull();
    expect(stored()).toEqual([]);
  });

  test("that ends the match shows what everybody may see, and nothing is taken back", async () => {
    for (let plays = 0; plays < LAST; plays += 1) await turn(PLAY);
    expect(stage()).toMatchObject({ at: "over", view: { seat: null }, status: { winners: [0] } });
    expect(recordOf(id)?.over).toBe(true);
  });
});

describe("taking back", () => {
  test("gives the device back to whoever acted, while nobody else has opened the curtain", async () => {
    await turn(DRAW, PLAY);
    expect(session.undo.value).toEqual({ seat: 0, steps: [0, 0], why: "nothing" });
    await session.takeBack();
    expect(stage()).toEqual({ at: "curtain", seat: 0 });
    expect(stored()).toEqual([DRAW]);
    await session.reveal();
    await session.takeBack();
    expect(stage()).toMatchObject({ at: "open", seat: 0, since: 0 });
    expect(stored()).toEqual([]);
    await session.takeBack();
    expect(stored()).toEqual([]);
  });

  test("ends where the next seat has seen the table", async () => {
    await turn(PLAY);
    await session.reveal();
    await session.takeBack();
    expect(stored()).toEqual([PLAY]);
    expect(session.undo.value.why).toBe("nothing");
  });

  test("ends where the engine says that something was learned, and for what was done before that, too", async () => {
    await turn(DRAW, { ...DRAW, seen: true });
    expect(session.undo.value).toEqual({ seat: 0, steps: [], why: "seen" });
    await session.act(DRAW);
    await session.takeBack();
    expect(session.undo.value.steps).toEqual([]);
    expect(stored()).toHaveLength(2);
  });

  test("ends where the engine says so after something was taken back", async () => {
    await turn(DRAW, DRAW, DRAW);
    engine.kept = 2;
    await session.takeBack();
    await session.takeBack();
    expect([stored()?.length, session.undo.value.steps]).toEqual([2, []]);
  });

  test("is forgotten when the match is opened again", async () => {
    await turn(DRAW);
    await session.open();
    expect(session.undo.value.steps).toEqual([]);
  });
});

describe("what goes wrong", () => {
  test("an engine's fault of its own has the match opened anew from what is stored", async () => {
    await turn(DRAW);
    engine.fault = new DoorError("internal", "the engine failed");
    await session.act(PLAY);
    expect(session.trouble.value).toBe("internal: the engine failed");
    expect(stage()).toEqual({ at: "curtain", seat: 0 });
    expect(engine.log()).toEqual([DRAW]);
    await turn(PLAY);
    expect(stored()).toEqual([DRAW, PLAY]);
  });

  test.each(["look", "check"])("so does one at a %s", async (what) => {
    if (what === "check") await session.reveal();
    engine.fault = new DoorError("internal", "the engine failed");
    if (what === "look") await session.reveal();
    else expect(await session.check(PLAY)).toBeNull();
    expect(session.trouble.value).toBe("internal: the engine failed");
    expect(stage()).toEqual({ at: "curtain", seat: 0 });
  });

  test("a dead engine leaves the table as it is: it has a screen of its own", async () => {
    await turn(DRAW);
    const before = stage();
    engine.fault = new EngineFault("died", "out of memory");
    await session.act(PLAY);
    expect(stage()).toBe(before);
    expect([session.trouble.value, stored()]).toEqual([null, [DRAW]]);
  });

  test("an action behind another tab's is not stored: the match is opened again as that tab left it", async () => {
    await turn(DRAW);
    // what another tab does in between: this one has the same code in hand, but not that log
    await storedTakeBack(id, { ...engine.status(), log_length: 0 }, 0, 0);
    await session.act(PLAY);
    expect(session.trouble.value).toBe("overwritten");
    expect([stored(), engine.log()]).toEqual([[], []]);
    expect(stage()).toEqual({ at: "curtain", seat: 0 });
  });

  test("a match that can't be opened says why", async () => {
    const other = new Session("nothing");
    await other.open();
    expect(other.stage.value).toEqual({
      at: "unreadable",
      reason: "missing: no match is stored under this address",
    });
  });

  test("a fault of the page itself is thrown on", async () => {
    await session.reveal();
    engine.fault = new TypeError("a fault of the page");
    await expect(session.act(PLAY)).rejects.toThrow(TypeError);
  });
});

test("a session that is closed is forgotten by the engine, and its record stays", async () => {
  await turn(DRAW);
  await session.close();
  expect(engine.closed).toEqual(["m1"]);
  expect(stage()).toEqual({ at: "opening" });
  expect(stored()).toEqual([DRAW]);
});
