// Matches with machines at some seats, over an engine of a few lines and machines that do as they are told.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useDisk } from "../../testing/disk";
import { closing, pace } from "../device/settings";
import { ThinkingFault } from "../engine/faults";
import type { Seating } from "../saves/record";
import { create, recordOf } from "../saves/records";
import type { MachineTurns as Turns } from "./bot-turns";
import type { Session as TableSession } from "./turns";
import { DRAW, engine, PLAY, SAVE } from "./turns.testing";

vi.mock("../door/engine", () => ({ isReady: { value: true } }));
vi.mock("../device/sound", () => ({ play: vi.fn() }));
vi.mock("../device/vibration", () => ({ vibrate: vi.fn() }));
vi.mock("../door/client", async () => (await import("./turns.testing")).client);
const thinker = vi.hoisted(() => ({ ask: vi.fn(), wake: vi.fn(), rest: vi.fn() }));
vi.mock("../door/thinker", () => ({ thinker }));
const { Session } = await import("./turns");
const { MachineTurns } = await import("./bot-turns");

const MACHINE = { level: "even", face: "G" };
const ALONE: Seating = [null, MACHINE, MACHINE];
const TWO: Seating = [null, MACHINE, null];
const LONG = 60_000;

let id: string;
let session: TableSession;
let turns: Turns;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  useDisk();
  engine.reset();
  pace.set("usual");
  for (const spy of Object.values(thinker)) spy.mockReset();
  thinker.ask.mockResolvedValue({ action: PLAY, choices: [], spent: 0 });
  return () => end();
});

/** Let so much time pass, and everything be answered. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function sit(seating: Seating, machines = seating): Promise<void> {
  id = await create({ ...SAVE, seats: seating.map((_, seat) => ({ name: `P${seat}` })) }, 1, seating);
  session = new Session(id, true, machines);
  turns = new MachineTurns(session, machines);
  end = turns.begin();
  await session.open();
  await pass(0);
}

const stage = () => session.stage.value;
const log = () => recordOf(id)?.save.log ?? [];

describe("one person among machines", () => {
  beforeEach(() => sit(ALONE));

  test("has its hand open from the first, and no noren before it", () => {
    expect(stage()).toMatchObject({ at: "open", seat: 0, view: { seat: 0 } });
  });

  test("sees its own hand while machines act, each after a while", async () => {
    await session.act(PLAY);
    expect(stage()).toMatchObject({ at: "watch", seat: 0, next: 1, view: { seat: 0, log: [PLAY] } });
    await pass(1400);
    expect([log().length, stage()]).toMatchObject([2, { at: "watch", next: 2 }]);
    await pass(1400);
    expect(stage()).toMatchObject({ at: "open", seat: 0, since: 0 });
  });

  test("keeps its hand open when the page is left", async () => {
    const before = stage();
    session.conceal();
    expect(stage()).toBe(before);
  });

  describe("whose hand is set to close", () => {
    beforeEach(async () => {
      closing.set("closed");
      await session.open();
      await session.reveal();
      return () => closing.set("open");
    });

    test("opens it anew after the page was left", async () => {
      session.conceal();
      expect(stage()).toMatchObject({ at: "table", seat: 0, view: { seat: null } });
      await session.reveal();
      expect(stage()).toMatchObject({ at: "open", seat: 0, view: { seat: 0 } });
    });

    test("finds it closed when machines have acted while the page was left", async () => {
      await session.act(PLAY);
      session.conceal();
      await pass(LONG);
      expect([log().length, stage()]).toMatchObject([3, { at: "table", seat: 0, view: { seat: null } }]);
    });

    test("finds it closed where the page is left while an action is on its way", async () => {
      const acting = session.act(PLAY);
      session.conceal();
      await acting;
      expect([log().length, stage()]).toMatchObject([1, { at: "table", seat: null, next: 1, view: { seat: null } }]);
    });

    test("has it closed at the table's first sight", async () => {
      const again = new Session(id, true, ALONE);
      await again.open();
      expect(again.stage.value).toMatchObject({ at: "table", seat: 0 });
    });
  });

  test("can't act for a machine that is to act", async () => {
    await session.act(PLAY);
    await session.act(PLAY);
    expect(log()).toHaveLength(1);
  });

  test("looks at a trick that has ended before its own turn begins", async () => {
    await session.act({ ...PLAY, wins: true });
    expect(stage()).toMatchObject({ at: "watch", next: 0, view: { tricks: [{ log_end: 1 }] } });
    await pass(LONG);
    expect(stage()).toMatchObject({ at: "open", seat: 0 });
  });

  test("is shown again what it was shown, where its try was refused", async () => {
    const before = stage();
    await session.act({ ...PLAY, card: "wrong" });
    expect(stage()).toBe(before);
    expect(session.refusal.value).toMatchObject({ code: "must_follow" });
  });

  test("takes back its action with what machines did after it", async () => {
    await session.act(PLAY);
    await pass(LONG);
    expect(log()).toHaveLength(3);
    await session.takeBack();
    expect([log(), stage()]).toMatchObject([[], { at: "open", seat: 0 }]);
    expect(session.undo.value.steps).toEqual([]);
  });

  test("takes nothing back where a machine has learned something since", async () => {
    thinker.ask.mockResolvedValue({ action: { ...PLAY, seen: true }, choices: [], spent: 0 });
    await session.act(PLAY);
    await pass(LONG);
    await session.takeBack();
    expect(log()).toHaveLength(3);
    expect(session.undo.value).toMatchObject({ steps: [], why: "seen" });
  });

  test("takes nothing back where a machine has shown a card since", async () => {
    thinker.ask.mockResolvedValue({ action: { ...PLAY, shows: true }, choices: [], spent: 0 });
    await session.act(PLAY);
    await pass(LONG);
    expect(session.undo.value).toMatchObject({ steps: [], why: "seen" });
  });

  test("takes its action back while a machine thinks about it, and nothing comes of that thought", async () => {
    thinker.ask.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 5000, { action: PLAY })));
    await session.act(PLAY);
    await pass(10);
    await session.takeBack();
    await pass(LONG);
    expect([log(), stage()]).toMatchObject([[], { at: "open" }]);
  });

  test("is answered for what it does instead of what it has taken back", async () => {
    const [early, late] = [PLAY, { ...PLAY, card: "B2" }];
    thinker.ask.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 5000, { action: early })));
    thinker.ask.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 9000, { action: late })));
    await session.act(PLAY);
    await pass(10);
    await session.takeBack();
    await session.act({ ...PLAY, card: "G3" });
    await pass(LONG);
    expect(log().slice(0, 2)).toMatchObject([{ card: "G3" }, { card: "B2" }]);
  });
});

describe("several people and a machine", () => {
  beforeEach(() => sit(TWO));

  test("have the noren between them, and none for the machine", async () => {
    expect(stage()).toMatchObject({ at: "table", seat: 0, next: null });
    await session.reveal();
    await session.act(PLAY);
    expect(stage()).toMatchObject({ at: "table", seat: null, next: 1, view: { seat: null } });
    await session.reveal();
    expect(stage()).toMatchObject({ at: "table" });
    await pass(LONG);
    expect(stage()).toMatchObject({ at: "table", seat: 2, next: null });
  });

  test("are told what happened since they last had the device", async () => {
    for (const _ of [0, 1]) {
      await session.reveal();
      await session.act(PLAY);
      await pass(LONG);
    }
    await session.reveal();
    expect(stage()).toMatchObject({ at: "open", seat: 0, since: 0 });
  });
});

describe("a machine", () => {
  test("is asked with its own view, and for nothing while people act", async () => {
    await sit(ALONE);
    await pass(LONG);
    expect(thinker.ask).not.toHaveBeenCalled();
    await session.act(PLAY);
    await pass(0);
    expect(thinker.ask.mock.calls).toEqual([[expect.objectContaining({ seat: 1, log: [PLAY] }), "even"]]);
  });

  test("does several things one after the other", async () => {
    await sit(ALONE);
    thinker.ask.mockResolvedValueOnce({ action: DRAW });
    await session.act(PLAY);
    await pass(LONG);
    expect(log()).toEqual([PLAY, DRAW, PLAY, PLAY]);
  });

  test.each([
    ["slow", 2600],
    ["usual", 1400],
    ["fast", 450],
    ["at-once", 0],
  ] as const)("acts at a pace that is %s", async (name, ms) => {
    pace.set(name);
    await sit(TWO);
    await session.reveal();
    await session.act(PLAY);
    if (ms) {
      await pass(ms - 1);
      expect(log()).toHaveLength(1);
    }
    await pass(1);
    expect(log()).toHaveLength(2);
  });

  test("is hurried", async () => {
    await sit(TWO);
    await session.reveal();
    await session.act(PLAY);
    await pass(10);
    turns.hurry();
    await pass(0);
    expect(log()).toHaveLength(2);
  });

  test("goes on where it stood when the match is opened again", async () => {
    await sit(ALONE);
    await session.act(PLAY);
    end();
    const again = new Session(id, true, ALONE);
    end = new MachineTurns(again, ALONE).begin();
    await again.open();
    await pass(LONG);
    expect([log().length, again.stage.value]).toMatchObject([3, { at: "open", seat: 0 }]);
  });

  test("does nothing in a match that was left", async () => {
    await sit(ALONE);
    await session.act(PLAY);
    await pass(10);
    await session.close();
    await pass(LONG);
    expect(log()).toHaveLength(1);
  });

  test("does not act upon what another tab has stored; the match is opened anew", async () => {
    await sit(ALONE);
    await session.act(PLAY);
    const other = new Session(id, true, ALONE);
    await other.open();
    await other.actBy(1, PLAY, 1);
    await pass(LONG);
    expect(log()).toEqual([PLAY, PLAY, PLAY]);
  });

  test("looks as long as the game asks for", async () => {
    end?.();
    await sit(TWO);
    end();
    turns = new MachineTurns(session, TWO, () => 15_000);
    end = turns.begin();
    await session.reveal();
    await session.act(PLAY);
    await pass(14_000);
    expect(log()).toHaveLength(1);
    await pass(1000);
    expect(log()).toHaveLength(2);
  });

  test("keeps its engine only as long as its match is on the screen", async () => {
    await sit(ALONE);
    expect([thinker.wake.mock.calls.length, thinker.rest.mock.calls.length]).toEqual([1, 0]);
    end();
    expect(thinker.rest).toHaveBeenCalledOnce();
    end = new MachineTurns(session, [null, null]).begin();
    expect(thinker.wake).toHaveBeenCalledOnce();
  });
});

describe("a machine that gives no answer", () => {
  beforeEach(async () => {
    await sit(ALONE);
    thinker.ask.mockRejectedValue(new ThinkingFault("silent"));
    await session.act(PLAY);
    await pass(LONG);
  });

  test("is named, and has not acted", () => {
    expect([session.silent.value, log().length]).toEqual([{ seat: 1, code: "silent" }, 1]);
  });

  test("is asked again", async () => {
    thinker.ask.mockResolvedValue({ action: PLAY });
    turns.askAgain();
    await pass(LONG);
    expect([session.silent.value, log().length]).toEqual([null, 3]);
  });

  test("has somebody act for it, behind the noren, once", async () => {
    session.actFor(1);
    expect([session.silent.value, stage()]).toMatchObject([null, { at: "table", seat: 1, next: null }]);
    await session.reveal();
    expect(stage()).toMatchObject({ at: "open", seat: 1 });
    await session.act(PLAY);
    await pass(LONG);
    expect(log()).toHaveLength(2);
    expect([session.silent.value, stage()]).toMatchObject([{ seat: 2 }, { at: "watch", seat: 0, next: 2 }]);
  });

  test("that does what the rules forbid has given none", async () => {
    thinker.ask.mockResolvedValue({ action: { ...PLAY, card: "wrong" } });
    turns.askAgain();
    await pass(LONG);
    expect([session.silent.value, log().length]).toEqual([{ seat: 1, code: "must_follow" }, 1]);
  });
});
