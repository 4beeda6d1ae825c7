// Sources of matches: dealt, continued from another one, sent as a link, or imported from a file.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { emptyStore, storedLog, storedRow } from "../../testing/store";
import type { Save } from "../door/door";
import { EngineFault } from "../engine/faults";
import { BadFile } from "../saves/file";
import { Overwritten } from "../saves/kept-match";
import { matches, refresh } from "../saves/list";
import { printOf } from "../saves/print";
import { matchAround, type StoredMatch, textOf } from "../saves/record";
import { begin, branch, deal, keepLinked, playLinked, takeFresh } from "./begin";
import { takeFile } from "./take-in";
import { client, DRAW, engine, LAST, PLAY, SAVE, WRONG } from "./turns.testing";

vi.mock("../door/engine", () => ({ isReady: { value: true } }));
vi.mock("../door/client", async () => (await import("./turns.testing")).client);

const BOT = { level: "even", face: "G" };
const OUTCOME = { winners: [0], scores: [0, 0, 0], standing: [] };
const ended: Save = { ...SAVE, log: Array(LAST).fill(PLAY) };
const step = (length: number): Save => ({ ...SAVE, log: Array(length).fill(DRAW) });

beforeEach(async () => {
  await emptyStore();
  await refresh();
  engine.reset();
});

describe("a match that is dealt", () => {
  const dealt = () => deal("a_game", ["Aki", "Ben"], { games: 2 }, { bots: [null, BOT], settings: { best: 3 } });

  test("is stored with its players and options, under today's rules, and its time counts from zero", async () => {
    const id = await dealt();
    expect(storedRow(id)).toMatchObject({
      game: "a_game",
      options: { games: 2 },
      rules: 2,
      seats: [{ name: "Aki" }, { name: "Ben" }],
      bots: [null, BOT],
      settings: { best: 3 },
      hints: [{ count: 0 }, { count: 0 }],
      seen: [0, 0],
      played: 0,
      over: false,
    });
    expect([storedRow(id, "deals"), matches.value.map((head) => head.id)]).toEqual([SAVE.deal, [id]]);
    expect(takeFresh(id)?.kept.head).toEqual(storedRow(id));
  });

  test("is given to its table once, as the engine has it, and no more after another one begins", async () => {
    const first = await dealt();
    expect([takeFresh("another"), takeFresh(first)?.status.match, takeFresh(first)]).toEqual([null, "m1", null]);
    const second = await dealt();
    const third = await branch(step(1), { id: first, step: 1, outcome: OUTCOME }, {});
    expect([takeFresh(second), takeFresh(third)]).toEqual([null, null]);
    await vi.waitFor(() => expect(engine.closed).toEqual(["m2"]));
  });
});

test("a what-if stores where it begins, and that all players have seen the table there", async () => {
  const origin = { id: "another", step: 2, outcome: OUTCOME };
  const id = await branch(step(2), origin, { bots: [null, BOT, null] });
  expect(storedRow(id)).toMatchObject({ origin, seen: [2, 2, 2], bots: [null, BOT, null], played: null, length: 2 });
});

test("a deal that came by a link is a match without an outcome before it", async () => {
  const id = await playLinked(step(0), { bots: [null, BOT, BOT] });
  const origin = { id: "link", step: 0, outcome: { winners: [], scores: [], standing: [] } };
  expect(storedRow(id)).toMatchObject({ origin, seen: [0, 0, 0], bots: [null, BOT, BOT], over: false });
});

test("a match that came by a link is stored once, complete, for replay", async () => {
  const changes = { outcome: OUTCOME, print: printOf(ended) };
  const id = await keepLinked(ended, changes);
  expect(await keepLinked(ended, changes)).toBe(id);
  expect(storedRow(id)).toMatchObject({ over: true, outcome: OUTCOME, origin: { id: "link", step: LAST } });
  expect([storedLog(id), matches.value.length]).toEqual([ended.log, 1]);
});

describe("a file", () => {
  const NONE = { added: 0, known: 0, refused: [], unread: 0, left: 0, isChecked: true, settings: {} };
  const fileOf = (value: unknown) => new File([JSON.stringify(value)], "matches.json");
  const file = (...all: unknown[]) => fileOf({ tefuda_matches: 1, matches: all });
  const match = (save: Save, changes: object = {}): StoredMatch => matchAround(save, "theirs", changes);

  test("has its matches imported under new ids, each replayed by the rules and closed again", async () => {
    const hints = [0, 2, 0].map((count) => ({ count, at: -1 }));
    const running = textOf(match(step(2), { title: "Ours", bots: [null, BOT, null], hints, touched: 7 }));
    expect(await takeFile(file(running, { ...running, deal: { start: 1 } }))).toEqual({ ...NONE, added: 2 });
    expect(client.loadMatch).toHaveBeenLastCalledWith({ ...step(2), deal: { start: 1 } });
    expect([matches.value.length, engine.matches.size]).toEqual([2, 0]);
    for (const { id } of matches.value) {
      expect(id).not.toBe("theirs");
      expect(storedRow(id)).toMatchObject({ title: "Ours", bots: [null, BOT, null], hints, touched: 7, over: false });
      expect(storedLog(id)).toEqual([DRAW, DRAW]);
    }
  });

  test("does not decide the outcome of a match: the rules do", async () => {
    const lies = { winners: [2], scores: [0, 0, 99], standing: [2, 1, 0] };
    await takeFile(file(textOf(match(ended, { over: true, outcome: lies, print: "x" }))));
    const [head] = matches.value;
    expect(head).toMatchObject({ over: true, outcome: OUTCOME, print: printOf(ended) });
    const short = { ...step(1), deal: { start: 1 } };
    await takeFile(file(textOf(match(short, { over: true, outcome: lies, print: "x" }))));
    expect(matches.value.find(({ length }) => length === 1)).toMatchObject({ over: false, outcome: null, print: "" });
  });

  test("brings no match that is already here in full, running, ended or continued since", async () => {
    const deals = [0, 1, 2].map((start) => ({ start }));
    const [one = SAVE, two = SAVE, three = SAVE] = deals.map((deal): Save => ({ ...step(3), deal }));
    const whole = { ...ended, deal: deals[1] as Save["deal"] };
    const taken = () => takeFile(file(...[one, whole, three].map((save) => textOf(match(save)))));
    expect(await taken()).toEqual({ ...NONE, added: 3 });
    expect(await taken()).toEqual({ ...NONE, known: 3 });
    const before = [
      { ...one, log: one.log.slice(1) },
      { ...two, log: whole.log.slice(2) },
    ];
    expect(await takeFile(file(...before.map((save) => textOf(match(save)))))).toEqual({ ...NONE, known: 2 });
    expect(matches.value).toHaveLength(3);
  });

  test("brings matches that differ in people, options or course, or have more actions than here", async () => {
    await takeFile(file(textOf(match(step(2)))));
    const seats = SAVE.seats.toReversed();
    const other = [
      { ...step(2), seats },
      { ...step(2), options: { games: 3 } },
      { ...SAVE, log: [DRAW, PLAY] },
      step(3),
    ];
    const texts = other.map((save) => textOf(match(save)));
    expect(await takeFile(file(...texts, ...texts))).toEqual({ ...NONE, added: 4, known: 4 });
  });

  test("is imported until the user stops it, and the rest the next time", async () => {
    const all = file(...[1, 2, 3].map((start) => textOf(match({ ...step(2), deal: { start } }))));
    const stop = new AbortController();
    client.loadMatch.mockImplementationOnce(async (save: Save) => {
      stop.abort();
      return client.loadMatch(save);
    });
    expect(await takeFile(all, { signal: stop.signal })).toEqual({ ...NONE, added: 1, left: 2 });
    expect(await takeFile(all)).toEqual({ ...NONE, added: 2, known: 1 });
  });

  test("has texts that the rules refuse, or that are no match, left out and reported", async () => {
    const wrong = textOf(match({ ...SAVE, log: [PLAY, WRONG] }));
    const imported = await takeFile(file(wrong, 7, textOf(match(step(1))), { game: "x" }));
    expect(imported).toEqual({ ...NONE, added: 1, refused: ["2.3"], unread: 2 });
    expect(matches.value).toHaveLength(1);
  });

  test("without a match is refused, and a dead engine is asked only once", async () => {
    await expect(takeFile(fileOf([]))).rejects.toThrow(BadFile);
    client.loadMatch.mockClear();
    engine.fault = new EngineFault("died", "out of memory");
    await expect(takeFile(file(textOf(match(step(1))), textOf(match(step(2)))))).rejects.toThrow(EngineFault);
    expect([client.loadMatch.mock.calls.length, matches.value]).toEqual([1, []]);
  });
});

test("an id that is in use is reported, and nothing is stored over it", async () => {
  await begin(step(2), {}, undefined, "mine");
  await expect(begin(step(1), {}, undefined, "mine")).rejects.toThrow(Overwritten);
  expect(storedLog("mine")).toHaveLength(2);
});
