import { expect, test, vi } from "vitest";
import type { BaseView, Save } from "../door/door";
import { courseOf, dealsOf, partAt, partBeside, slicesOf } from "./course";

const views = vi.hoisted(() => vi.fn());
vi.mock("../door/client", () => ({ views }));

const entries = (...seats: (number | null)[]) => seats.map((seat) => ({ do: seat === null ? "ring" : "play", seat }));
const deal = (view: object) => view as BaseView;

test("a game with tricks is divided by its tricks, and ends with the match", () => {
  const only = deal({ log: entries(0, 1, 1, 0, 0), tricks: [{ log_end: 2 }, { log_end: 4 }] });
  expect(courseOf([only], {})).toEqual({ length: 5, kind: "trick", ends: [2, 4, 5] });
});

test("a match of several deals has the tricks of all", () => {
  const first = deal({ log: entries(0, 1), tricks: [{ log_end: 2 }] });
  const second = deal({ log: entries(0, 1, 0), tricks: [{ log_end: 5 }] });
  expect(courseOf([first, second], {})).toEqual({ length: 5, kind: "trick", ends: [2, 5] });
});

test("a game without tricks is divided by the turns of its seats", () => {
  expect(courseOf([deal({ log: entries(0, 0, 1, 0) })], {})).toEqual({ length: 4, kind: "turn", ends: [2, 3, 4] });
});

test("a game in real time has its own division", () => {
  const replay = { Table: () => null, endsPart: ({ seat }: { seat: number | null }) => seat === null };
  const only = deal({ log: entries(0, 1, null, 1) });
  expect(courseOf([only], { replay })).toEqual({ length: 4, kind: "round", ends: [3, 4] });
});

test("deals are shown at their ends, at the next one's beginning, by one replay", async () => {
  views.mockResolvedValue({ views: [["first"], ["second"], ["third"]] });
  const save = { log: Array.from({ length: 9 }, () => ({ do: "play" })) } as unknown as Save;
  expect(await dealsOf(save, [0, 3, 7])).toEqual(["first", "second", "third"]);
  expect(views.mock.calls).toEqual([[save, [null], [3, 7, 9]]]);
});

test.each([0, 1, 40, 41, 100, 383])("all of %i steps are divided into three replays at most", (count) => {
  const steps = [...Array(count).keys()];
  const slices = slicesOf(steps);
  expect(slices.flat()).toEqual(steps);
  expect(slices.length).toBe(Math.min(3, Math.ceil(count / 40)));
});

const COURSE = { length: 6, kind: "trick", ends: [2, 4, 6] } as const;

test("a step belongs to the part in which it is played", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((step) => partAt(COURSE, step))).toEqual([1, 1, 1, 2, 2, 3, 3]);
});

test("moves from part to part lead to the ends, and stop at those of the match", () => {
  expect([0, 1, 2, 5, 6].map((step) => partBeside(COURSE, step, 1))).toEqual([2, 2, 4, 6, 6]);
  expect([0, 1, 2, 5, 6].map((step) => partBeside(COURSE, step, -1))).toEqual([0, 0, 0, 4, 4]);
});
