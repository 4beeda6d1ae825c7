// The analysis asks about every action from its seat's view, without chance outcomes, and leaves nothing when cancelled.
import { beforeEach, expect, test, vi } from "vitest";
import { emptyStore } from "../../testing/store";
import { ThinkingFault } from "../engine/faults";
import { deleteMatches, openMatch, readMatch, storeMatch } from "../saves/matches";
import { matchAround } from "../saves/record";
import type { Opened } from "./opening";

const mocks = vi.hoisted(() => ({ weigh: vi.fn(), rest: vi.fn(), views: vi.fn() }));
const { weigh, rest, views } = mocks;
vi.mock("../door/thinker", () => ({ thinker: { weigh, rest } }));
vi.mock("../door/client", async () => {
  const { DoorError } = await import("../match/turns.testing");
  return { DoorError, views };
});
vi.mock("../door/catalog", () => {
  const weighs = { draw: null, play: null, show: "cards" };
  const games = [{ id: "a_game", bots: ["easy", "hard"], outcomes: { draw: ["card"] }, weighs }];
  return { catalog: { value: { games } } };
});
const { Judging } = await import("./judging");

const LOG = [
  { do: "draw", from: 1, card: "R7" },
  { do: "play", card: "R1" },
];
const LINES = [
  { seat: 0, ...LOG[0] },
  { seat: 1, ...LOG[1] },
];
const SAVE = {
  format: 1,
  game: "a_game",
  options: {},
  seats: [{ name: "Aki" }, { name: "Ben" }],
  deal: {},
  log: LOG,
} as const;
const MATCH = matchAround(SAVE, "one", { over: true });
/** A match that came by a link is not stored here. */
const opened = { at: "open", save: SAVE, deals: [{ log: LINES }], match: null } as unknown as Opened;
const own: Opened = { ...opened, match: MATCH };
const WHY = { code: "wins", params: {} };

/** Everyone's views of a match with those lines as entries, at steps of which the last is the last one replayed. */
const shows = (lines: readonly object[], actors: (step: number) => number[]) =>
  views.mockImplementation(async ({ log }: typeof SAVE, seats: number[], steps: number[]) => {
    expect(log).toHaveLength(steps.at(-1) ?? 0);
    const viewAt = (step: number) => (seat: number) => ({
      seat,
      to_act: actors(step),
      log: lines.slice(0, step),
      log_start: 0,
    });
    return { views: steps.map((step) => seats.map(viewAt(step))) };
  });

const kept = async () => (await readMatch("one"))?.judgement;

beforeEach(async () => {
  await emptyStore();
  await storeMatch(MATCH);
  shows(LINES, () => [0, 1]);
  weigh.mockImplementation(async (_, __, ___, action: object) => ({
    choices: [
      { action: { do: "pass" }, worth: 0.8, why: WHY },
      { action, worth: 0.3, why: WHY },
    ],
    chances: [0.25, 0.75],
  }));
});

test("every action is judged by the strongest bot, from its seat's view, without the outcomes of chance", async () => {
  const judging = new Judging(own);
  await judging.begin();
  expect(weigh.mock.calls.map(([view, level, , action]) => [view.seat, view.log.length, level, action])).toEqual([
    [0, 0, "hard", { do: "draw", from: 1 }],
    [1, 1, "hard", { do: "play", card: "R1" }],
  ]);
  const state = judging.state.value;
  expect(state).toMatchObject({
    at: "judged",
    judgement: {
      length: 2,
      points: [
        [0, [25, 75]],
        [1, [25, 75]],
      ],
    },
  });
  expect(await kept()).toEqual(state.at === "judged" && state.judgement);
  expect(rest).toHaveBeenCalled();
});

test("a choice of all at once is judged seat by seat, without the others' choices; a forced action is not judged", async () => {
  const log = [
    { do: "show", cards: ["R1", "R7"] },
    { do: "show", cards: [null, "R2"] },
    { do: "wake", seat: 1 },
  ];
  const lines = log.map((entry) => ({ seat: null, ...entry }));
  shows(lines, (step) => (step ? [1] : [0, 1]));
  weigh.mockImplementation(async (view: { seat: number }, _, __, action: object) => ({
    choices: [{ action, worth: 0.5, why: WHY }],
    chances: view.seat ? [0.4, 0.6] : [0.6, 0.4],
  }));
  const judging = new Judging({ ...opened, save: { ...SAVE, log }, deals: [{ log: lines }] } as unknown as Opened);
  await judging.begin();
  expect(weigh.mock.calls.map(([view, , , action]) => [view.seat, action])).toEqual([
    [0, { do: "show", cards: ["R1", null] }],
    [1, { do: "show", cards: [null, "R7"] }],
    [1, { do: "show", cards: [null, "R2"] }],
  ]);
  expect(judging.state.value).toMatchObject({
    judgement: {
      points: [
        [0, [50, 50]],
        [1, [40, 60]],
      ],
    },
  });
});

test("a seat that was not in turn is not judged", async () => {
  shows(LINES, () => [1]);
  await new Judging(opened).begin();
  expect(weigh.mock.calls.map(([view]) => view.seat)).toEqual([1]);
});

test("judging a long match replays it three times at most, for any number of judged actions", async () => {
  const log = Array.from({ length: 300 }, () => ({ do: "play", card: "R1" }));
  const lines = log.map((entry, at) => ({ seat: at % 2, ...entry }));
  shows(lines, (step) => [step % 2]);
  await new Judging({ ...opened, save: { ...SAVE, log }, deals: [{ log: lines }] } as never).begin();
  expect(weigh).toHaveBeenCalledTimes(300);
  const entries = views.mock.calls.reduce((sum, [{ log: replayed }]) => sum + replayed.length, 0);
  expect(entries).toBeGreaterThan(0);
  // again for the seats' views of turning moves
  expect(entries).toBeLessThanOrEqual(2 * 300);
});

test("cancelled before the views have come, it asks the bot nothing", async () => {
  const judging = new Judging(own);
  const begun = judging.begin();
  judging.cancel();
  await begun;
  expect(views).toHaveBeenCalledOnce();
  expect(weigh).not.toHaveBeenCalled();
});

test("it reports its progress, and cancelled it leaves nothing and asks no more", async () => {
  const judging = new Judging(own);
  const seen: unknown[] = [];
  weigh.mockImplementationOnce(async () => {
    seen.push(judging.state.value);
    judging.cancel();
    return { choices: [], chances: [] };
  });
  await judging.begin();
  expect(seen).toMatchObject([{ at: "working", done: 0, total: 2, soFar: { points: [] } }]);
  expect(judging.state.value).toEqual({ at: "none" });
  expect(weigh).toHaveBeenCalledOnce();
  expect(await kept()).toBeNull();
  expect(rest).toHaveBeenCalledOnce();
});

test("a missing answer is reported, and can be requested again", async () => {
  weigh.mockRejectedValueOnce(new ThinkingFault("died"));
  const judging = new Judging(opened);
  await judging.begin();
  expect(judging.state.value).toEqual({ at: "silent", code: "died" });
  await judging.begin();
  expect(judging.state.value.at).toBe("judged");
  expect(await kept()).toBeNull(); // it came by a link
});

/** Has the match end as late, with another last entry. */
async function inAnotherWay(): Promise<void> {
  const match = await openMatch("one");
  await match.cut(1, () => ({}));
  await match.append({ do: "play", card: "R9" }, () => ({}));
}

test.each([
  ["has gone on", async () => (await openMatch("one")).append({ do: "play" }, () => ({}))],
  ["has taken another way", () => inAnotherWay()],
  ["is gone", () => deleteMatches(["one"])],
])("it is told, and kept nowhere, where the match %s meanwhile", async (_, happens) => {
  weigh.mockImplementationOnce(async () => {
    await happens();
    return { choices: [], chances: [] };
  });
  const judging = new Judging(own);
  await judging.begin();
  expect(judging.state.value.at).toBe("judged");
  expect(await kept()).toBeFalsy();
});

test("known judgements are not requested again", () => {
  const known = { length: 2, points: [], turns: [] };
  expect(new Judging({ ...own, match: { ...MATCH, judgement: known } }).state.value).toEqual({
    at: "judged",
    judgement: known,
  });
  expect(weigh).not.toHaveBeenCalled();
});
