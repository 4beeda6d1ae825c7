// Matches with bots at some seats, over an engine of a few lines and bots that act on command.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { emptyStore, storedLog } from "../../testing/store";
import { closing, pace } from "../device/settings";
import { ThinkingFault } from "../engine/faults";
import { inMemory } from "../saves/kept-match";
import { headOf } from "../saves/list";
import { matchAround, type Seating } from "../saves/record";
import type { Looking, BotTurns as Turns } from "./bot-turns";
import type { MatchSource } from "./controller";
import type { TurnMatch as Match } from "./turns";
import { DRAW, engine, PLAY, SAVE } from "./turns.testing";

vi.mock("../door/engine", () => ({ isReady: { value: true } }));
vi.mock("../device/sound", () => ({ play: vi.fn(), vibrate: vi.fn() }));
vi.mock("../door/client", async () => (await import("./turns.testing")).client);
const thinker = vi.hoisted(() => ({ ask: vi.fn(), wake: vi.fn(), rest: vi.fn() }));
vi.mock("../door/thinker", () => ({ thinker }));
const { begin } = await import("./begin");
const { BotTurns } = await import("./bot-turns");
const { Controller, practised, stored } = await import("./controller");
const { TurnMatch } = await import("./turns");

const BOT = { level: "even", face: "G" };
const ALONE: Seating = [null, BOT, BOT];
const TWO: Seating = [null, BOT, null];
const LONG = 60_000;

let source: MatchSource;
let match: Match;
let turns: Turns;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  engine.reset();
  pace.set("usual");
  thinker.ask.mockResolvedValue({ action: PLAY, choices: [], spent: 0 });
  return () => end();
});

/** Let so much time pass, and everything be answered. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** The match on a screen of its own. */
const laid = () => new TurnMatch(new Controller(source));

async function sit(bots: Seating): Promise<void> {
  source = practised(inMemory(matchAround(SAVE, "m", { bots })));
  await play();
  await pass(0);
}

async function play(): Promise<void> {
  match = laid();
  turns = new BotTurns(match);
  end = turns.begin();
  await match.open();
}

const stage = () => match.stage.value;
const log = () => match.controller.match?.log ?? [];

describe("one person among bots", () => {
  beforeEach(() => sit(ALONE));

  test("has an open hand from the start, without a noren", () => {
    expect(stage()).toMatchObject({ at: "open", seat: 0, view: { seat: 0 } });
  });

  test("sees its own hand while bots act, each after a while", async () => {
    await match.act(PLAY);
    expect(stage()).toMatchObject({ at: "watch", seat: 0, next: 1, view: { seat: 0, log: [PLAY] } });
    await pass(1400);
    expect([log().length, stage()]).toMatchObject([2, { at: "watch", next: 2 }]);
    await pass(1400);
    expect(stage()).toMatchObject({ at: "open", seat: 0, since: 0 });
  });

  test("keeps its hand open when the page is left", async () => {
    const before = stage();
    match.conceal();
    expect(stage()).toBe(before);
  });

  describe("with the setting that closes the hand", () => {
    beforeEach(async () => {
      closing.set("closed");
      await match.open();
      await match.reveal();
      return () => closing.set("open");
    });

    test("opens the hand again after the page was left", async () => {
      match.conceal();
      expect(stage()).toMatchObject({ at: "table", seat: 0, view: { seat: null } });
      await match.reveal();
      expect(stage()).toMatchObject({ at: "open", seat: 0, view: { seat: 0 } });
    });

    test("finds the hand closed if bots have acted while the page was left", async () => {
      await match.act(PLAY);
      match.conceal();
      await pass(LONG);
      expect([log().length, stage()]).toMatchObject([3, { at: "table", seat: 0, view: { seat: null } }]);
    });

    test("finds the hand closed if the page is left during an action", async () => {
      const acting = match.act(PLAY);
      match.conceal();
      await acting;
      expect([log().length, stage()]).toMatchObject([1, { at: "table", seat: null, next: 1, view: { seat: null } }]);
    });

    test("finds the hand closed if the page is left, at any stage of showing the table", async () => {
      closing.set("open");
      const seen = new Set<string>();
      for (let steps = 0; steps < 40; steps += 1) {
        const again = laid();
        closing.set("closed");
        const opening = again.open();
        for (let step = 0; step < steps; step += 1) await null;
        seen.add(again.stage.value.at);
        again.conceal();
        await opening;
        expect(again.stage.value).toMatchObject({ at: "table", seat: 0 });
        closing.set("open");
      }
      expect([...seen]).toEqual(["opening", "open"]);
    });

    test("has the hand closed when the table first shows", async () => {
      const again = laid();
      await again.open();
      expect(again.stage.value).toMatchObject({ at: "table", seat: 0 });
    });
  });

  test("can't act for a bot in turn", async () => {
    await match.act(PLAY);
    await match.act(PLAY);
    expect(log()).toHaveLength(1);
  });

  test("looks at a trick that has ended before its own turn begins", async () => {
    await match.act({ ...PLAY, wins: true });
    expect(stage()).toMatchObject({ at: "watch", next: 0, view: { tricks: [{ log_end: 1 }] } });
    await pass(LONG);
    expect(stage()).toMatchObject({ at: "open", seat: 0 });
  });

  test("has time to read the text of a trick, and twice as much for wide letters", async () => {
    for (const [text, ms] of [
      ["a".repeat(100), 5500],
      ["あ".repeat(100), 11_000],
    ] as const) {
      await match.act({ ...PLAY, wins: true });
      turns.told(text);
      await pass(ms - 1);
      expect(stage()).toMatchObject({ at: "watch", next: 0 });
      await pass(1);
      expect(stage()).toMatchObject({ at: "open", seat: 0 });
    }
  });

  test("may hold a trick until a tap continues the match", async () => {
    expect(turns.canHold.value).toBe(false);
    await match.act({ ...PLAY, wins: true });
    expect(turns.canHold.value).toBe(true);
    turns.hold();
    expect(turns.canHold.value).toBe(false);
    turns.told("a word");
    await pass(LONG);
    expect(stage()).toMatchObject({ at: "watch", next: 0 });
    turns.hurry();
    await pass(0);
    expect(stage()).toMatchObject({ at: "open", seat: 0 });
  });

  test("is shown again what it was shown, where its try was refused", async () => {
    const before = stage();
    await match.act({ ...PLAY, card: "wrong" });
    expect(stage()).toBe(before);
    expect(match.refusal.value).toMatchObject({ code: "must_follow" });
  });

  test("undoes its action together with the bots' later ones", async () => {
    await match.act(PLAY);
    await pass(LONG);
    expect(log()).toHaveLength(3);
    await match.takeBack();
    expect([log(), stage()]).toMatchObject([[], { at: "open", seat: 0 }]);
    expect(match.undo.value.steps).toEqual([]);
  });

  test.each(["seen", "shows"])(
    "undoes nothing if a bot has learned something or shown a card since: %s",
    async (what) => {
      thinker.ask.mockResolvedValue({ action: { ...PLAY, [what]: true }, choices: [], spent: 0 });
      await match.act(PLAY);
      await pass(LONG);
      await match.takeBack();
      expect([log().length, match.undo.value]).toMatchObject([3, { steps: [], why: "seen" }]);
    },
  );

  test("undoes its action while a bot thinks, and that bot's answer is dropped", async () => {
    thinker.ask.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 5000, { action: PLAY })));
    await match.act(PLAY);
    await pass(10);
    await match.takeBack();
    await pass(LONG);
    expect([log(), stage()]).toMatchObject([[], { at: "open" }]);
  });

  test("gets an answer to its new action, not to the undone one", async () => {
    const [early, late] = [PLAY, { ...PLAY, card: "B2" }];
    thinker.ask.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 5000, { action: early })));
    thinker.ask.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 9000, { action: late })));
    await match.act(PLAY);
    await pass(10);
    await match.takeBack();
    await match.act({ ...PLAY, card: "G3" });
    await pass(LONG);
    expect(log().slice(0, 2)).toMatchObject([{ card: "G3" }, { card: "B2" }]);
  });
});

describe("several people and a bot", () => {
  beforeEach(() => sit(TWO));

  test("have the noren between them, and none for the bot", async () => {
    expect(stage()).toMatchObject({ at: "table", seat: 0, next: null });
    await match.reveal();
    await match.act(PLAY);
    expect(stage()).toMatchObject({ at: "table", seat: null, next: 1, view: { seat: null } });
    await match.reveal();
    expect(stage()).toMatchObject({ at: "table" });
    await pass(LONG);
    expect(stage()).toMatchObject({ at: "table", seat: 2, next: null });
  });

  test("see the events since they last had the device", async () => {
    for (const _ of [0, 1]) {
      await match.reveal();
      await match.act(PLAY);
      await pass(LONG);
    }
    await match.reveal();
    expect(stage()).toMatchObject({ at: "open", seat: 0, since: 0 });
  });
});

describe("a bot", () => {
  test("is asked with its own view, and not while people act", async () => {
    await sit(ALONE);
    await pass(LONG);
    expect(thinker.ask).not.toHaveBeenCalled();
    await match.act(PLAY);
    await pass(0);
    expect(thinker.ask.mock.calls).toEqual([[expect.objectContaining({ seat: 1, log: [PLAY] }), "even"]]);
  });

  test("does several actions one after the other", async () => {
    await sit(ALONE);
    thinker.ask.mockResolvedValueOnce({ action: DRAW });
    await match.act(PLAY);
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
    await match.reveal();
    await match.act(PLAY);
    if (ms) {
      await pass(ms - 1);
      expect(log()).toHaveLength(1);
    }
    await pass(1);
    expect(log()).toHaveLength(2);
  });

  test("continues from the same place when the match is opened again", async () => {
    await sit(ALONE);
    await match.act(PLAY);
    end();
    const again = laid();
    end = new BotTurns(again).begin();
    await again.open();
    await pass(LONG);
    expect([log().length, again.stage.value]).toMatchObject([3, { at: "open", seat: 0 }]);
  });

  test("with an impossible card is asked twice, and then counts as one without an answer", async () => {
    await sit(ALONE);
    thinker.ask.mockResolvedValue({ action: { ...PLAY, card: "impossible" }, choices: [], spent: 0 });
    await match.act(PLAY);
    for (const asked of [2, 4]) {
      await pass(LONG);
      expect([thinker.ask.mock.calls.length, match.silent.value]).toEqual([asked, { seat: 1, code: "bad_action" }]);
      turns.askAgain();
    }
    thinker.ask.mockResolvedValue({ action: PLAY, choices: [], spent: 0 });
    await pass(LONG);
    turns.askAgain();
    await pass(LONG);
    expect(log()).toHaveLength(3);
  });

  test("does not act in a match that was left", async () => {
    await sit(ALONE);
    await match.act(PLAY);
    await pass(10);
    await match.close();
    await pass(LONG);
    expect(log()).toHaveLength(1);
  });

  test("does not act after another tab has stored an action; the match is opened again", async () => {
    vi.useRealTimers();
    pace.set("at-once");
    await emptyStore();
    const id = await begin(SAVE, { bots: ALONE });
    source = stored(headOf(id) ?? expect.fail());
    thinker.ask.mockImplementationOnce(async () => {
      vi.resetModules(); // another tab has its own code
      const other = await import("../saves/matches");
      await (await other.openMatch(id)).append(PLAY, () => ({}));
      return { action: { ...PLAY, card: "B2" } };
    });
    await play();
    await match.act(PLAY);
    await vi.waitFor(() => expect(storedLog(id)).toEqual([PLAY, PLAY, PLAY]));
    expect(match.controller.trouble.value).toBe("overwritten");
  });

  /** Sits down with bots that look so, and plays. */
  async function playWith(looking: Looking): Promise<void> {
    end?.();
    await sit(TWO);
    end();
    turns = new BotTurns(match, looking);
    end = turns.begin();
    await match.reveal();
    await match.act(PLAY);
  }

  test.each([
    ["looks as long as the game asks for", { lookMs: () => 15_000 }, 15_000],
    ["waits for nothing before an action that shows nothing", { isUnseen: () => true }, 300],
  ])("%s", async (_, looking, ms) => {
    await playWith(looking);
    await pass(ms - 1);
    expect(log()).toHaveLength(1);
    await pass(1);
    expect(log()).toHaveLength(2);
  });

  test("waits for a tap if the game requires one", async () => {
    await playWith({ lookMs: () => Number.POSITIVE_INFINITY });
    await pass(LONG);
    expect(log()).toHaveLength(1);
    turns.hurry();
    await pass(0);
    expect(log()).toHaveLength(2);
  });

  test("keeps its engine only as long as its match is on the screen", async () => {
    await sit(ALONE);
    expect([thinker.wake.mock.calls.length, thinker.rest.mock.calls.length]).toEqual([1, 0]);
    end();
    expect(thinker.rest).toHaveBeenCalledOnce();
    source = practised(inMemory(matchAround(SAVE, "m")));
    end = new BotTurns(laid()).begin();
    expect(thinker.wake).toHaveBeenCalledOnce();
  });
});

describe("a bot that gives no answer", () => {
  beforeEach(async () => {
    await sit(ALONE);
    thinker.ask.mockRejectedValue(new ThinkingFault("silent"));
    await match.act(PLAY);
    await pass(LONG);
  });

  test("is named, and has not acted", () => {
    expect([match.silent.value, log().length]).toEqual([{ seat: 1, code: "silent" }, 1]);
  });

  test("is asked again", async () => {
    thinker.ask.mockResolvedValue({ action: PLAY });
    turns.askAgain();
    await pass(LONG);
    expect([match.silent.value, log().length]).toEqual([null, 3]);
  });

  test("lets a person act for it once, behind the noren", async () => {
    await match.actFor(1);
    expect([match.silent.value, stage()]).toMatchObject([null, { at: "table", seat: 1, next: null }]);
    await match.reveal();
    expect(stage()).toMatchObject({ at: "open", seat: 1 });
    await match.act(PLAY);
    await pass(LONG);
    expect(log()).toHaveLength(2);
    expect([match.silent.value, stage()]).toMatchObject([{ seat: 2 }, { at: "watch", seat: 0, next: 2 }]);
  });

  test("shows its hand to the person who acts for it, after the deal is marked as opened", async () => {
    let told: () => void = () => undefined;
    const opened = vi.fn(() => new Promise<void>((done) => (told = done)));
    end();
    source = { ...source, opened };
    await play();
    await pass(LONG);
    const acting = match.actFor(1);
    await pass(0);
    expect([opened.mock.calls, stage()]).toMatchObject([[[match.controller.head.dealt]], { at: "watch", next: 1 }]);
    told();
    await acting;
    expect(stage()).toMatchObject({ at: "table", seat: 1 });
  });

  test("that gives a forbidden action counts as silent", async () => {
    thinker.ask.mockResolvedValue({ action: { ...PLAY, card: "wrong" } });
    turns.askAgain();
    await pass(LONG);
    expect([match.silent.value, log().length]).toEqual([{ seat: 1, code: "must_follow" }, 1]);
  });
});
