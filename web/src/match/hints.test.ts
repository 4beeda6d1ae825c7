// Hints over an engine of a few lines: who is asked, when what is said is shown, and what becomes of what comes too late.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useDisk } from "../../testing/disk";
import { ThinkingFault } from "../engine/faults";
import type { Seating } from "../saves/record";
import { create, hintsOf, recordOf } from "../saves/records";
import type { Hints as TableHints } from "./hints";
import type { Session as TableSession } from "./turns";
import { engine, PLAY, SAVE } from "./turns.testing";

vi.mock("../door/engine", () => ({ isReady: { value: true } }));
vi.mock("../device/sound", () => ({ play: vi.fn() }));
vi.mock("../device/vibration", () => ({ vibrate: vi.fn() }));
vi.mock("../door/client", async () => (await import("./turns.testing")).client);
const thinker = vi.hoisted(() => ({ ask: vi.fn(), wake: vi.fn(), rest: vi.fn() }));
vi.mock("../door/thinker", () => ({ thinker }));
const { Session } = await import("./turns");
const { Hints } = await import("./hints");

const choice = (card: string, worth: number) => ({
  action: { do: "play", card },
  worth,
  why: { code: "wins", params: {} },
});
const CHOICES = [choice("R1", 0.5), choice("R2", 0.4), choice("R3", 0.3), choice("R4", 0.2)];
const THOUGHT = { action: PLAY, choices: CHOICES, spent: 9 };
const MACHINE = { level: "even", face: "G" };
const PEOPLE: Seating = [null, null, null];
const ALONE: Seating = [null, MACHINE, MACHINE];

let id: string;
let session: TableSession;
let hints: TableHints;
let end: () => void;

beforeEach(() => {
  useDisk();
  engine.reset();
  for (const spy of Object.values(thinker)) spy.mockReset();
  thinker.ask.mockResolvedValue(THOUGHT);
  return () => end();
});

/** Open a match with the hand of whoever is to act. */
async function sit(seating: Seating): Promise<void> {
  id = await create({ ...SAVE, seats: seating.map((_, seat) => ({ name: `P${seat}` })) }, 1, seating);
  session = new Session(id, true, seating);
  hints = new Hints(session, "hard");
  end = hints.begin();
  await session.open();
  await session.reveal();
}

/** An answer that waits for its call. */
function answerLater(): () => Promise<void> {
  let say: (thought: typeof THOUGHT) => void = () => undefined;
  thinker.ask.mockImplementation(() => new Promise((resolve) => (say = resolve)));
  return async () => {
    say(THOUGHT);
    await vi.waitFor(() => undefined);
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
}

const hint = () => hints.hint.value;
const counts = () => hintsOf(id)?.map(({ count }) => count);

describe("a seat whose hand is open", () => {
  beforeEach(() => sit(PEOPLE));

  test("is told the three best moves of the strongest machine, which is shown its view alone", async () => {
    await hints.ask();
    expect(hint()).toMatchObject({ at: "told", choices: CHOICES.slice(0, 3), pointed: { taken: false } });
    expect(thinker.ask.mock.calls).toEqual([[expect.objectContaining({ seat: 0 }), "hard"]]);
  });

  test("is pointed at the best of them, or at another that it asks about", async () => {
    await hints.ask();
    expect(hint()).toMatchObject({ pointed: { action: CHOICES[0]?.action } });
    hints.point(CHOICES[1] as (typeof CHOICES)[0]);
    expect(hint()).toMatchObject({ pointed: { action: CHOICES[1]?.action, taken: false } });
  });

  test("has a move chosen by a tap, and nothing is played by that", async () => {
    await hints.ask();
    hints.take(CHOICES[0] as (typeof CHOICES)[0]);
    expect(hint()).toMatchObject({ pointed: { action: CHOICES[0]?.action, taken: true } });
    expect([recordOf(id)?.save.log, session.stage.value.at]).toEqual([[], "open"]);
  });

  test("is shown the same again, and that counts once", async () => {
    await hints.ask();
    hints.toggle();
    expect(hint()).toEqual({ at: "none" });
    hints.toggle();
    expect(hint()).toMatchObject({ at: "told" });
    expect([thinker.ask.mock.calls.length, counts()]).toEqual([1, [1, 0, 0]]);
  });

  test("sees that it is thought about, and may put that away: nothing comes of it then, and nothing counts", async () => {
    const answer = answerLater();
    void hints.ask();
    expect(hint()).toEqual({ at: "thinking" });
    hints.toggle();
    await answer();
    expect([hint(), counts()]).toEqual([{ at: "none" }, [0, 0, 0]]);
  });

  test("is told that no answer came, and may ask again", async () => {
    thinker.ask.mockRejectedValueOnce(new ThinkingFault("died"));
    await hints.ask();
    expect([hint(), counts()]).toEqual([{ at: "silent", code: "died" }, [0, 0, 0]]);
    await hints.ask();
    expect([hint().at, counts()]).toEqual(["told", [1, 0, 0]]);
  });
});

describe("when the hand closes", () => {
  beforeEach(() => sit(PEOPLE));

  test("the hint goes with it", async () => {
    await hints.ask();
    session.conceal();
    expect(hint()).toEqual({ at: "none" });
  });

  test("an answer that comes after that shows nothing, also if another hand is open by then", async () => {
    const answer = answerLater();
    void hints.ask();
    session.conceal();
    await answer();
    expect(hint()).toEqual({ at: "none" });
    await session.reveal();
    await session.act(PLAY);
    await session.reveal();
    await answer();
    expect([session.stage.value, hint(), counts()]).toMatchObject([{ at: "open", seat: 1 }, { at: "none" }, [0, 0, 0]]);
  });

  test("nothing is shown, however far the hint had come", async () => {
    for (let steps = 0; steps < 60; steps += 1) {
      void hints.ask();
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      session.conceal();
      for (let step = 0; step < 100; step += 1) await Promise.resolve();
      expect(hint()).toEqual({ at: "none" });
      await session.reveal();
    }
  });

  test("what was told is not known any more: it is asked anew, and at the same place counts once", async () => {
    await hints.ask();
    session.conceal();
    await session.reveal();
    await hints.ask();
    expect([thinker.ask.mock.calls.length, counts()]).toEqual([2, [1, 0, 0]]);
  });

  test("nothing is asked: no hand, no hint", async () => {
    session.conceal();
    await hints.ask();
    expect([hint(), thinker.ask.mock.calls]).toEqual([{ at: "none" }, []]);
  });
});

describe("one person among machines", () => {
  beforeEach(() => sit(ALONE));

  test("is told on its own turn alone", async () => {
    await session.act(PLAY);
    expect(session.stage.value.at).toBe("watch");
    await hints.ask();
    expect([hint(), thinker.ask.mock.calls]).toEqual([{ at: "none" }, []]);
  });
});

describe("the engine that thinks", () => {
  beforeEach(() => sit(PEOPLE));

  test("is not started before a hint is asked for, and is ended with the match", () => {
    expect([thinker.wake.mock.calls, thinker.ask.mock.calls]).toEqual([[], []]);
    end();
    expect(thinker.rest).toHaveBeenCalled();
  });
});
