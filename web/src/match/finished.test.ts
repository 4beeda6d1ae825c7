import { expect, test } from "vitest";
import { entriesOf, trickOf, viewOf } from "../table/table.testing";
import { endsTrick, freshTrick, tricksOf } from "./finished";

const tricks = [trickOf(0), trickOf(1)];
const view = (more: object = {}) => ({
  ...viewOf({ seat: null, tricks, log: entriesOf(0, 1, 0, 1), ...more }),
  tricks,
});

test("a view without tricks has none, and nothing ends one", () => {
  expect(tricksOf(viewOf())).toEqual([]);
  expect(endsTrick(viewOf())).toBe(false);
});

test("a trick ends with the last entry that belongs to it", () => {
  expect(endsTrick(view())).toBe(true);
  expect(endsTrick(view({ log: entriesOf(0, 1, 0, 1, 1) }))).toBe(false);
  expect(endsTrick(view({ log: entriesOf(1), log_start: 3 }))).toBe(true);
});

test("everybody looks at a trick that has ended since a hand was open, until another one is opened", () => {
  expect(freshTrick({ view: view(), since: 3, closed: {} })).toBe(tricks[1]);
  expect(freshTrick({ view: view(), since: 4, closed: {} })).toBeNull();
  expect(freshTrick({ view: view({ seat: 1 }), since: 3, closed: null })).toBeNull();
});

test("a trick is put away once somebody has acted after it", () => {
  expect(freshTrick({ view: view({ log: entriesOf(0, 1, 0, 1, 1) }), since: 3, closed: {} })).toBeNull();
});
