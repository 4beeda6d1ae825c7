import { beforeEach, describe, expect, test, vi } from "vitest";
import { Disk, useDisk } from "../../testing/disk";
import { toRecord } from "./record";
import { entryOf, firstRecord, openPage, type SavesPage, saveOf, statusAt } from "./saves.testing";
import { unsealed } from "./slots";

let page: SavesPage;
let disk: Disk;

beforeEach(async () => {
  page = await openPage(new Disk());
  disk = page.disk;
});

/** Another tab over the same storage. */
const otherTab = () => openPage(disk);

const slotsOf = (id: string) => [0, 1].map((slot) => unsealed(disk.getItem(`tefuda:match:${id}/${slot}`)));
const stepsOf = (found: SavesPage, id: string) => found.saveOf(id)?.log.length;
const act = (by: SavesPage, id: string, step: number, seat = 0) =>
  by.append(id, entryOf(step), statusAt(step + 1), seat, step);

describe("hints", () => {
  const countsOf = (found: SavesPage, id: string) => found.hintsOf(id)?.map(({ count }) => count);

  test("are counted for their seat, and a new page finds them so", async () => {
    const id = await page.create(saveOf(0), 3);
    await page.countHint(id, 1, 0);
    await act(page, id, 0);
    await page.countHint(id, 1, 1);
    await page.countHint(id, 2, 1);
    expect(countsOf(page, id)).toEqual([0, 2, 1]);
    expect(countsOf(await otherTab(), id)).toEqual([0, 2, 1]);
    expect(stepsOf(page, id)).toBe(1);
  });

  test("that are told again at the same place count once, after a reload too", async () => {
    const id = await page.create(saveOf(0), 3);
    await page.countHint(id, 1, 0);
    await (await otherTab()).countHint(id, 1, 0);
    expect(countsOf(await otherTab(), id)).toEqual([0, 1, 0]);
  });

  test("count anew where something was taken back before them, and those given stay", async () => {
    const id = await page.create(saveOf(1), 3);
    await page.countHint(id, 1, 1);
    await page.takeBack(id, statusAt(0), 0, 0);
    await act(page, id, 0);
    await page.countHint(id, 1, 1);
    expect(countsOf(page, id)).toEqual([0, 2, 0]);
  });

  test("that are left out stay out", async () => {
    const id = await page.create(saveOf(0), 3, [], false);
    await act(page, id, 0);
    await page.countHint(id, 0, 1);
    expect([page.hintsOf(id), (await otherTab()).hintsOf(id)]).toEqual([null, null]);
  });
});

describe("a match that is played", () => {
  test("is stored after every action, in one slot and then in the other", async () => {
    const id = await page.create(saveOf(0), 3);
    for (let step = 0; step < 4; step += 1) {
      await act(page, id, step);
      const numbers = slotsOf(id).map((slot) => slot?.number);
      expect(Math.max(...numbers.map(Number))).toBe(step + 2);
      const newest = slotsOf(id).find((slot) => slot?.number === step + 2);
      expect(toRecord(JSON.parse(newest?.text ?? ""))?.save).toEqual(saveOf(step + 1));
    }
  });

  test("is found by a new page as it was left, with what every seat has seen", async () => {
    const id = await page.create(saveOf(0), 3);
    await act(page, id, 0, 0);
    await act(page, id, 1, 2);
    const record = page.recordOf(id);
    expect(record).toMatchObject({ seen: [0, 0, 1], rules: 3, over: false, save: saveOf(2) });
    expect((await otherTab()).recordOf(id)).toEqual(record);
    expect(page.seenBy(id, 2)).toBe(1);
  });

  test("is over once the engine says so", async () => {
    const id = await page.create(saveOf(1), 1);
    await page.append(id, entryOf(1), statusAt(2, true), 0, 1);
    expect(page.recordOf(id)?.over).toBe(true);
    await page.takeBack(id, statusAt(1), 0, 0);
    expect(page.recordOf(id)).toMatchObject({ over: false, save: saveOf(1) });
  });

  test("loses its last entry when that is taken back, and the seat has seen less again", async () => {
    const id = await page.create(saveOf(0), 1);
    for (const step of [0, 1, 2]) await act(page, id, step, 1);
    await page.takeBack(id, statusAt(2), 1, 1);
    expect((await otherTab()).recordOf(id)).toMatchObject({ seen: [0, 1, 0], save: saveOf(2) });
  });

  test("is written without reading more of the storage than the slots' heads", async () => {
    const id = await page.create(saveOf(200), 1);
    await act(page, id, 200);
    const parse = vi.spyOn(JSON, "parse");
    const stringify = vi.spyOn(JSON, "stringify");
    await act(page, id, 201);
    await page.takeBack(id, statusAt(201), 0, 0);
    expect(parse).not.toHaveBeenCalled();
    expect(stringify.mock.results.every(({ value }) => String(value).length < 400)).toBe(true);
  });

  test("can't be changed where there is none", async () => {
    await expect(act(page, "nothing", 0)).rejects.toThrow(/gone/);
    await expect(page.rename("nothing", "x")).rejects.toThrow(/gone/);
    expect([page.saveOf("nothing"), page.saveInHand("nothing"), await page.cut("nothing", 0)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("two tabs", () => {
  test("a tab goes on from what another one has stored, once it has opened the match again", async () => {
    const id = await page.create(saveOf(1), 1);
    const other = await otherTab();
    expect(other.saveInHand(id)).toEqual(saveOf(1));
    await act(other, id, 1);
    expect(stepsOf(page, id)).toBe(2);
    page.saveInHand(id);
    await act(page, id, 2);
    expect(stepsOf(other, id)).toBe(3);
  });

  test("an action does not follow upon another tab's: nothing is written, and the tab is told", async () => {
    const id = await page.create(saveOf(1), 1);
    const other = await otherTab();
    other.saveInHand(id);
    await act(other, id, 1);
    const before = [...disk.texts];
    await expect(act(page, id, 1)).rejects.toThrow(page.Overwritten);
    expect([...disk.texts]).toEqual(before);
  });

  test("as long a log of other actions is told from one's own, too", async () => {
    const id = await page.create(saveOf(1), 1);
    await act(page, id, 1);
    const other = await otherTab();
    other.saveInHand(id);
    await other.takeBack(id, statusAt(1), 0, 0);
    await other.append(id, { do: "pass" }, statusAt(2), 0, 1);
    await expect(act(page, id, 2)).rejects.toThrow(page.Overwritten);
    await expect(page.takeBack(id, statusAt(9), 0, 0)).rejects.toThrow(page.Overwritten);
    expect(page.saveOf(id)?.log.at(-1)).toEqual({ do: "pass" });
  });

  test("another tab's text of the same number is told from one's own", async () => {
    const id = await page.create(saveOf(1), 1);
    const other = await otherTab();
    other.saveInHand(id);
    await act(page, id, 1);
    const mine = [...disk.texts];
    disk.removeItem(`tefuda:match:${id}/0`);
    await other.append(id, { do: "pass" }, statusAt(2), 0, 1);
    expect(slotsOf(id)[0]?.number).toBe(2);
    expect([...disk.texts]).not.toEqual(mine);
    await expect(act(page, id, 2)).rejects.toThrow(page.Overwritten);
    expect(other.saveOf(id)?.log.at(-1)).toEqual({ do: "pass" });
  });

  test("another tab's earlier number is told from one's own, too: it has brought the match back and played on", async () => {
    const id = await page.create(saveOf(0), 1);
    for (const step of [0, 1, 2]) await act(page, id, step);
    const other = await otherTab();
    await other.deleteMatch(id);
    await other.restore();
    other.saveInHand(id);
    await other.append(id, { do: "pass" }, statusAt(4), 0, 3);
    await expect(act(page, id, 3)).rejects.toThrow(page.Overwritten);
    expect(page.saveInHand(id)?.log.at(-1)).toEqual({ do: "pass" });
  });

  test("a tab that goes on behind another one's text is told when that one has gone on itself", async () => {
    const id = await page.create(saveOf(1), 1);
    const other = await otherTab();
    other.saveInHand(id);
    await act(page, id, 1);
    await expect(act(other, id, 1)).rejects.toThrow(other.Overwritten);
  });

  test("what another tab has brought back and played on is read anew, though its numbers begin anew", async () => {
    const id = await page.create(saveOf(0), 1);
    for (const step of [0, 1, 2]) await act(page, id, step);
    const other = await otherTab();
    expect(other.saveInHand(id)).toEqual(saveOf(3));
    await page.deleteMatch(id);
    await page.restore();
    await page.takeBack(id, statusAt(2), 0, 0);
    expect(other.saveInHand(id)).toEqual(saveOf(2));
  });

  test("a match that another tab has stored is not read again when it is gone on with here", async () => {
    const id = await page.create(saveOf(1), 1);
    const other = await otherTab();
    other.saveInHand(id);
    const parse = vi.spyOn(JSON, "parse");
    await act(other, id, 1);
    expect(parse).not.toHaveBeenCalled();
  });

  test("a write of another tab that was torn is no reason to stop, and is written over", async () => {
    const id = await page.create(saveOf(1), 1);
    const other = await otherTab();
    other.saveInHand(id);
    await act(other, id, 1);
    const [torn] = slotsOf(id);
    expect(torn?.number).toBe(2);
    disk.setItem(`tefuda:match:${id}/0`, (disk.getItem(`tefuda:match:${id}/0`) ?? "").slice(0, -5));
    await act(page, id, 1);
    expect(slotsOf(id).map((slot) => slot?.number)).toEqual([2, 1]);
    expect(stepsOf(await otherTab(), id)).toBe(2);
  });

  test("a name given at home does not stop whoever plays", async () => {
    const id = await page.create(saveOf(1), 1);
    const home = await otherTab();
    await home.rename(id, "Friday");
    await act(page, id, 1);
    expect(page.recordOf(id)).toMatchObject({ title: "Friday", save: saveOf(2) });
  });

  test("a tab is told of what another one stores, and of nothing else", async () => {
    const changed = vi.fn();
    const stop = page.watchMatch("m", changed);
    const tell = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
    for (const key of ["tefuda:match:m/0", "tefuda:match:m", null, "tefuda:match:other/0", "tefuda:people"]) tell(key);
    expect(changed).toHaveBeenCalledTimes(3);
    stop();
    tell("tefuda:match:m/0");
    expect(changed).toHaveBeenCalledTimes(3);
  });
});

describe("a storage that fails", () => {
  test("cleared while the match is played, it gets the whole match again, and the page says so", async () => {
    const id = await page.create(saveOf(3), 1);
    disk.clear();
    expect(stepsOf(page, id)).toBe(3);
    expect(page.wasCleared.value).toBe(false);
    await act(page, id, 3);
    expect(page.wasCleared.value).toBe(true);
    expect(stepsOf(await otherTab(), id)).toBe(4);
  });

  test("full, it keeps what it has, and the match goes on from memory until there is room", async () => {
    const id = await page.create(saveOf(3), 1);
    disk.room = disk.used;
    await act(page, id, 3);
    await act(page, id, 4);
    expect(page.storageFails.value).toBe(true);
    expect(stepsOf(page, id)).toBe(5);
    expect(stepsOf(await otherTab(), id)).toBe(3);
    useDisk(disk).room = Number.POSITIVE_INFINITY;
    await act(page, id, 5);
    expect(stepsOf(await otherTab(), id)).toBe(6);
  });

  test("robbed of its newest slot, it gets what was there with the next action", async () => {
    const id = await page.create(saveOf(1), 1);
    await act(page, id, 1);
    await act(page, id, 2);
    disk.removeItem(`tefuda:match:${id}/1`);
    await act(page, id, 3);
    expect(stepsOf(await otherTab(), id)).toBe(4);
  });

  test("damaged in both slots, it gets what the page still has", async () => {
    const id = await page.create(saveOf(3), 1);
    await act(page, id, 3);
    for (const slot of [0, 1]) disk.setItem(`tefuda:match:${id}/${slot}`, "damaged");
    await act(page, id, 4);
    expect(stepsOf(await otherTab(), id)).toBe(5);
  });
});

describe("a match of a newer page", () => {
  test.each([
    ["slot", "tefuda:match:m/0", "tefuda 99 7 abc\n(compressed)"],
    ["record", "tefuda:match:m", JSON.stringify({ v: 99 })],
  ])("is not read, changed or written over: %s", async (_, key, text) => {
    disk.setItem(key, text);
    expect([page.isFromNewer("m"), page.recordOf("m"), page.saveInHand("m")]).toEqual([true, null, null]);
    await expect(page.rename("m", "x")).rejects.toThrow(/newer/);
    await expect(act(page, "m", 0)).rejects.toThrow(/newer/);
    expect([...disk.texts]).toEqual([[key, text]]);
  });

  test("is not written over by a page that has played it before", async () => {
    const id = await page.create(saveOf(1), 1);
    disk.setItem(`tefuda:match:${id}/0`, "tefuda 3 2 abc\n(compressed)");
    const before = [...disk.texts];
    await expect(act(page, id, 1)).rejects.toThrow(/newer/);
    expect([...disk.texts]).toEqual(before);
  });
});

describe("what home does with a match", () => {
  test("a title and play settings outlast a visit", async () => {
    const id = await page.create(saveOf(2), 1);
    await page.rename(id, "Friday");
    await page.keepPlaySettings(id, { way: "keys", wins: [1, 0] });
    expect((await otherTab()).recordOf(id)).toMatchObject({ title: "Friday", save: saveOf(2) });
    expect((await otherTab()).playSettingsOf(id)).toEqual({ way: "keys", wins: [1, 0] });
    expect(page.playSettingsOf("nothing")).toBeNull();
  });

  test("a copy goes its own way", async () => {
    const id = await page.create(saveOf(2), 1);
    await page.duplicate(id);
    const copy = page.matches.value.map((each) => each.id).find((each) => each !== id) ?? "";
    await act(page, copy, 2);
    expect([stepsOf(page, id), stepsOf(page, copy)]).toEqual([2, 3]);
    expect(page.allRecords()).toHaveLength(2);
  });

  test("a deleted match is gone, and is back as it was when it is brought back", async () => {
    const id = await page.create(saveOf(2), 1);
    await act(page, id, 2);
    const record = page.recordOf(id);
    await page.deleteMatch(id);
    expect([disk.length, page.matches.value, page.recordOf(id)]).toEqual([0, [], null]);
    await page.restore();
    expect(page.deleted.value).toBeNull();
    expect((await otherTab()).recordOf(id)).toEqual(record);
    await page.restore();
    expect(page.matches.value).toHaveLength(1);
  });

  test("a match is cut where the rules refuse it, after the whole of it is safe", async () => {
    const id = await page.create(saveOf(9), 1);
    await page.append(id, entryOf(9), statusAt(10, true), 1, 9);
    expect(await page.cut(id, 4)).toEqual(saveOf(4));
    expect(page.recordOf(id)).toMatchObject({ over: false, seen: [0, 4, 0], save: saveOf(4) });
    const [kept] = page.quarantine.value;
    expect(toRecord(JSON.parse(kept?.text ?? ""))).toMatchObject({ over: true, save: saveOf(10) });
  });

  test("a match is not cut where no room is left to keep the whole of it", async () => {
    const id = await page.create(saveOf(9), 1);
    disk.room = disk.used;
    expect(await page.cut(id, 4)).toBeNull();
    expect(page.saveOf(id)).toEqual(saveOf(9));
  });

  test("a record of the first version gives way to today's once the match goes on", async () => {
    disk.setItem("tefuda:match:m", firstRecord(saveOf(2)));
    expect(page.saveInHand("m")).toEqual(saveOf(2));
    await act(page, "m", 2);
    expect([...disk.texts.keys()]).toEqual(["tefuda:match:m/1"]);
    expect(page.saveOf("m")).toEqual(saveOf(3));
  });

  test("what lies in a match's place is given out as it is", async () => {
    expect(page.textOf("m")).toBeNull();
    disk.setItem("tefuda:match:m", "one");
    disk.setItem("tefuda:match:m/1", "two");
    expect(page.textOf("m")).toBe("one\ntwo");
  });
});
