import { expect, test } from "vitest";
import type { BaseView } from "../door/door";
import { endsTrick, freshTrick, tricksOf } from "./finished";

const entriesOf = (...seats: readonly number[]) => seats.map((seat) => ({ do: "play", seat }));
const viewOf = (more: object = {}) => ({ seat: null, log: [], log_start: 0, ...more }) as unknown as BaseView;
const tricks = [2, 4].map((log_end) => ({ leader: 0, plays: [], winner: 1, log_end }) as never);
const view = (more: object = {}) => ({ ...viewOf({ tricks, log: entriesOf(0, 1, 0, 1), ...more }), tricks });

test("a view without tricks has none, and nothing ends one", () => {
  expect(tricksOf(viewOf())).toEqual([]);
  expect(endsTrick(viewOf())).toBe(false);
});

test("a trick ends with the last entry that belongs to it", () => {
  expect(endsTrick(view())).toBe(true);
  expect(endsTrick(view({ log: entriesOf(0, 1, 0, 1, 1) }))).toBe(false);
  expect(endsTrick(view({ log: entriesOf(1), log_start: 3 }))).toBe(true);
});

test("all look at a trick that has ended since a hand was open, until another hand is opened", () => {
  expect(freshTrick({ view: view(), since: 3, closed: {} })).toBe(tricks[1]);
  expect(freshTrick({ view: view(), since: 4, closed: {} })).toBeNull();
  expect(freshTrick({ view: view({ seat: 1 }), since: 3, closed: null })).toBeNull();
});

test("a trick is put away after the next action", () => {
  expect(freshTrick({ view: view({ log: entriesOf(0, 1, 0, 1, 1) }), since: 3, closed: {} })).toBeNull();
});
