// Seats with hands on phones act on everybody's table, without an open hand.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { emptyStore, storedLog } from "../../testing/store";
import { newPhones, type OnPhones, withPhone } from "./phones";
import type { TurnMatch as Match } from "./turns";
import { DRAW, engine, PLAY, SAVE } from "./turns.testing";

vi.mock("../door/engine", () => ({ isReady: { value: true } }));
vi.mock("../device/sound", () => ({ play: vi.fn(), vibrate: vi.fn() }));
vi.mock("../door/client", async () => (await import("./turns.testing")).client);
const { begin } = await import("./begin");
const { Controller, stored: storedAs } = await import("./controller");
const { headOf } = await import("../saves/list");
const { TurnMatch } = await import("./turns");

let match: Match;
let id: string;
const phones: OnPhones = { renew: vi.fn(async () => undefined), wasShown: vi.fn(async () => undefined) };

/** A match in which these seats have phones. */
async function seat(...used: boolean[]): Promise<void> {
  id = await begin(SAVE, { phones: newPhones(used) });
  match = new TurnMatch(new Controller(storedAs(headOf(id) ?? expect.fail())));
  match.phones = phones;
  await match.open();
}

beforeEach(async () => {
  await emptyStore();
  engine.reset();
});

const stage = () => match.stage.value;
const log = () => storedLog(id);

test("acts on everybody's table, and numbers are renewed after each action", async () => {
  await seat(true, true, true);
  await match.act(PLAY);
  expect(await log()).toEqual([PLAY]);
  expect(stage()).toMatchObject({ at: "table", seat: 1, looks: false });
  expect(phones.renew).toHaveBeenCalledTimes(2);
});

test("never opens a hand at the table", async () => {
  await seat(true, true, true);
  await match.reveal();
  expect(stage()).toMatchObject({ at: "table", seat: 0 });
});

test("sees a refusal on everybody's table", async () => {
  await seat(true, false, false);
  await match.act({ do: "play", card: "wrong" });
  expect(match.refusal.value).toMatchObject({ code: "must_follow" });
  expect(await log()).toEqual([]);
});

describe("an action may be taken back", () => {
  test("if nobody has learned of a card by it", async () => {
    await seat(true, true, true);
    await match.act(DRAW);
    expect(match.undo.value.steps).toHaveLength(1);
    await match.takeBack();
    expect(await log()).toEqual([]);
  });

  test("but not if another player has, since everybody sees the table", async () => {
    await seat(true, true, true);
    await match.act({ ...DRAW, shows: "R2" });
    expect(match.undo.value.steps).toEqual([]);
  });
});

test("at a table without phones an action that shows a card can be undone until a hand is opened", async () => {
  await seat(false, false, false);
  await match.reveal();
  await match.act({ ...DRAW, shows: "R2" });
  expect(match.undo.value.steps).toHaveLength(1);
});

test("moves its hand to a phone at its curtain, and back", async () => {
  await seat(false, false, false);
  await match.usePhone(0, true);
  expect(match.controller.head.phones.map(Boolean)).toEqual([true, false, false]);
  await match.usePhone(0, false);
  expect(match.controller.head.phones).toEqual([]);
});

test("every seat of a match has a different tag", () => {
  const tags = newPhones([true, true, true, true]).map((phone) => phone?.tag);
  expect(new Set(tags).size).toBe(4);
  expect(newPhones([false, false])).toEqual([]);
  expect(withPhone([], 3, 1, null)).toEqual([]);
});

test("each opening of a code is counted by its seat, and an undo forgets none", async () => {
  await seat(true, true, true);
  expect(match.controller.counts.value.codes).toEqual([]);
  for (const each of [2, 0, 2]) await match.codeOpened(each);
  await match.act(DRAW);
  await match.takeBack();
  expect([match.controller.counts.value.codes, headOf(id)?.codes]).toEqual([
    [1, 0, 2],
    [1, 0, 2],
  ]);
});

test("the last event is news until a player begins to choose", async () => {
  await seat(true, true, true);
  await match.act(PLAY);
  expect(stage()).toMatchObject({ since: 0 });
  match.noticed();
  expect(stage()).toMatchObject({ since: 1 });
});
