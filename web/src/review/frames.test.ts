import { beforeEach, expect, test, vi } from "vitest";
import { gated } from "../../testing/gated";
import type { Save } from "../door/door";
import { Frames } from "./frames";

const asked: (readonly [length: number, seats: readonly (number | null)[]])[] = [];
const engine = gated();
vi.mock("../door/client", () => ({
  lookInto: (save: Save, seats: readonly (number | null)[]) =>
    engine.answer(() => {
      asked.push([save.log.length, seats]);
      const views = seats.map((seat) => ({ seat, hand: seat === null ? [] : [`of ${seat}`] }));
      return { status: { scores: [save.log.length, 0] }, views };
    }),
}));

const SAVE = { seats: [{ name: "Aki" }, { name: "Ben" }], log: [1, 2, 3, 4] } as unknown as Save;
const steps = () => asked.map(([length]) => length);

beforeEach(() => {
  asked.length = 0;
  engine.fault = null;
  engine.gate = Promise.resolve();
});

test("what is wanted comes first, then all the others, the nearest first", async () => {
  const frames = new Frames(SAVE, vi.fn());
  frames.want(2, 0);
  await vi.waitFor(() => expect(asked).toHaveLength(5));
  expect(steps()).toEqual([2, 3, 1, 4, 0]);
  expect(asked.every(([, seats]) => seats.length === 1 && seats[0] === 0)).toBe(true);
});

test("what is wanted while another frame is on its way comes next, and shows as it comes", async () => {
  const open = engine.hold();
  const frames = new Frames(SAVE, vi.fn());
  frames.want(0, 0);
  frames.want(4, 0);
  expect(frames.shown.value).toBeNull();
  open();
  await vi.waitFor(() => expect(asked).toHaveLength(5));
  expect(steps().slice(0, 2)).toEqual([0, 4]);
  expect(frames.shown.value?.step).toBe(4);
});

test("a frame that is here shows at once, and nothing is asked for", async () => {
  const frames = new Frames(SAVE, vi.fn());
  frames.want(0, 0);
  await vi.waitFor(() => expect(asked).toHaveLength(5));
  frames.want(3, 0);
  expect(frames.shown.value?.step).toBe(3);
  expect(asked).toHaveLength(5);
});

test("all hands are those that each seat sees, over the table that everybody does", async () => {
  const frames = new Frames(SAVE, vi.fn());
  frames.want(1, "all");
  await vi.waitFor(() => expect(frames.shown.value).not.toBeNull());
  expect(asked[0]).toEqual([1, [null, 0, 1]]);
  expect(frames.shown.value?.hands).toEqual([["of 0"], ["of 1"]]);
  expect(frames.shown.value?.view.seat).toBeNull();
});

test("other eyes see nothing of what was fetched for the last", async () => {
  const frames = new Frames(SAVE, vi.fn());
  frames.want(1, 0);
  await vi.waitFor(() => expect(asked).toHaveLength(5));
  frames.want(1, 1);
  await vi.waitFor(() => expect(frames.shown.value?.eyes).toBe(1));
  expect(asked[5]).toEqual([1, [1]]);
});

test("the points of each step are known once it was fetched, whoever looks", async () => {
  const frames = new Frames(SAVE, vi.fn());
  frames.want(0, 0);
  await vi.waitFor(() => expect(frames.scores.value.size).toBe(5));
  expect(frames.scores.value.get(3)).toEqual([3, 0]);
});

test("a fault is told of, and the next wish goes on", async () => {
  const onFault = vi.fn();
  engine.fault = new Error("gone");
  const frames = new Frames(SAVE, onFault);
  frames.want(0, 0);
  await vi.waitFor(() => expect(onFault).toHaveBeenCalledOnce());
  frames.want(0, 0);
  await vi.waitFor(() => expect(frames.shown.value?.step).toBe(0));
});

test("whoever has left is fetched nothing more", async () => {
  const open = engine.hold();
  const frames = new Frames(SAVE, vi.fn());
  frames.want(0, 0);
  frames.close();
  open();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(1);
});
