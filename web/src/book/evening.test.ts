import { beforeEach, expect, test } from "vitest";
import { type Disk, useDisk } from "../../testing/disk";
import { refresh } from "../saves/list";
import { type Origin, recordAround, toStored } from "../saves/record";
import { eveningOf, winsIn } from "./evening";
import { saveOf } from "./saves.testing";

const NAMES = ["Aki", "Ben 弁", "Chie"];
const HOUR = 3_600_000;
let disk: Disk;

beforeEach(() => {
  disk = useDisk();
});

/** Store a match that ended at an hour, won by these seats. */
function store(id: string, hour: number, winners: number[] | null, names = NAMES, fields: object = {}): void {
  const save = { ...saveOf(3), seats: names.map((name) => ({ name })) };
  const outcome = winners && { winners, scores: [1, 2, 3] };
  const record = { ...recordAround(save), touched: hour * HOUR, over: outcome !== null, outcome, ...fields };
  disk.setItem(`tefuda:match:${id}`, JSON.stringify(toStored(record)));
}

const ids = (id: string) => {
  refresh();
  return eveningOf(id).map((match) => match.id);
};

test("an evening has the finished matches of the same people, as they ended, and nobody else's", () => {
  store("second", 102, [0]);
  store("first", 100, [1]);
  store("running", 103, null);
  store("yesterday", 80, [1]);
  store("others", 101, [1], ["Aki", "Ben 弁", "Dai"]);
  store("fewer", 101, [1], ["Aki", "Ben 弁"]);
  expect(ids("second")).toEqual(["first", "second"]);
  expect(ids("yesterday")).toEqual(["yesterday"]);
  expect(ids("gone")).toEqual([]);
});

test("matches with machines are no evening's, as they are not in the book", () => {
  const machines = [null, { level: "even", face: "1" }, null];
  store("one", 100, [0]);
  store("two", 101, [1]);
  for (const hour of [102, 103]) store(`machines ${hour}`, hour, [2], NAMES, { machines });
  expect(ids("two")).toEqual(["one", "two"]);
  expect(ids("machines 103")).toEqual([]);
});

test("an evening ends with a pause of more than six hours, whoever played before it", () => {
  const others = ["Aki", "Dai", "Emi"];
  store("before", 93.9, [0]);
  store("one", 100, [0]);
  store("others", 105, [0], others);
  store("late", 110, [0]);
  expect(ids("one")).toEqual(["one", "late"]);
  expect(ids("late")).toEqual(["one", "late"]);
  expect(ids("others")).toEqual(["others"]);
  expect(ids("before")).toEqual(["before"]);
});

test("a what-if counts for nothing, and has no evening", () => {
  const origin: Origin = { id: "two", step: 1, outcome: { winners: [1], scores: [1, 2, 3] } };
  store("one", 100, [0]);
  store("two", 101, [1]);
  store("what-if", 102, [2], NAMES, { origin });
  expect(ids("two")).toEqual(["one", "two"]);
  expect(ids("what-if")).toEqual([]);
});

test("whoever sits elsewhere keeps points and wins", () => {
  store("one", 100, [0]);
  store("two", 101, [0, 2], ["Chie", "Aki", "Ben 弁"]);
  refresh();
  const evening = eveningOf("one");
  expect(evening[1]?.points).toEqual(
    new Map([
      ["Chie", 1],
      ["Aki", 2],
      ["Ben 弁", 3],
    ]),
  );
  expect([...winsIn(evening, NAMES).values()]).toEqual([1, 1, 1]);
});
