import { beforeEach, expect, test, vi } from "vitest";
import type { Save } from "../door/door";
import { courseOf, partAt, partBeside } from "./course";

const looked = vi.hoisted(() => vi.fn());
vi.mock("../door/client", () => ({ lookInto: looked }));

const saveOf = (length: number) => ({ log: Array.from({ length }, () => ({ do: "play" })) }) as unknown as Save;
const entries = (...seats: (number | null)[]) => seats.map((seat) => ({ do: seat === null ? "ring" : "play", seat }));
const viewed = (view: object) => ({ status: {}, views: [{ log_start: 0, ...view }] });

beforeEach(() => {
  looked.mockReset();
});

test("a game of tricks goes by its tricks, and ends with the match", async () => {
  looked.mockResolvedValue(viewed({ log: entries(0, 1, 1, 0, 0), tricks: [{ log_end: 2 }, { log_end: 4 }] }));
  expect(await courseOf(saveOf(5), {})).toEqual({ length: 5, kind: "trick", ends: [2, 4, 5] });
});

test("a match of several deals has the tricks of all", async () => {
  const first = viewed({ log: entries(0, 1), tricks: [{ log_end: 2 }] });
  const second = viewed({ log: entries(0, 1, 0), log_start: 2, tricks: [{ log_end: 5 }] });
  looked.mockImplementation(async ({ log }: Save) => (log.length === 5 ? second : first));
  expect(await courseOf(saveOf(5), {})).toEqual({ length: 5, kind: "trick", ends: [2, 5] });
});

test("without tricks it goes by the turns of its seats", async () => {
  looked.mockResolvedValue(viewed({ log: entries(0, 0, 1, 0) }));
  expect(await courseOf(saveOf(4), {})).toEqual({ length: 4, kind: "turn", ends: [2, 3, 4] });
});

test("in real time it goes by what the game says", async () => {
  looked.mockResolvedValue(viewed({ log: entries(0, 1, null, 1) }));
  const replay = { Table: () => null, endsPart: ({ seat }: { seat: number | null }) => seat === null };
  expect(await courseOf(saveOf(4), { replay })).toEqual({ length: 4, kind: "round", ends: [3, 4] });
});

const COURSE = { length: 6, kind: "trick", ends: [2, 4, 6] } as const;

test("a step lies in the part that it is played in", () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((step) => partAt(COURSE, step))).toEqual([1, 1, 1, 2, 2, 3, 3]);
});

test("from part to part it goes to the ends, and no further than the match", () => {
  expect([0, 1, 2, 5, 6].map((step) => partBeside(COURSE, step, 1))).toEqual([2, 2, 4, 6, 6]);
  expect([0, 1, 2, 5, 6].map((step) => partBeside(COURSE, step, -1))).toEqual([0, 0, 0, 4, 4]);
});
