import { beforeEach, expect, test } from "vitest";
import { emptyStore } from "../../testing/store";
import type { Save } from "../door/door";
import { matches, refresh } from "../saves/list";
import { changeHead, duplicate, storeMatch } from "../saves/matches";
import { type Changes, matchAround } from "../saves/record";
import { runningOn } from "./same-deal";

const OVER = { over: true, outcome: { winners: [0], scores: [1, 2, 3], standing: [0, 1, 2] } };
const NAMES = ["Aki", "Ben", "Chie"];

const saveOf = (steps: number, name = "Aki"): Save => ({
  format: 1,
  game: "a_game",
  options: {},
  seats: [name, ...NAMES.slice(1)].map((each) => ({ name: each })),
  deal: { hands: [["R1"], ["R2"], []], start: 1 },
  log: Array(steps).fill({ do: "play" }),
});
const SAVE = saveOf(3);

beforeEach(async () => {
  await emptyStore();
  await refresh();
});

const running = () => runningOn(SAVE, "own");
const store = (id: string, changes: Changes, save = saveOf(2)) => storeMatch(matchAround(save, id, changes));

test.each([
  ["with other people and another log", saveOf(1, "Dai")],
  ["whose fields stand in another order", { ...saveOf(2), deal: { start: 1, hands: SAVE.deal.hands } }],
])("a running match of the same deal is found, %s", async (_, save) => {
  await store("original", {}, save);
  expect(await running()).toBe("original");
});

test("one whose deal came by a link is found", async () => {
  await store("linked", { origin: { id: "link", step: 0, outcome: OVER.outcome } });
  expect(await running()).toBe("linked");
});

test("neither the match itself is found, nor one that is over, of another deal or game, or goes on from one that was open", async () => {
  await store("own", {});
  await store("over", OVER);
  await store("other", {}, { ...saveOf(2), deal: { ...SAVE.deal, start: 2 } });
  await store("game", {}, { ...saveOf(2), game: "another_game" });
  await store("what-if", { origin: { id: "over", step: 0, outcome: OVER.outcome } });
  expect(await running()).toBeNull();
});

test("a copy of a running match is one of them until both are over", async () => {
  await store("one", {});
  await duplicate("one");
  const copy = matches.value.find(({ id }) => id !== "one")?.id ?? expect.fail();
  expect(await runningOn(SAVE, copy)).toBe("one");
  await changeHead("one", () => OVER);
  expect(await runningOn(SAVE, copy)).toBeNull();
});
