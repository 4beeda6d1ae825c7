// Judging asks of every action what its seat saw, tells nothing of chance, and leaves nothing where it is cancelled.
import { beforeEach, expect, test, vi } from "vitest";
import { ThinkingFault } from "../engine/faults";
import type { Opened } from "./opening";

const mocks = vi.hoisted(() => ({ weigh: vi.fn(), rest: vi.fn(), keepJudgement: vi.fn(), views: vi.fn() }));
const { weigh, rest, keepJudgement, views } = mocks;
vi.mock("../door/thinker", () => ({ thinker: { weigh, rest } }));
vi.mock("../saves/records", () => ({ keepJudgement }));
vi.mock("../door/client", async () => {
  const { DoorError } = await import("../match/turns.testing");
  const weighs = { draw: null, play: null, show: "cards" };
  const games = [{ id: "a_game", bots: ["easy", "hard"], outcomes: { draw: ["card"] }, weighs }];
  return { DoorError, views, catalog: { value: { games } } };
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
const save = { game: "a_game", seats: [{ name: "Aki" }, { name: "Ben" }], log: LOG };
const opened = { at: "open", save, deals: [{ log: LINES }] } as unknown as Opened;
const WHY = { code: "wins", params: {} };

/** What seats see: who is to act at a step, and the log up to there. */
const sees = (toAct: (step: number) => readonly number[], lines: readonly object[] = LINES) =>
  views.mockImplementation(async ({ log }: typeof save, seats: number[], steps: number[]) => {
    expect(log.length).toBe(steps.at(-1));
    const rowAt = (step: number) => seats.map((seat) => ({ seat, to_act: toAct(step), log: lines.slice(0, step) }));
    return { views: steps.map(rowAt) };
  });

beforeEach(() => {
  for (const mock of [weigh, rest, keepJudgement, views]) mock.mockReset();
  sees(() => [0, 1]);
  weigh.mockImplementation(async (_, __, ___, action: object) => ({
    choices: [
      { action: { do: "pass" }, worth: 0.8, why: WHY },
      { action, worth: 0.3, why: WHY },
    ],
    chances: [0.25, 0.75],
  }));
});

test("every action is weighed by the strongest, as its seat saw the table, without what chance has added", async () => {
  const judging = new Judging(opened, "m1", null);
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
  expect(keepJudgement).toHaveBeenCalledExactlyOnceWith("m1", state.at === "judged" && state.judgement);
  expect(rest).toHaveBeenCalled();
});

test("what all choose at once is weighed seat by seat, without what the others did; what is no choice is not", async () => {
  const log = [
    { do: "show", cards: ["R1", "R7"] },
    { do: "show", cards: [null, "R2"] },
    { do: "wake", seat: 1 },
  ];
  const lines = log.map((entry) => ({ seat: null, ...entry }));
  sees((step) => (step ? [1] : [0, 1]), lines);
  weigh.mockImplementation(async (view: { seat: number }, _, __, action: object) => ({
    choices: [{ action, worth: 0.5, why: WHY }],
    chances: view.seat ? [0.4, 0.6] : [0.6, 0.4],
  }));
  const judging = new Judging(
    { ...opened, save: { ...save, log }, deals: [{ log: lines }] } as unknown as Opened,
    undefined,
    null,
  );
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

test("a seat that was not to act is not asked", async () => {
  sees(() => [1]);
  await new Judging(opened, undefined, null).begin();
  expect(weigh.mock.calls.map(([view]) => view.seat)).toEqual([1]);
});

test("judging a long match replays it three times at most, whatever is thought about", async () => {
  const log = Array.from({ length: 300 }, () => ({ do: "play", card: "R1" }));
  const lines = log.map((entry, at) => ({ seat: at % 2, ...entry }));
  sees((step) => [step % 2], lines);
  await new Judging({ ...opened, save: { ...save, log }, deals: [{ log: lines }] } as never, undefined, null).begin();
  expect(weigh).toHaveBeenCalledTimes(300);
  const entries = views.mock.calls.reduce((sum, [{ log: replayed }]) => sum + replayed.length, 0);
  expect(entries).toBeGreaterThan(0);
  // once more by who sees what turned it
  expect(entries).toBeLessThanOrEqual(2 * 300);
});

test("cancelled before the views have come, it asks the machine nothing", async () => {
  const judging = new Judging(opened, "m1", null);
  const begun = judging.begin();
  judging.cancel();
  await begun;
  expect(views).toHaveBeenCalledOnce();
  expect(weigh).not.toHaveBeenCalled();
});

test("it says how far it is, and cancelled it leaves nothing and asks no more", async () => {
  const judging = new Judging(opened, "m1", null);
  const seen: unknown[] = [];
  weigh.mockImplementationOnce(async () => {
    seen.push(judging.state.value);
    judging.cancel();
    return { choices: [], chances: [] };
  });
  await judging.begin();
  expect(seen).toEqual([{ at: "working", done: 0, total: 2 }]);
  expect(judging.state.value).toEqual({ at: "none" });
  expect(weigh).toHaveBeenCalledOnce();
  expect(keepJudgement).not.toHaveBeenCalled();
  expect(rest).toHaveBeenCalledOnce();
});

test("where no answer comes that is said, and it may be asked again", async () => {
  weigh.mockRejectedValueOnce(new ThinkingFault("died"));
  const judging = new Judging(opened, undefined, null);
  await judging.begin();
  expect(judging.state.value).toEqual({ at: "silent", code: "died" });
  await judging.begin();
  expect(judging.state.value.at).toBe("judged");
  expect(keepJudgement).not.toHaveBeenCalled();
});

test("what is known is not asked again", () => {
  const known = { length: 2, points: [], turns: [] };
  expect(new Judging(opened, "m1", known).state.value).toEqual({ at: "judged", judgement: known });
  expect(weigh).not.toHaveBeenCalled();
});
