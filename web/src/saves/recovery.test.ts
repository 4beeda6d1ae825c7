// A browser that is killed has written less of local storage to the disk than the page has shown; the journal has all.
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test } from "vitest";
import { Disk, useDisk } from "../../testing/disk";
import { entryOf, firstRecord, openPage, type SavesPage, saveOf, statusAt } from "./saves.testing";
import { sealed, sumOf } from "./slots";

let journal: IDBFactory;
let page: SavesPage;

beforeEach(async () => {
  journal = new IDBFactory();
  page = await openPage(new Disk(), journal);
});

const act = (by: SavesPage, id: string, step: number) => by.append(id, entryOf(step), statusAt(step + 1), 0, step);
const stepsOf = (found: SavesPage, id: string) => found.saveOf(id)?.log.length;
/** A page of the next start, over what of local storage had reached the disk. */
const restarted = (texts: Iterable<readonly [string, string]> = []) => openPage(new Disk(texts), journal);
const otherTab = () => openPage(page.disk, journal);

describe("after a kill", () => {
  test("a match of which local storage has nothing yet is there, as far as it was shown", async () => {
    const id = await page.create(saveOf(0), 3);
    for (const step of [0, 1, 2]) await act(page, id, step);
    const record = page.recordOf(id);
    const next = await restarted();
    next.refresh();
    expect(next.matches.value).toEqual([]);
    await next.recover();
    expect(next.matches.value.map((match) => match.id)).toEqual([id]);
    expect(next.recordOf(id)).toEqual(record);
    expect([...next.disk.texts]).toHaveLength(1);
  });

  test("what local storage has from before gives way, wherever it had got", async () => {
    const id = await page.create(saveOf(0), 3);
    const states = [[...page.disk.texts]];
    for (const step of [0, 1, 2, 3]) {
      await act(page, id, step);
      states.push([...page.disk.texts]);
    }
    await page.takeBack(id, statusAt(3), 0, 2);
    for (const texts of states) {
      const next = await restarted(texts);
      await next.reconcile(id);
      expect(stepsOf(next, id)).toBe(3);
      await act(next, id, 3);
      expect(stepsOf(await restarted(next.disk.texts), id)).toBe(4);
      await next.takeBack(id, statusAt(3), 0, 2);
    }
  });

  test("a name, play settings and a cut are kept as actions are", async () => {
    const id = await page.create(saveOf(3), 3);
    await page.rename(id, "Friday");
    await page.keepPlaySettings(id, { way: "keys" });
    await page.cut(id, 2);
    const next = await restarted();
    await next.recover();
    expect(next.recordOf(id)).toMatchObject({ title: "Friday", playSettings: { way: "keys" }, save: saveOf(2) });
  });

  test("a record of the first version gives way to what was played on with it", async () => {
    const before: [string, string][] = [["tefuda:match:m", firstRecord(saveOf(1))]];
    page = await restarted(before);
    page.saveInHand("m");
    await act(page, "m", 1);
    const next = await restarted(before);
    await next.recover();
    expect(stepsOf(next, "m")).toBe(2);
    expect([...next.disk.texts.keys()]).toEqual(["tefuda:match:m/1"]);
  });

  test("a deleted match stays deleted, and is forgotten by the journal once it is gone everywhere", async () => {
    const id = await page.create(saveOf(3), 3);
    const before = [...page.disk.texts];
    await page.deleteMatch(id);
    const next = await restarted(before);
    await next.recover();
    expect([next.matches.value, next.disk.length]).toEqual([[], 0]);
    await (await restarted()).recover();
    const { allKept } = await import("./journal");
    expect(await allKept()).toEqual([]);
  });

  test("one that was brought back is there, and goes on", async () => {
    const id = await page.create(saveOf(3), 3);
    for (const step of [3, 4, 5]) await act(page, id, step);
    const before = [...page.disk.texts];
    await page.deleteMatch(id);
    await page.restore();
    page.saveInHand(id);
    await act(page, id, 6);
    const next = await restarted(before);
    await next.recover();
    expect(stepsOf(next, id)).toBe(7);
  });

  test("what was put into quarantine does not come back out of the journal", async () => {
    const id = await page.create(saveOf(3), 3);
    await page.putInQuarantine(id);
    const next = await restarted(page.disk.texts);
    await next.recover();
    expect([next.matches.value, next.quarantine.value.length]).toEqual([[], 1]);
  });

  test("slots that are damaged, both, are made good from the journal", async () => {
    const id = await page.create(saveOf(3), 3);
    await act(page, id, 3);
    const next = await restarted([...page.disk.texts.keys()].map((key) => [key, "damaged"]));
    await next.reconcile(id);
    expect(stepsOf(next, id)).toBe(4);
  });

  test("what an older page has stored since then, without a journal, stands", async () => {
    const id = await page.create(saveOf(0), 3);
    const older = await openPage(page.disk);
    older.saveInHand(id);
    for (const step of [0, 1]) await act(older, id, step);
    const next = await restarted(page.disk.texts);
    await next.recover();
    await next.reconcile(id);
    expect(stepsOf(next, id)).toBe(2);
    next.saveInHand(id);
    await act(next, id, 2);
    expect(stepsOf(next, id)).toBe(3);
  });

  test("a text of the journal that can't be read is dropped, and what local storage has stands", async () => {
    const id = await page.create(saveOf(2), 3);
    const kept = await import("./journal");
    await kept.keep(id, { number: 5, owner: "x" }, { number: 6, owner: "x", text: "spoiled" });
    const next = await restarted(page.disk.texts);
    await next.recover();
    expect(stepsOf(next, id)).toBe(2);
    next.saveInHand(id);
    await act(next, id, 2);
    expect(stepsOf(next, id)).toBe(3);
  });

  test("one that an action comes upon is dropped then, and the action is stored once", async () => {
    const id = await page.create(saveOf(2), 3);
    const kept = await import("./journal");
    await kept.keep(id, { number: 5, owner: "x" }, { number: 6, owner: "x", text: "spoiled" });
    await act(page, id, 2);
    expect((await openPage(page.disk)).saveOf(id)).toEqual(saveOf(3));
  });

  test("a newer page's text is brought back as it is, and stays untouched", async () => {
    const { keep } = await import("./journal");
    await keep("m", { number: 0, owner: "" }, { number: 4, owner: "new", text: "tefuda 3 4 zip\nwhatever" });
    const next = await restarted();
    await next.recover();
    expect([...next.disk.texts]).toEqual([["tefuda:match:m/0", "tefuda 3 4 zip\nwhatever"]]);
    expect(next.isFromNewer("m")).toBe(true);
  });
});

describe("two tabs that do not see each other's local storage yet", () => {
  /** A tab whose local storage is what it was, as where the browser's processes have not told each other. */
  const blindTab = () => openPage(new Disk(page.disk.texts), journal);

  /** That tab, over its own local storage again. */
  function at(tab: SavesPage): SavesPage {
    useDisk(tab.disk);
    return tab;
  }

  test("one of two actions is stored, the other tab is told and has the first one's then", async () => {
    const id = await page.create(saveOf(1), 1);
    const other = await blindTab();
    other.saveInHand(id);
    await at(page).append(id, { do: "pass" }, statusAt(2), 0, 1);
    expect(at(other).saveOf(id)).toEqual(saveOf(1));
    await expect(act(at(other), id, 1)).rejects.toThrow(other.Overwritten);
    expect(other.saveOf(id)?.log.at(-1)).toEqual({ do: "pass" });
    expect(other.saveInHand(id)?.log).toHaveLength(2);
    await act(at(other), id, 2);
    await expect(act(at(page), id, 2)).rejects.toThrow(page.Overwritten);
    expect(stepsOf(page, id)).toBe(3);
  });

  test("nothing is written of an action that is not stored", async () => {
    const id = await page.create(saveOf(1), 1);
    const other = await blindTab();
    other.saveInHand(id);
    await at(page).append(id, { do: "pass" }, statusAt(2), 0, 1);
    at(other);
    const written: string[] = [];
    other.disk.setItem = (key, text) => {
      written.push(text);
      other.disk.texts.set(key, text);
    };
    await expect(act(other, id, 1)).rejects.toThrow(other.Overwritten);
    expect(written.map((text) => text.includes('"pass"'))).toEqual([true]); // what was brought back
  });

  test("an action goes on upon another tab's name for the match", async () => {
    const id = await page.create(saveOf(1), 1);
    const home = await blindTab();
    await home.rename(id, "Friday");
    await act(at(page), id, 1);
    expect(page.recordOf(id)).toMatchObject({ title: "Friday", save: saveOf(2) });
  });

  test("a match that another tab has deleted is stored again by the one that plays it", async () => {
    const id = await page.create(saveOf(1), 1);
    const home = await otherTab();
    await home.deleteMatch(id);
    await act(page, id, 1);
    expect(page.wasCleared.value).toBe(true);
    const next = await restarted();
    await next.recover();
    expect(stepsOf(next, id)).toBe(2);
  });
});

describe("one store alone", () => {
  test("a full local storage is no loss: the journal has it, and nothing is said", async () => {
    const id = await page.create(saveOf(1), 1);
    page.disk.room = page.disk.used;
    await act(page, id, 1);
    await act(page, id, 2);
    expect(page.storageFails.value).toBe(false);
    const next = await restarted(page.disk.texts);
    await next.recover();
    expect(stepsOf(next, id)).toBe(3);
  });

  test("without either one the page says so", async () => {
    page = await openPage(new Disk());
    page.disk.room = 0;
    const id = await page.create(saveOf(1), 1);
    expect(page.storageFails.value).toBe(true);
    await act(page, id, 1);
    expect(stepsOf(page, id)).toBe(2);
  });

  test("without a journal, what another tab stores while a text is on its way is not written over", async () => {
    page = await openPage(new Disk());
    const id = await page.create(saveOf(1), 1);
    const mine = act(page, id, 1);
    const theirs = { v: 2, ...JSON.parse(firstRecord({ ...saveOf(1), log: [entryOf(0), { do: "pass" }] })) };
    const text = JSON.stringify({ owner: "other", ...theirs });
    page.disk.setItem(`tefuda:match:${id}/0`, sealed(2, { text, sum: sumOf(text) }));
    await expect(mine).rejects.toThrow(page.Overwritten);
    expect(page.saveOf(id)?.log.at(-1)).toEqual({ do: "pass" });
  });
});

test.each(["a journal", "none"])("with %s, what is changed at once is all stored", async (kind) => {
  page = await openPage(new Disk(), kind === "none" ? undefined : journal);
  const id = await page.create(saveOf(1), 1);
  page.saveInHand(id);
  await Promise.all([act(page, id, 1), page.rename(id, "Friday"), page.keepPlaySettings(id, { way: "keys" })]);
  expect(page.recordOf(id)).toMatchObject({ title: "Friday", playSettings: { way: "keys" }, save: saveOf(2) });
  const next = await openPage(page.disk);
  expect(next.recordOf(id)).toMatchObject({ title: "Friday", playSettings: { way: "keys" }, save: saveOf(2) });
});

test("a match in a slot whose number is too long to count is played on, and outlasts a kill", async () => {
  const text = firstRecord(saveOf(1));
  const slot = sealed(3, { text, sum: sumOf(text) }).replace(" 2 3 ", ` 2 ${"9".repeat(400)} `);
  page = await restarted([["tefuda:match:m/1", slot]]);
  expect(page.saveInHand("m")).toEqual(saveOf(1));
  for (const step of [1, 2, 3]) await act(page, "m", step);
  for (const texts of [[], [["tefuda:match:m/1", slot] as const], page.disk.texts]) {
    const next = await restarted(texts);
    await next.recover();
    expect(stepsOf(next, "m")).toBe(4);
    expect(next.matches.value.map(({ id }) => id)).toEqual(texts === page.disk.texts ? [] : ["m"]);
  }
});
