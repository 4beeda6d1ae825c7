import { beforeEach, describe, expect, test, vi } from "vitest";
import { emptyStore } from "../../testing/store";
import { readDocuments } from "./documents";
import { matches, refresh } from "./list";
import { changeHead, deleteMatches, duplicate, restore, storeMatch } from "./matches";
import { isOpened, joinOpened, leaveFuture, openDeal, opened, runningOn, wasOpened } from "./opened";
import { dealtOf } from "./print";
import { type Changes, matchAround } from "./record";
import { OVER, openedPage, saveOf } from "./saves.testing";

const OUTCOME = OVER.outcome ?? expect.fail();

const SAVE = saveOf(3);
const DEALT = dealtOf(SAVE);

beforeEach(async () => {
  await emptyStore();
  await Promise.all([refresh(), readDocuments()]);
});

const running = () => runningOn(DEALT, "own");
const store = (id: string, changes: Changes, save = saveOf(2)) => storeMatch(matchAround(save, id, changes));
const headNamed = (id: string) => matches.value.find((head) => head.id === id) ?? expect.fail();
const copyOf = (id: string) => matches.value.find((head) => head.copyOf === id) ?? expect.fail();

describe("a running match of the same deal is found", () => {
  test.each([
    ["with other people and another log", saveOf(1, "Dai")],
    ["whose fields stand in another order", { ...saveOf(2), deal: { start: 1, hands: SAVE.deal.hands } }],
  ])("%s", async (_, save) => {
    await store("original", {}, save);
    expect(await running()).toBe("original");
  });

  test("that was opened before", async () => {
    await store("original", {});
    await openDeal(DEALT);
    expect(await running()).toBe("original");
  });

  test("whose deal came by a link", async () => {
    await store("linked", { origin: { id: "link", step: 0, outcome: OUTCOME } });
    expect(await running()).toBe("linked");
  });

  test("but neither the match itself, nor one that is over, of another deal or game, or a branch of an open one", async () => {
    await store("own", {});
    await store("over", OVER);
    await store("other", {}, { ...saveOf(2), deal: { ...SAVE.deal, start: 2 } });
    await store("game", {}, { ...saveOf(2), game: "another_game" });
    await store("what-if", { origin: { id: "over", step: 0, outcome: OUTCOME } });
    expect(await running()).toBeNull();
  });

  test("a copy of it as well, until both are over", async () => {
    await store("one", {});
    await duplicate("one");
    const copy = copyOf("one").id;
    expect(await runningOn(DEALT, copy)).toBe("one");
    await changeHead("one", () => OVER);
    expect(await runningOn(DEALT, copy)).toBeNull();
  });
});

describe("a match of a deal that was opened counts for nothing", () => {
  test("while it runs, after its end, as a copy, and restored after it was deleted", async () => {
    await store("one", {});
    await deleteMatches(["one"]);
    await openDeal(DEALT);
    await restore();
    expect(isOpened(headNamed("one"))).toBe(true);
    await duplicate("one");
    expect(isOpened(copyOf("one"))).toBe(true);
    await changeHead("one", () => ({ ...OVER, touched: Date.now() }));
    expect(isOpened(headNamed("one"))).toBe(true);
  });

  test("unless it had ended by then, for any time of the clock now", async () => {
    await store("one", { ...OVER, touched: Date.now() + 5_000_000 });
    await store("before", { ...OVER, touched: 5 });
    await openDeal(DEALT);
    expect(["one", "before"].map((id) => isOpened(headNamed(id)))).toEqual([false, false]);
    await duplicate("before");
    expect(await running()).toBeNull();
  });

  test("also if another tab has opened the deal, and after the next start", async () => {
    const [tab, next] = [await openedPage(() => import("./opened")), await openedPage(() => import("./opened"))];
    await tab.openDeal(DEALT);
    expect([await wasOpened(DEALT), await next.wasOpened(DEALT), await wasOpened("another")]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test("matches and deals that a clock in 2036 has dated are dated now, in their order, and count as before", async () => {
  const [now, year] = [Date.now(), Date.parse("2036-01-01")];
  const other = (start: number) => ({ ...SAVE, deal: { ...SAVE.deal, start } });
  await store("today", { touched: now - 5 });
  await store("first", { ...OVER, touched: year });
  await openDeal(DEALT);
  await joinOpened([[dealtOf(other(2)), year + 1]]);
  await store("second", { ...OVER, touched: year + 2 }, other(2));
  await store("third", { ...OVER, touched: year + 3 }, other(0));
  const counting = () => matches.value.map((head) => [head.id, !isOpened(head)]);
  const before = counting();
  expect(before).toEqual([
    ["third", true],
    ["second", false],
    ["first", true],
    ["today", false],
  ]);
  await leaveFuture(changeHead);
  await Promise.all([refresh(), readDocuments()]);
  expect(new Map(counting() as [string, boolean][])).toEqual(new Map(before as [string, boolean][]));
  expect(matches.value.at(-1)?.id).toBe("today");
  expect(Math.max(...matches.value.map(({ touched }) => touched), ...opened.value.values())).toBeLessThan(year);
  await changeHead("today", () => ({ touched: Date.now() + 1 }));
  expect(matches.value[0]?.id).toBe("today");
});

test("a match whose deal is opened in the instant of its end still counts after the next start", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await store("one", { ...OVER, touched: Date.now() });
  await openDeal(DEALT);
  await leaveFuture(changeHead);
  expect(isOpened(headNamed("one"))).toBe(false);
});

test("a deal that was opened elsewhere is opened here, but matches that have ended here still count", async () => {
  await store("over", { ...OVER, touched: 50 });
  await store("later", { ...OVER, touched: 50, dealt: "other" });
  await openDeal("mine");
  const mine = opened.value.get("mine");
  await joinOpened([
    [DEALT, 7],
    ["other", 60],
    ["mine", 1],
    ["new", 9],
  ]);
  expect([...opened.value]).toEqual([
    ["mine", mine],
    [DEALT, 51],
    ["other", 60],
    ["new", 9],
  ]);
});

test("of very many deals the newest five thousand are kept", async () => {
  const found = Array.from({ length: 5003 }, (_, at) => [`d${at}`, at + 1]);
  await joinOpened(found.slice(0, 3000));
  await joinOpened(found.slice(3000));
  expect([opened.value.size, opened.value.has("d2"), opened.value.has("d3")]).toEqual([5000, false, true]);
  await openDeal("d1");
  expect([opened.value.size, opened.value.has("d3"), [...opened.value.keys()].at(-1)]).toEqual([5000, false, "d1"]);
});
