// A match in hand: its stored form after each step of it, and the reasons to refuse a step.
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Disk } from "../../testing/disk";
import type { KeptMatch } from "./kept-match";
import { textOf } from "./record";
import * as shared from "./saves.testing";
import { append, ID, matchOf, OVER, openPage, outage, rowsOf, type SavesPage } from "./saves.testing";

const KEY = `tefuda:1:match:${ID}`;
const PASS = { do: "pass" };

let page: SavesPage;
let kept: KeptMatch;

async function begin(steps: number, place = shared.newPlace()): Promise<void> {
  page = await openPage(place);
  kept = await page.storeMatch(matchOf(steps));
}

beforeEach(() => begin(2));

const otherTab = () => openPage(page.place);
const pass = (by: KeptMatch) => by.append(PASS, () => ({}));
const rename = (by: SavesPage, title: string) => by.changeHead(ID, () => ({ title }));
const textNow = () => JSON.parse(page.place.disk.getItem(KEY) ?? "null");
/** All that is stored anywhere. */
const everything = () => JSON.stringify([rowsOf(page.place), [...page.place.disk.texts]]);

/** The database has the match as this tab has it: nothing less, nothing more. */
const expectStored = () =>
  expect(rowsOf(page.place)).toEqual({ judgements: [], documents: [], ...shared.rowsFor(kept.match.value) });

describe("a step", () => {
  test("of any kind is in the database and in the text as it is in memory", async () => {
    const steps = [
      () => append(kept, { seen: [3, 0, 0], touched: 6 }),
      () => kept.change(() => ({ title: "Friday" })),
      () => append(kept),
      () => kept.cut(1, ({ seen }) => ({ seen: seen.map((mark) => Math.min(mark, 1)) })),
      () => pass(kept),
    ];
    for (const [at, step] of steps.entries()) {
      await step();
      expectStored();
      expect(textNow()).toEqual(textOf(kept.match.value));
      expect(kept.head.revision).toBe(at + 2);
      expect((await (await otherTab()).readMatch(ID))?.log).toEqual(kept.match.value.log);
    }
    expect(kept.head).toMatchObject({ title: "Friday", seen: [1, 0, 0], logRevision: 4, length: 2, tab: page.TAB });
    expect(kept.save.log).toEqual([shared.entryOf(0), PASS]);
  });

  test.each([0, 1, 10, 1000])("writes one entry and one head at a log of %i", async (steps) => {
    await begin(steps);
    const [put, gone] = [vi.spyOn(IDBObjectStore.prototype, "put"), vi.spyOn(IDBObjectStore.prototype, "delete")];
    await append(kept);
    await kept.change(() => ({ title: "Friday" }));
    await kept.cut(0, () => ({}));
    const stores = put.mock.contexts.map((store) => (store as IDBObjectStore).name);
    expect([stores.join(" "), gone.mock.calls.length]).toEqual(["entries matches matches matches", 1]);
  });

  test("is stored after the one before it if several come at once", async () => {
    const title = kept.change(() => ({ title: "Friday" }));
    await Promise.all([title, append(kept), append(kept), kept.cut(3, () => ({ played: 9 })), pass(kept)]);
    expectStored();
    expect(kept.match.value.log).toHaveLength(4);
    expect(kept.head).toMatchObject({ title: "Friday", played: 9, logRevision: 4 });
  });

  test.each(["this tab", "another tab"])(
    "and a title that %s gives the match at the same moment are both stored",
    async (by) => {
      const home = by === "this tab" ? page : await otherTab();
      await Promise.all([append(kept), rename(home, "Friday"), append(kept), pass(kept)]);
      await kept.change(() => ({}));
      expectStored();
      expect(kept.head).toMatchObject({ title: "Friday", length: 5 });
    },
  );

  test("that fails is not in memory either, and the next one is stored", async () => {
    const before = kept.match.value;
    await expect(kept.change(() => JSON.parse("no JSON"))).rejects.toThrow(SyntaxError);
    expect(kept.match.value).toBe(before);
    await append(kept);
    expectStored();
  });

  test("in memory is stored nowhere", async () => {
    const before = everything();
    const practice = page.inMemory(matchOf(2, {}, "practice"));
    await append(practice);
    await practice.cut(1, () => ({ title: "Friday" }));
    expect(practice.head).toMatchObject({ length: 1, title: "Friday", logRevision: 2 });
    expect([everything(), await practice.isBehind(), page.headOf("practice")]).toEqual([before, false, null]);
  });
});

describe("another tab", () => {
  let other: SavesPage;
  let theirs: KeptMatch;

  beforeEach(async () => {
    other = await otherTab();
    theirs = await other.openMatch(ID);
  });

  /** Nothing can be stored here any more, nothing is written anywhere, and the other tab's log is opened. */
  async function expectRefused(fault = page.Overwritten): Promise<void> {
    const [before, mine] = [everything(), kept.match.value];
    for (const step of [() => append(kept), () => kept.cut(1, () => ({})), () => kept.change(() => ({ title: "x" }))])
      await expect(step()).rejects.toThrow(fault);
    expect([everything(), kept.match.value, await kept.isBehind()]).toEqual([before, mine, true]);
  }

  test.each<[string, () => Promise<unknown>]>([
    ["acted", () => pass(theirs)],
    ["took back and acted, to as long a log", async () => [await theirs.cut(1, () => ({})), await pass(theirs)]],
    ["deleted the match and brought it back", async () => [await other.deleteMatches([ID]), await other.restore()]],
  ])("that %s: an action here is refused and written nowhere, and what is there is gone on from", async (_, change) => {
    await change();
    await expectRefused();
    const { log } = (await other.readMatch(ID)) ?? expect.fail();
    kept = await page.openMatch(ID);
    expect([kept.match.value.log, await kept.isBehind()]).toEqual([log, false]);
    await append(kept);
    expectStored();
    await expect(append(theirs)).rejects.toThrow(other.Overwritten);
  });

  test("that deleted the match is reported", async () => {
    await other.deleteMatches([ID]);
    await expectRefused(page.Overwritten);
  });

  test("that changed a title and hints: an action here keeps them", async () => {
    const hints = [{ count: 1, at: 2 }, ...(kept.head.hints?.slice(1) ?? [])];
    await rename(other, "Friday");
    await theirs.change(() => ({ hints }));
    expect(await kept.isBehind()).toBe(false);
    await append(kept, { touched: 7 });
    expectStored();
    expect(kept.head).toMatchObject({ title: "Friday", hints, touched: 7, length: 3 });
  });
});

test("a storage that was cleared gets the whole match again, and the page says so", async () => {
  await append(kept);
  const factory = new IDBFactory();
  vi.stubGlobal("indexedDB", factory);
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(() => {
    throw new DOMException("the handle of what was cleared", "InvalidStateError");
  });
  await append(kept);
  expect(page.wasCleared.value).toBe(true);
  const next = await openPage({ disk: new Disk(), factory });
  expect((await next.readMatch(ID))?.log).toEqual(kept.match.value.log);
});

test("a head that was damaged during play is repaired, with the log of this tab", async () => {
  await append(kept);
  await shared.meddle(page.place.factory, (all) => all.objectStore("matches").put("damaged", ID));
  await kept.cut(1, () => ({}));
  expectStored();
});

describe("a database that is out for a while", () => {
  test("has all steps since then as soon as it is back, with the next step", async () => {
    await append(kept);
    const back = outage();
    await append(kept, { seen: [4, 0, 0] });
    await kept.cut(1, () => ({ played: 3 }));
    await pass(kept);
    await kept.change(() => ({ title: "Friday" }));
    expect(rowsOf(page.place).entries).toHaveLength(3);
    expect(textNow()).toEqual(textOf(kept.match.value));
    back();
    await append(kept);
    expectStored();
    expect(kept.head).toMatchObject({ length: 3, title: "Friday", seen: [4, 0, 0], played: 3 });
    expect([page.wasCleared.value, page.storageFails.value]).toEqual([false, false]);
  });

  test("gets a match that was begun meanwhile, and no loss is reported", async () => {
    const back = outage();
    const begun = await page.storeMatch(matchOf(1, {}, "n"));
    await append(begun);
    back();
    await append(begun);
    expect(rowsOf(page.place).matches).toContainEqual(["n", begun.head]);
    expect(page.wasCleared.value).toBe(false);
  });

  test("refuses the steps since then if another tab has acted", async () => {
    const theirs = await (await otherTab()).openMatch(ID);
    await pass(theirs);
    const before = rowsOf(page.place);
    const back = outage();
    page.place.disk.removeItem(KEY); // this tab does not see the other one's text yet
    await append(kept);
    back();
    await expect(append(kept)).rejects.toThrow(page.Overwritten);
    expect(rowsOf(page.place)).toEqual(before);
  });

  test("had written a step that the browser reported as failed: it counts as this tab's", async () => {
    const real = IDBTransaction.prototype.addEventListener;
    const faults = new Map<IDBTransaction, () => void>();
    const lies = vi.spyOn(IDBTransaction.prototype, "addEventListener");
    lies.mockImplementation(function (this: IDBTransaction, type: string, heard: unknown) {
      const { name } = heard as () => void; // as `idb` has it
      if (name === "error") faults.set(this, heard as () => void);
      real.call(this, type, name === "complete" ? () => faults.get(this)?.() : (heard as () => void));
    });
    await append(kept);
    const begun = await page.storeMatch(matchOf(1, {}, "n"));
    expect([rowsOf(page.place).entries?.length, page.databaseState.value]).toEqual([4, "missing"]);
    lies.mockRestore();
    expect([await kept.isBehind(), await begun.isBehind()]).toEqual([false, false]);
    await kept.cut(2, () => ({}));
    await pass(begun);
    const { matches, entries } = rowsOf(page.place);
    expect([matches?.map(([, head]) => head), entries?.length]).toEqual([[kept.head, begun.head], 4]);
  });
});

test("a match is not stored over one of the same id, not even by the tab that stored that one", async () => {
  const before = everything();
  for (const tab of [page, await otherTab()]) await expect(tab.storeMatch(matchOf(0))).rejects.toThrow(tab.Overwritten);
  expect(everything()).toBe(before);
});

describe("without a database", () => {
  beforeEach(() => begin(2, { disk: new Disk(), factory: null }));

  test("each step is in the text, over a torn one, finished matches too, and the next page has them", async () => {
    await append(kept);
    page.place.disk.setItem(KEY, "torn");
    await kept.cut(1, () => ({}));
    page.place.disk.clear();
    await append(kept, OVER);
    expect(textNow()).toEqual(textOf(kept.match.value));
    const next = await otherTab();
    await next.refresh();
    expect([next.matches.value, page.storageFails.value]).toEqual([[kept.head], false]);
    const again = await next.openMatch(ID);
    await again.cut(1, () => shared.RUNNING);
    expect(textNow()).toMatchObject({ over: false, length: 1 });
  });

  test("another tab's title is kept, and its action refuses one here, which is not written", async () => {
    await rename(await otherTab(), "Friday");
    expect(await kept.isBehind()).toBe(false);
    await append(kept);
    expect(textNow()).toMatchObject({ title: "Friday", length: 3 });
    expect(textNow()).toEqual(textOf(kept.match.value));
    await pass(await (await otherTab()).openMatch(ID));
    const before = everything();
    await expect(append(kept)).rejects.toThrow(page.Overwritten);
    await expect(page.storeMatch(matchOf(0))).rejects.toThrow(page.Overwritten);
    expect([everything(), await kept.isBehind()]).toEqual([before, true]);
  });

  test("a full disk keeps its data; the match continues from memory, and the page says so, until there is room", async () => {
    const { disk } = page.place;
    disk.room = disk.used;
    await append(kept);
    await append(kept);
    expect([page.storageFails.value, textNow().length, (await page.readMatch(ID))?.log.length]).toEqual([true, 2, 4]);
    disk.room = Number.POSITIVE_INFINITY;
    await append(kept);
    expect(textNow()).toEqual(textOf(kept.match.value));
  });
});

describe("the text in local storage", () => {
  let drawings: (() => void)[];

  /** The page is visible, and drawn on command. */
  beforeEach(() => {
    drawings = [];
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    vi.stubGlobal("requestAnimationFrame", (drawn: () => void): void => void drawings.push(drawn));
  });

  async function draw(): Promise<void> {
    for (const drawn of drawings.splice(0)) drawn();
    await new Promise((done) => setTimeout(done));
  }

  test("is written after the page was drawn, with the last step, or immediately when it is left or hidden", async () => {
    await append(kept);
    await append(kept);
    expect([textNow().length, drawings.length]).toEqual([2, 1]);
    await draw();
    expect(textNow()).toEqual(textOf(kept.match.value));
    await append(kept);
    window.dispatchEvent(new Event("pagehide"));
    expect(textNow()).toEqual(textOf(kept.match.value));
    await append(kept);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(textNow()).toEqual(textOf(kept.match.value));
  });

  test("is not overwritten by an older one that waited for the database", async () => {
    await append(kept);
    outage();
    await append(kept);
    expect(textNow().length).toBe(4);
    await draw();
    expect(textNow()).toEqual(textOf(kept.match.value));
  });

  test("is removed when the match ends, written again after an undo, and not after it is deleted", async () => {
    await append(kept, OVER);
    await draw();
    expect(page.place.disk.length).toBe(0);
    await kept.cut(2, () => shared.RUNNING);
    await draw();
    expect(textNow()).toEqual(textOf(kept.match.value));
    await append(kept);
    await page.deleteMatches([ID]);
    await draw();
    expect(page.place.disk.length).toBe(0);
  });

  test("that finds no room is no loss: the older one is removed, the database has the match, and no message shows", async () => {
    page.place.disk.room = page.place.disk.used;
    await append(kept);
    await draw();
    expect([page.place.disk.length, page.storageFails.value]).toEqual([0, false]);
    expectStored();
  });
});
