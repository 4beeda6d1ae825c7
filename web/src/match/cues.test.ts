import { expect, test, vi } from "vitest";
import type { Acted, BaseView } from "../door/door";
import { acted, refused } from "./cues";

const { play, vibrate } = vi.hoisted(() => ({ play: vi.fn(), vibrate: vi.fn() }));
vi.mock("../device/sound", () => ({ play, vibrate }));

const before = { scores: [3, null, 0] } as unknown as BaseView;
const answer = (changes: object) =>
  ({ scores: [3, null, 0], to_act: [0], over: false, ...changes }) as unknown as Acted;
const heard = () => play.mock.calls.map(([cue]) => cue);

test.each([
  ["a play after which the seat goes on", {}, ["played"]],
  ["a play after which the device is handed on", { to_act: [1] }, ["played", "passed"]],
  ["points for anybody", { scores: [3, null, 1] }, ["played", "taken"]],
  ["points that are hidden before or after", { scores: [null, 5, 0] }, ["played"]],
  ["a trick that is over", { table: { log: [{}], log_start: 0, tricks: [{ log_end: 1 }] } }, ["played", "taken"]],
  ["a trick that goes on", { table: { log: [{}], log_start: 0, tricks: [] } }, ["played"]],
  ["points lost", { scores: [1, null, 0] }, ["played"]],
  ["the end", { over: true, to_act: [] }, ["played", "won"]],
])("%s is heard, and felt once", (_, changes, cues) => {
  acted(answer(changes), before, 0);
  expect(heard()).toEqual(cues);
  expect(vibrate.mock.calls).toEqual([["played"]]);
});

test("a refusal is heard and felt", () => {
  refused();
  expect([heard(), vibrate.mock.calls]).toEqual([["refused"], [["refused"]]]);
});
