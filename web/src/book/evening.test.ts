import { beforeEach, expect, test } from "vitest";
import { emptyStore } from "../../testing/store";
import { refresh } from "../saves/list";
import { storeMatch } from "../saves/matches";
import { nameKey } from "../saves/names";
import type { Changes } from "../saves/record";
import { eveningOf, winsIn } from "./evening";
import { finished } from "./histories.testing";

const NAMES = ["Aki", "Ben 弁", "Chie"];
const KEYS = NAMES.map(nameKey);
const HOUR = 3_600_000;

beforeEach(async () => {
  await emptyStore();
  await refresh();
});

/** Stores a match that ended at an hour, won by these seats. */
async function store(
  id: string,
  hour: number,
  winners: number[] | null,
  names = NAMES,
  changes: Changes = {},
): Promise<void> {
  const outcome = winners && { winners, scores: names.map((_, seat) => seat + 1), standing: [...names.keys()] };
  const touched = hour * HOUR;
  deals += 1;
  await storeMatch(
    finished(
      id,
      3,
      { touched, over: outcome !== null, outcome, dealt: `d${deals}`, print: `p${deals}`, ...changes },
      names,
    ),
  );
}

let deals = 0;

const ids = (id: string) => eveningOf(id).map((match) => match.id);

test("an evening has the finished matches of the same people in the order of their ends, and no others", async () => {
  await store("second", 102, [0]);
  await store("first", 100, [1]);
  await store("running", 103, null);
  await store("yesterday", 80, [1]);
  await store("others", 101, [1], ["Aki", "Ben 弁", "Dai"]);
  await store("fewer", 101, [1], ["Aki", "Ben 弁"]);
  expect(ids("second")).toEqual(["first", "second"]);
  expect(ids("yesterday")).toEqual(["yesterday"]);
  expect(ids("gone")).toEqual([]);
});

test.each<[string, Changes]>([
  ["matches with bots", { bots: [null, { level: "even", face: "1" }, null] }],
  ["what-ifs", { origin: { id: "two", step: 1, outcome: { winners: [1], scores: [1, 2, 3], standing: [2, 1, 0] } } }],
])("%s belong to no evening, as they are not in the book", async (_, changes) => {
  await store("one", 100, [0]);
  await store("two", 101, [1]);
  for (const hour of [102, 103]) await store(`other ${hour}`, hour, [2], NAMES, changes);
  expect(ids("two")).toEqual(["one", "two"]);
  expect(ids("other 103")).toEqual([]);
});

test("an evening ends with a pause of more than six hours, for any players before it", async () => {
  const others = ["Aki", "Dai", "Emi"];
  await store("before", 93.9, [0]);
  await store("one", 100, [0]);
  await store("others", 105, [0], others);
  await store("late", 110, [0]);
  expect(ids("one")).toEqual(["one", "late"]);
  expect(ids("late")).toEqual(["one", "late"]);
  expect(ids("others")).toEqual(["others"]);
  expect(ids("before")).toEqual(["before"]);
});

test("a deal that the same people ended twice counts once, and both ends show its evening", async () => {
  await store("one", 100, [0], NAMES, { dealt: "d" });
  await store("again", 101, [1], NAMES, { dealt: "d", print: "again" });
  await store("two", 102, [2]);
  for (const id of ["one", "again", "two"]) expect(ids(id)).toEqual(["one", "two"]);
  expect([...winsIn(eveningOf("two"), KEYS).values()]).toEqual([1, 0, 1]);
});

test("people who change seats keep their points and wins", async () => {
  await store("one", 100, [0]);
  await store("two", 101, [0, 2], ["ＣＨＩＥ", "aki", "Ben\u3000弁"]);
  const evening = eveningOf("one");
  expect(evening[1]?.points).toEqual(
    new Map([
      ["chie", 1],
      ["aki", 2],
      ["ben 弁", 3],
    ]),
  );
  expect([...winsIn(evening, KEYS).values()]).toEqual([1, 1, 1]);
});
