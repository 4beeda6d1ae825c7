// Hints over an engine of a few lines: the request, the time when the answer is shown, and late answers.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { emptyStore, moments, storedLog, storedRow } from "../../testing/store";
import { ThinkingFault } from "../engine/faults";
import { headOf } from "../saves/list";
import type { Head, Seating } from "../saves/record";
import type { Hints as TableHints } from "./hints";
import type { TurnMatch as Match } from "./turns";
import { engine, PLAY, SAVE } from "./turns.testing";

vi.mock("../door/engine", () => ({ isReady: { value: true } }));
vi.mock("../device/sound", () => ({ play: vi.fn(), vibrate: vi.fn() }));
vi.mock("../door/client", async () => (await import("./turns.testing")).client);
const thinker = vi.hoisted(() => ({ ask: vi.fn(), wake: vi.fn(), rest: vi.fn() }));
vi.mock("../door/thinker", () => ({ thinker }));
const { begin } = await import("./begin");
const { Controller, stored } = await import("./controller");
const { Hints } = await import("./hints");
const { TurnMatch } = await import("./turns");

const choice = (card: string, worth: number) => ({
  action: { do: "play", card },
  worth,
  why: { code: "wins", params: {} },
});
const CHOICES = [choice("R1", 0.5), choice("R2", 0.4), choice("R3", 0.3), choice("R4", 0.2)];
const THOUGHT = { action: PLAY, choices: CHOICES, spent: 9 };
const BOT = { level: "even", face: "G" };
const PEOPLE: Seating = [null, null, null];
const ALONE: Seating = [null, BOT, BOT];

let id: string;
let match: Match;
let hints: TableHints;
let end: () => void;

beforeEach(async () => {
  await emptyStore();
  engine.reset();
  thinker.ask.mockResolvedValue(THOUGHT);
  return () => end();
});

/** Open a match with the hand of the seat to act. */
async function sit(seating: Seating): Promise<void> {
  id = await begin({ ...SAVE, seats: seating.map((_, seat) => ({ name: `P${seat}` })) }, { bots: seating });
  match = new TurnMatch(new Controller(stored(headOf(id) ?? expect.fail())));
  hints = new Hints(match, "hard");
  end = hints.begin();
  await match.open();
  await match.reveal();
}

/** Moments until an answer is counted and shown. */
const MANY = 80;

/** An answer that waits for its call. */
function answerLater(): () => Promise<void> {
  let say: (thought: typeof THOUGHT) => void = () => undefined;
  thinker.ask.mockImplementation(() => new Promise((resolve) => (say = resolve)));
  return async () => {
    say(THOUGHT);
    await moments(MANY);
  };
}

const hint = () => hints.hint.value;
const counts = () => (storedRow(id)?.hints as Head["hints"])?.map(({ count }) => count);

describe("a seat whose hand is open", () => {
  beforeEach(() => sit(PEOPLE));

  test("gets the three best moves of the strongest bot, which sees only that seat's view", async () => {
    await hints.ask();
    expect(hint()).toMatchObject({ at: "told", choices: CHOICES.slice(0, 3), pointed: { taken: false } });
    expect(thinker.ask.mock.calls).toEqual([[expect.objectContaining({ seat: 0 }), "hard"]]);
  });

  test("is shown the best of them, or another that it selects", async () => {
    await hints.ask();
    expect(hint()).toMatchObject({ pointed: { action: CHOICES[0]?.action } });
    hints.point(CHOICES[1] as (typeof CHOICES)[0]);
    expect(hint()).toMatchObject({ pointed: { action: CHOICES[1]?.action, taken: false } });
  });

  test("selects a move with a tap, which plays nothing", async () => {
    await hints.ask();
    hints.take(CHOICES[0] as (typeof CHOICES)[0]);
    expect(hint()).toMatchObject({ pointed: { action: CHOICES[0]?.action, taken: true } });
    expect([storedLog(id), match.stage.value.at]).toEqual([[], "open"]);
  });

  test("sees the same hint again, which counts once", async () => {
    await hints.ask();
    hints.toggle();
    expect(hint()).toEqual({ at: "none" });
    hints.toggle();
    expect(hint()).toMatchObject({ at: "told" });
    expect([thinker.ask.mock.calls.length, counts()]).toEqual([1, [1, 0, 0]]);
  });

  test("sees that the bot thinks, and can cancel: no hint shows or counts then", async () => {
    const answer = answerLater();
    void hints.ask();
    expect(hint()).toEqual({ at: "thinking" });
    hints.toggle();
    await answer();
    expect([hint(), counts()]).toEqual([{ at: "none" }, [0, 0, 0]]);
  });

  test("sees that no answer came, and can ask again", async () => {
    thinker.ask.mockRejectedValueOnce(new ThinkingFault("died"));
    await hints.ask();
    expect([hint(), counts()]).toEqual([{ at: "silent", code: "died" }, [0, 0, 0]]);
    await hints.ask();
    expect([hint().at, counts()]).toEqual(["told", [1, 0, 0]]);
  });
});

describe("when the hand closes", () => {
  beforeEach(() => sit(PEOPLE));

  test("an answer that comes after that shows nothing, also if another hand is open by then", async () => {
    const answer = answerLater();
    void hints.ask();
    match.conceal();
    await match.reveal();
    await match.act(PLAY);
    await match.reveal();
    await answer();
    expect([match.stage.value, hint(), counts()]).toMatchObject([{ at: "open", seat: 1 }, { at: "none" }, [0, 0, 0]]);
  });

  test("nothing is shown, at any stage of the hint", async () => {
    const seen = new Set<string>();
    for (let steps = 0; steps < MANY; steps += 1) {
      void hints.ask();
      await moments(steps);
      seen.add(hint().at);
      if (hint().at === "told") expect(counts()).toEqual([1, 0, 0]);
      match.conceal();
      await moments(MANY);
      expect(hint()).toEqual({ at: "none" });
      end();
      await sit(PEOPLE);
    }
    expect([...seen]).toEqual(["thinking", "told"]);
  });

  test("the hint is forgotten: it is requested again, and counts once at the same place", async () => {
    await hints.ask();
    match.conceal();
    await match.reveal();
    await hints.ask();
    expect([thinker.ask.mock.calls.length, counts()]).toEqual([2, [1, 0, 0]]);
  });

  test("no hint can be requested", async () => {
    match.conceal();
    await hints.ask();
    expect([hint(), thinker.ask.mock.calls]).toEqual([{ at: "none" }, []]);
  });
});

describe("one person among bots", () => {
  beforeEach(() => sit(ALONE));

  test("gets hints only on the own turn", async () => {
    await match.act(PLAY);
    expect(match.stage.value.at).toBe("watch");
    await hints.ask();
    expect([hint(), thinker.ask.mock.calls]).toEqual([{ at: "none" }, []]);
  });
});

describe("the engine that thinks", () => {
  beforeEach(() => sit(PEOPLE));

  test("starts with the first request for a hint, and ends with the match", () => {
    expect([thinker.wake.mock.calls, thinker.ask.mock.calls]).toEqual([[], []]);
    end();
    expect(thinker.rest).toHaveBeenCalled();
  });
});
