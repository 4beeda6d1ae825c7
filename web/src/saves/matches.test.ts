// Matches in both stores at a start: which one counts; deleted, brought back, copied and named.
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Disk } from "../../testing/disk";
import { type StoredMatch, textOf } from "./record";
import * as shared from "./saves.testing";
import { append, ID, matchOf, OVER, openPage, outage, rowsOf, type SavesPage } from "./saves.testing";

vi.setConfig({ testTimeout: 30_000 });

const KEY = `tefuda:1:match:${ID}`;
const yes = async () => true;

/** A start at which the database has one state of a match, and local storage another one. */
async function startWith(stored: StoredMatch | null, local: StoredMatch | object | null): Promise<SavesPage> {
  const text = local && JSON.stringify("head" in local ? textOf(local as StoredMatch) : local);
  const disk = new Disk(text ? [[KEY, text]] : []);
  return openPage({ disk, factory: await shared.databaseOf(stored ? shared.rowsFor(stored) : {}) });
}

/** A start that finds a match deleted in the database, and that text of it. */
async function startDeleted(local: StoredMatch): Promise<SavesPage> {
  const { place, deleteMatches } = await startWith(at(7, 3), null);
  await deleteMatches([ID]);
  return openPage({ ...place, disk: new Disk([[KEY, JSON.stringify(textOf(local))]]) });
}

const at = (revision: number, steps: number, changes = {}): StoredMatch => {
  const match = matchOf(steps, changes);
  return { ...match, head: { ...match.head, revision, logRevision: revision, tab: "killed" } };
};
const listed = async (page: SavesPage) => {
  await page.refresh();
  return page.matches.value.map(({ id }) => id);
};
const goneRows = (place: shared.Place) => rowsOf(place).matches?.filter(([, row]) => (row as { gone?: true }).gone);

describe("local storage ahead of the database", () => {
  test.each([
    ["actions", 5, {}],
    ["an undo", 1, {}],
    ["the end of the match", 4, OVER],
    ["a title", 3, {}],
  ])("by %s counts, and is in the database once it is opened", async (_, steps, changes) => {
    const local = at(9, steps, { title: "Friday", seen: [2, 1, 0], ...changes });
    const page = await startWith(at(7, 3), local);
    const replays = vi.fn(yes);
    const kept = await page.openMatch(ID, replays);
    const opened = { ...local, head: { ...local.head, revision: 10 } };
    expect([kept.match.value, replays.mock.calls]).toEqual([opened, [[local]]]);
    expect(await listed(page)).toEqual([ID]);
    expect(page.headOf(ID)).toEqual(opened.head);
    const killed = await openPage({ disk: new Disk(), factory: page.place.factory });
    expect(await killed.readMatch(ID)).toEqual(opened);
    await kept.change(() => ({ played: 5 }));
    expect(kept.head).toMatchObject({ ...changes, title: "Friday", seen: [2, 1, 0], played: 5, length: steps });
    const next = await openPage({ disk: new Disk(), factory: page.place.factory });
    expect(await next.readMatch(ID)).toEqual(kept.match.value);
  });

  test.each([
    ["the rules refuse it", at(9, 5), async () => false],
    ["it is of another line", { ...at(9, 3), log: [...matchOf(2).log, { do: "pass" }] }, yes],
    ["it is of another deal", { ...at(9, 5), deal: {} }, yes],
    ["it is no match", { ...textOf(at(9, 5)), length: 9 }, yes],
    ["it is another match", { ...textOf(at(9, 5)), id: "n" }, yes],
    ["its revision is the same", at(7, 5), yes],
    ["its revision is older", at(6, 5), yes],
  ])("does not count where %s, and the next step is in both", async (_, local, replays) => {
    const page = await startWith(at(7, 3), local);
    const kept = await page.openMatch(ID, replays);
    expect([kept.match.value.log, kept.head.title]).toEqual([matchOf(3).log, ""]);
    await append(kept);
    expect(JSON.parse(page.place.disk.getItem(KEY) ?? "")).toEqual(textOf(kept.match.value));
    expect(rowsOf(page.place).entries).toHaveLength(4);
  });

  test("never counts over a finished or a deleted match, and is removed", async () => {
    const finished = await startWith(at(7, 3, OVER), at(99, 2));
    expect((await finished.openMatch(ID)).head).toMatchObject({ over: true, length: 3 });
    expect([await listed(finished), finished.headOf(ID)?.over, finished.place.disk.length]).toEqual([[ID], true, 0]);
    const gone = await startDeleted(at(99, 4));
    await expect(gone.openMatch(ID)).rejects.toThrow(gone.Missing);
    expect([await listed(gone), await gone.readMatch(ID), gone.place.disk.length]).toEqual([[], null, 0]);
  });
});

describe("a match that only local storage has", () => {
  test("counts if the database lacks it, and is in the database with the next step", async () => {
    const page = await startWith(null, at(9, 4));
    expect(await listed(page)).toEqual([ID]);
    const kept = await page.openMatch(ID);
    await append(kept);
    expect(rowsOf(page.place).matches).toEqual([[ID, kept.head]]);
    expect([rowsOf(page.place).entries?.length, page.wasCleared.value]).toEqual([5, false]);
  });

  test("because the database is out continues there as soon as that is back", async () => {
    const page = await startWith(at(7, 3), at(7, 3));
    const back = outage();
    const kept = await page.openMatch(ID);
    await kept.change(() => ({ title: "Friday" }));
    back();
    await append(kept);
    expect(rowsOf(page.place).matches).toEqual([[ID, kept.head]]);
    expect([kept.head.title, rowsOf(page.place).entries?.length]).toEqual(["Friday", 4]);
  });

  test("because the database is out stays deleted if the database has it as deleted", async () => {
    const page = await startDeleted(at(7, 3));
    const back = outage();
    const kept = await page.openMatch(ID);
    back();
    await expect(append(kept)).rejects.toThrow(page.Overwritten);
    expect(await listed(page)).toEqual([]);
  });

  test("beside a database of a newer page continues, and that one stays unchanged", async () => {
    const page = await startWith(at(7, 3), at(7, 3));
    await shared.upgrade(page.place);
    const before = rowsOf(page.place);
    expect([await listed(page), page.databaseState.value]).toEqual([[ID], "newer"]);
    await append(await page.openMatch(ID));
    await page.storeMatch(matchOf(1, {}, "n"));
    const next = await openPage(page.place);
    expect([await listed(next), (await next.readMatch(ID))?.log.length]).toEqual([[ID, "n"], 4]);
    expect(rowsOf(page.place)).toEqual(before);
  });
});

describe("a deleted match", () => {
  const later = () => vi.setSystemTime(Date.now() + 2 * 60 * 60 * 1000);
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));

  test("leaves only its mark, and is unchanged when it is restored", async () => {
    const page = await openPage();
    const kept = await page.storeMatch(matchOf(2, { title: "Friday" }));
    await append(kept);
    await kept.judge({ length: 3, points: [], turns: [] });
    const { revision, logRevision, tab } = kept.head;
    await page.deleteMatches([ID]);
    expect([page.matches.value, page.place.disk.length, await page.readMatch(ID)]).toEqual([[], 0, null]);
    const mark = { id: ID, gone: true, revision: revision + 1, logRevision, tab, touched: Date.now() };
    expect(rowsOf(page.place)).toEqual({
      matches: [[ID, mark]],
      entries: [],
      deals: [],
      judgements: [],
      documents: [],
    });
    await page.restore();
    expect(page.deleted.value).toBeNull();
    const { head, ...body } = (await (await openPage(page.place)).readMatch(ID)) ?? expect.fail();
    expect({ ...body, head }).toEqual({
      ...kept.match.value,
      head: { ...kept.head, revision: revision + 2, restored: revision + 1 },
    });
    await page.restore();
    expect(await listed(page)).toEqual([ID]);
  });

  test.each([
    ["a database", new IDBFactory()],
    ["none", null],
  ])("and others at once, with %s: all are gone, and the last one can be brought back", async (_, factory) => {
    const page = await openPage({ disk: new Disk(), factory });
    for (const id of ["a", "b", "c"]) await page.storeMatch(matchOf(1, {}, id));
    await page.deleteMatches(["a", "b"]);
    expect(await listed(await openPage(page.place))).toEqual(["c"]);
    await page.restore();
    expect((await listed(await openPage(page.place))).sort()).toEqual(["b", "c"]);
    await page.deleteMatches(["a", "nothing"]);
    expect(page.deleted.value).toBeNull();
  });

  test("is not restored over one that was stored in its place by then", async () => {
    const page = await openPage();
    await page.storeMatch(matchOf(2));
    await page.deleteMatches([ID]);
    await (await openPage(page.place)).storeMatch(matchOf(4));
    await page.restore();
    expect((await page.readMatch(ID))?.log).toHaveLength(4);
  });

  test("is forgotten long after local storage had a text of it, and stays deleted by all kills and starts", async () => {
    const page = await openPage();
    await page.storeMatch(matchOf(2));
    const texts = [...page.place.disk.texts];
    await page.deleteMatches([ID]);
    await (await openPage(page.place)).forgetGone(); // a tab whose local storage is not on the disk yet
    for (let kill = 0; kill < 3; kill += 1) {
      const killed = await openPage({ disk: new Disk(texts), factory: page.place.factory });
      await killed.forgetGone();
      expect(await listed(killed)).toEqual([]);
      later();
      await killed.forgetGone();
      await (await openPage(killed.place)).forgetGone();
      expect([goneRows(page.place)?.length, killed.place.disk.length]).toEqual([1, 0]);
    }
    later();
    const last = await openPage(page.place);
    await last.storeMatch(matchOf(1, {}, "n"));
    await last.forgetGone();
    expect([goneRows(page.place), await listed(last)]).toEqual([[], ["n"]]);
  });

  test("is forgotten an hour after the clock was right again if that was in 2036 at the deletion", async () => {
    const page = await openPage();
    await page.storeMatch(matchOf(2));
    const now = Date.now();
    vi.setSystemTime("2036-01-01");
    await page.deleteMatches([ID]);
    vi.setSystemTime(now);
    await (await openPage(page.place)).forgetGone();
    expect(goneRows(page.place)).toHaveLength(1);
    later();
    await (await openPage(page.place)).forgetGone();
    expect(goneRows(page.place)).toEqual([]);
  });

  test("that only the database has, which is out, is not deleted, and that is said until the database answers", async () => {
    const page = await openPage();
    await page.storeMatch(matchOf(2, OVER));
    const back = outage();
    await page.deleteMatches([ID]);
    expect([await listed(page), page.deleted.value, page.isUnanswered.value]).toEqual([[ID], null, true]);
    back();
    await page.deleteMatches([ID]);
    expect([await listed(page), page.deleted.value?.log.length, page.isUnanswered.value]).toEqual([[], 2, false]);
  });

  test("that is deleted while the database is out stays deleted once that is back", async () => {
    const page = await openPage();
    await page.storeMatch(matchOf(2));
    await page.storeMatch(matchOf(1, {}, "n"));
    const back = outage();
    await page.deleteMatches([ID]);
    back();
    const next = await openPage(page.place);
    await expect(next.openMatch(ID)).rejects.toThrow(next.Missing);
    expect([await listed(next), await next.readMatch(ID), next.place.disk.length]).toEqual([["n"], null, 2]);
    await next.forgetGone();
    expect([goneRows(next.place)?.length, next.place.disk.length, rowsOf(next.place).deals?.length]).toEqual([1, 1, 1]);
    expect(await listed(await openPage(next.place))).toEqual(["n"]);
  });

  test("while the database was out is restored when that is back, or still out", async () => {
    for (const isBack of [true, false]) {
      const page = await openPage();
      await page.storeMatch(matchOf(2));
      const back = outage();
      await page.deleteMatches([ID]);
      if (isBack) back();
      await page.restore();
      back();
      const next = await openPage(page.place);
      await next.forgetGone();
      expect([await listed(next), (await next.openMatch(ID)).head.length]).toEqual([[ID], 2]);
    }
  });

  test("stays restored if it was restored while the database was out, until it is deleted again", async () => {
    const page = await openPage();
    await page.storeMatch(matchOf(2));
    await page.deleteMatches([ID]);
    const back = outage();
    await page.restore();
    const kept = await (await openPage(page.place)).openMatch(ID);
    back();
    const next = await openPage(page.place);
    await next.forgetGone();
    expect([await listed(next), await kept.isBehind()]).toEqual([[ID], false]);
    await append(kept);
    const { match } = await next.openMatch(ID);
    expect(match.value.log).toHaveLength(3);
    await next.deleteMatches([ID]);
    const disk = new Disk([[KEY, JSON.stringify(textOf(match.value))]]);
    expect(await listed(await openPage({ ...page.place, disk }))).toEqual([]);
  });

  test("while the database was out only for that tab stays if another tab has continued it", async () => {
    const page = await openPage();
    await page.storeMatch(matchOf(2));
    const kept = await page.openMatch(ID);
    const other = await openPage(page.place);
    await other.refresh();
    const back = outage();
    await other.deleteMatches([ID]);
    back();
    await append(kept);
    await append(kept);
    await other.forgetGone();
    expect([await listed(other), (await other.readMatch(ID))?.log.length]).toEqual([[ID], 4]);
  });

  test("by another tab, without a database, is reported to the tab that plays it, and not stored again", async () => {
    const page = await openPage({ disk: new Disk(), factory: null });
    const kept = await page.storeMatch(matchOf(2));
    const other = await openPage(page.place);
    await other.refresh();
    await other.deleteMatches([ID]);
    expect(await kept.isBehind()).toBe(true);
    await expect(append(kept)).rejects.toThrow(page.Overwritten);
    expect(await listed(await openPage(page.place))).toEqual([]);
  });
});

describe("a match in a list", () => {
  test("gets a title that outlasts a visit, and a missing match gets none", async () => {
    const page = await openPage();
    await page.storeMatch(matchOf(2, OVER));
    for (const id of [ID, "nothing"]) await page.changeHead(id, ({ title }) => ({ title: `${title}Friday` }));
    const next = await openPage(page.place);
    expect([await listed(next), next.headOf(ID)?.title, next.place.disk.length]).toEqual([[ID], "Friday", 0]);
    await expect(next.openMatch("nothing")).rejects.toThrow(next.Missing);
  });

  test("that is copied changes independently", async () => {
    const page = await openPage();
    const kept = await page.storeMatch(matchOf(2, { title: "Friday" }));
    for (const id of [ID, "nothing"]) await page.duplicate(id);
    const copy = page.matches.value.find(({ id }) => id !== ID) ?? expect.fail();
    expect(copy).toMatchObject({ copyOf: ID, title: "Friday", length: 2 });
    await append(await page.openMatch(copy.id));
    await kept.cut(0, () => shared.RUNNING);
    const all = await page.readAll();
    expect(all.flatMap(({ head, log }) => [head.copyOf, log.length])).toEqual([ID, 3, null, 0]);
  });
});

test("thousands of heads are read by one request, and no log", async () => {
  const { head } = matchOf(2);
  const heads = Array.from({ length: 5000 }, (_, n) => [`m${n}`, { ...head, id: `m${n}`, touched: (n * 7919) % 5000 }]);
  const factory = await shared.databaseOf({ matches: heads as [string, unknown][] });
  const page = await openPage({ ...shared.newPlace(), factory });
  const [get, getAll] = [vi.spyOn(IDBObjectStore.prototype, "get"), vi.spyOn(IDBObjectStore.prototype, "getAll")];
  await page.refresh();
  expect(page.matches.value.map(({ touched }) => touched)).toEqual(Array.from({ length: 5000 }, (_, n) => 4999 - n));
  expect([get.mock.calls.length, getAll.mock.calls.length]).toEqual([0, 1]);
});
