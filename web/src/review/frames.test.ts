import { beforeEach, expect, test, vi } from "vitest";
import { gated } from "../../testing/gated";
import type { Save } from "../door/door";
import { Frames } from "./frames";

interface Asked {
  /** Number of replayed entries. */
  readonly length: number;
  readonly seats: readonly (number | null)[];
  readonly steps: readonly number[];
}

const asked: Asked[] = [];
const engine = gated();
vi.mock("../door/client", () => ({
  views: ({ log, seats: all }: Save, seats: readonly (number | null)[], steps: readonly number[], hands: boolean) =>
    engine.answer(() => {
      asked.push({ length: log.length, seats, steps });
      return {
        views: steps.map((step) => seats.map((seat) => ({ seat, step, scores: [step, 0] }))),
        hands: hands ? steps.map((step) => all.map((_, seat) => [`of ${seat} at ${step}`])) : [],
      };
    }),
}));

const saveOf = (length: number) =>
  ({ seats: [{ name: "Aki" }, { name: "Ben" }], log: Array.from({ length }, (_, at) => at) }) as unknown as Save;
const SAVE = saveOf(4);
const LONG = saveOf(299);
const LAST_PART = Array.from({ length: 100 }, (_, at) => 200 + at);
const steps = () => asked.map((each) => each.steps);

beforeEach(() => {
  asked.length = 0;
  engine.fault = null;
  engine.gate = Promise.resolve();
});

const all = (frames: Frames, length: number) => vi.waitFor(() => expect(frames.scores.value.size).toBe(length + 1));

/** Frames of a match, all of them here after one was requested. */
async function loaded(save: Save, ...wanted: Parameters<Frames["want"]>): Promise<Frames> {
  const frames = new Frames(save, vi.fn());
  frames.want(...wanted);
  await all(frames, save.log.length);
  return frames;
}

test("the requested frame comes first, then all the others", async () => {
  await loaded(SAVE, 2, 0);
  expect(steps()).toEqual([[2], [0, 1, 3, 4]]);
  expect(asked.every(({ seats }) => seats.length === 1 && seats[0] === 0)).toBe(true);
});

test("the others of a long match come in three parts, beginning with the requested frame's", async () => {
  await loaded(LONG, 150, "all");
  expect(steps().map((each) => [each[0], each.at(-1), each.length])).toEqual([
    [150, 150, 1],
    [100, 199, 99],
    [0, 99, 100],
    [200, 299, 100],
  ]);
});

test.each([0, 150, 299])("from step %i on all frames cost three replays of the match at most", async (step) => {
  await loaded(LONG, step, "all");
  const entries = asked.reduce((sum, { length }) => sum + length, 0);
  expect(entries).toBeGreaterThanOrEqual(299);
  expect(entries).toBeLessThanOrEqual(3 * 299);
});

test("no entry after the requested steps is replayed", async () => {
  await loaded(LONG, 7, 1);
  expect(asked.every((each) => each.length === each.steps.at(-1))).toBe(true);
});

test("a frame that is requested during another request comes next, and shows at once", async () => {
  const open = engine.hold();
  const frames = new Frames(LONG, vi.fn());
  frames.want(0, 0);
  frames.want(299, 0);
  expect(frames.shown.value).toBeNull();
  open();
  await vi.waitFor(() => expect(frames.shown.value?.step).toBe(299));
  expect(steps().slice(0, 2)).toEqual([[0], LAST_PART]);
});

test("a loaded frame shows at once, without a request", async () => {
  const frames = await loaded(SAVE, 0, 0);
  frames.want(3, 0);
  expect(frames.shown.value?.step).toBe(3);
  expect(asked).toHaveLength(2);
});

test.each([
  ["all eyes: those that each seat sees, over the table that all see", "all", null, [["of 0 at 1"], ["of 1 at 1"]]],
  ["one seat's eyes: none", 1, 1, []],
] as const)("hands through %s", async (_, eyes, seat, hands) => {
  const frames = await loaded(SAVE, 1, eyes);
  expect(asked[0]?.seats).toEqual([seat]);
  expect([frames.shown.value?.view.seat, frames.shown.value?.hands]).toEqual([seat, hands]);
});

test("other eyes see nothing that was fetched for the last", async () => {
  const frames = await loaded(SAVE, 1, 0);
  frames.want(1, 1);
  expect(frames.shown.value?.eyes).toBe(0);
  await vi.waitFor(() => expect(frames.shown.value?.eyes).toBe(1));
  expect(asked[2]).toEqual({ length: 1, seats: [1], steps: [1] });
  expect(frames.shown.value?.view.seat).toBe(1);
});

test("an answer for eyes that are no longer selected is not shown", async () => {
  const open = engine.hold();
  const frames = new Frames(SAVE, vi.fn());
  frames.want(1, 0);
  frames.want(1, 1);
  open();
  await vi.waitFor(() => expect(frames.shown.value?.eyes).toBe(1));
  expect(asked.slice(0, 2).map(({ seats }) => seats)).toEqual([[0], [1]]);
});

test("the points of each step are known after it was fetched, for any eyes", async () => {
  const frames = await loaded(SAVE, 0, 0);
  expect(frames.scores.value.get(3)).toEqual([3, 0]);
});

test("a fault is reported, and the next request continues", async () => {
  const onFault = vi.fn();
  engine.fault = new Error("gone");
  const frames = new Frames(SAVE, onFault);
  frames.want(0, 0);
  await vi.waitFor(() => expect(onFault).toHaveBeenCalledOnce());
  frames.want(0, 0);
  await vi.waitFor(() => expect(frames.shown.value?.step).toBe(0));
});

test("nothing more is fetched after the user has left", async () => {
  const open = engine.hold();
  const frames = new Frames(SAVE, vi.fn());
  frames.want(0, 0);
  frames.close();
  open();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(1);
});
