// The one match of a day that counts, and those for practice.
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test } from "vitest";
import { Disk } from "../../testing/disk";
import { idOf } from "./day";
import { entryOf, openPage, saveOf, statusAt } from "./saves.testing";

const DAY = { game: "a_game", date: "2026-11-23" };
const ID = idOf(DAY);
const TABLE = { save: saveOf(0), rules: 1, machines: [null, { level: "even", face: "G" }], playSettings: { best: 1 } };

let disk: Disk;
let journal: IDBFactory;

/** A page of its own over the same storage. */
async function page() {
  const opened = await openPage(disk, journal);
  return {
    ...opened,
    ...(await import("./days")),
    ...(await import("./day-book")),
    ...(await import("../book/evening")),
  };
}

type Page = Awaited<ReturnType<typeof page>>;

async function playToTheEnd({ append, saveInHand }: Page, id = ID): Promise<void> {
  saveInHand(id);
  await append(id, entryOf(0), { ...statusAt(1, true), winners: [0], scores: [5, 3, 1] }, 0, 0);
}

beforeEach(() => {
  disk = new Disk();
  journal = new IDBFactory();
});

describe("a day's match", () => {
  test("is begun once, and gone on with whoever begins it again", async () => {
    const first = await page();
    expect(await first.begin(DAY, TABLE)).toBe(ID);
    first.saveInHand(ID);
    await first.append(ID, entryOf(0), statusAt(1), 0, 0);
    expect(await first.begin(DAY, TABLE)).toBe(ID);
    expect(await (await page()).begin(DAY, TABLE)).toBe(ID);
    expect((await page()).saveOf(ID)?.log).toEqual([entryOf(0)]);
  });

  test("has no hints, its machines, and the way it is played", async () => {
    const { begin, recordOf } = await page();
    await begin(DAY, TABLE);
    expect(recordOf(ID)).toMatchObject({
      hints: null,
      machines: [null, { level: "even" }, null],
      playSettings: { best: 1 },
    });
  });

  test("counts once it is over, and stays counted when it is deleted", async () => {
    const one = await page();
    await one.begin(DAY, TABLE);
    expect(one.isPlayed(DAY)).toBe(false);
    await playToTheEnd(one);
    expect(one.resultOf(DAY)).toEqual({ won: true, points: 5 });
    await one.deleteMatch(ID);
    expect(one.isPlayed(DAY)).toBe(true);
  });

  test("is counted at the next start where the page was stopped between its end and that", async () => {
    const one = await page();
    await one.begin(DAY, TABLE);
    await playToTheEnd(one);
    for (const key of ["tefuda:days/0", "tefuda:days/1"]) disk.removeItem(key);
    const next = await page();
    expect(next.isPlayed(DAY)).toBe(false);
    await next.noteAll();
    expect(next.isPlayed(DAY)).toBe(true);
  });

  test("comes back from the journal with what it counts, where a killed browser has lost the rest", async () => {
    const one = await page();
    await one.begin(DAY, TABLE);
    await playToTheEnd(one);
    disk = new Disk();
    const next = await page();
    expect(await next.begin(DAY, TABLE)).toBe(ID);
    await next.noteAll();
    expect(next.resultOf(DAY)).toEqual({ won: true, points: 5 });
    expect(next.saveOf(ID)?.log).toHaveLength(1);
  });

  test("counts beside the days before it, where a killed browser has lost those", async () => {
    const one = await page();
    await one.note({ ...DAY, date: "2026-11-22" }, { won: false, points: 1 });
    disk = new Disk();
    const next = await page();
    await next.begin(DAY, TABLE);
    await playToTheEnd(next);
    expect(next.streakOf(DAY.game, DAY.date)).toEqual({ now: 2, best: 2 });
  });

  test("that was begun and deleted is there for practice alone, in every tab", async () => {
    const one = await page();
    await one.begin(DAY, TABLE);
    await one.deleteMatch(ID);
    expect([one.isPlayed(DAY), one.wasBegun(DAY)]).toEqual([false, true]);
    const next = await page();
    const id = await next.begin(DAY, TABLE);
    expect(id).not.toBe(ID);
    await playToTheEnd(next, id);
    await next.noteAll();
    expect([next.isPlayed(DAY), next.resultOf(DAY)]).toEqual([false, null]);
    expect(await next.begin({ ...DAY, date: "2026-11-24" }, TABLE)).toBe(idOf({ ...DAY, date: "2026-11-24" }));
  });

  test("that is brought back after it was deleted is gone on with, and counts", async () => {
    const one = await page();
    await one.begin(DAY, TABLE);
    await one.deleteMatch(ID);
    await one.restore();
    expect(await one.begin(DAY, TABLE)).toBe(ID);
    await playToTheEnd(one);
    expect(one.resultOf(DAY)).toEqual({ won: true, points: 5 });
  });

  test("is known to be begun also where a page that was stopped, or an older one, has noted nothing", async () => {
    const one = await page();
    await one.begin(DAY, TABLE);
    for (const key of ["tefuda:days/0", "tefuda:days/1"]) disk.removeItem(key);
    const next = await page();
    expect(next.wasBegun(DAY)).toBe(false);
    await next.deleteMatch(ID);
    expect((await page()).wasBegun(DAY)).toBe(true);
  });

  test("is no part of an evening", async () => {
    const one = await page();
    await one.begin(DAY, TABLE);
    await playToTheEnd(one);
    expect(one.eveningOf(ID)).toEqual([]);
  });
});

describe("practice", () => {
  test("is a match of its own each time, beside the one that counted", async () => {
    const one = await page();
    await one.begin(DAY, TABLE);
    await playToTheEnd(one);
    const [first, second] = [await one.practise(DAY, TABLE), await one.practise(DAY, TABLE)];
    expect(first).not.toBe(second);
    expect(one.originOf(first)).toEqual({ id: ID, step: 0, outcome: { winners: [0], scores: [5, 3, 1] } });
    await playToTheEnd(one, first);
    expect(one.streakOf(DAY.game, DAY.date)).toEqual({ now: 1, best: 1 });
  });

  test("counts for nothing where the day was not played", async () => {
    const one = await page();
    const id = await one.practise(DAY, TABLE);
    expect(one.originOf(id)).toBeNull();
    await playToTheEnd(one, id);
    await one.noteAll();
    expect(one.isPlayed(DAY)).toBe(false);
    expect(one.eveningOf(id)).toEqual([]);
  });
});
