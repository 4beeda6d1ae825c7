import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Disk } from "../../testing/disk";
import { entryOf, openPage, type SavesPage, saveOf, statusAt } from "./saves.testing";
import { sealed, sumOf, unsealed } from "./slots";

const HOUR = 3_600_000;
const LONG = 60;

let disk: Disk;
let journal: IDBFactory;
let page: SavesPage;
let id: string;

/** The page is opened anew, over what is stored. */
const reopened = async () => {
  page = await openPage(disk, journal);
  await page.recover();
  page.refresh();
};

/** Store a match of so many entries that ended so many hours ago, or goes on. */
async function finish(steps: number, hours: number, over = true): Promise<void> {
  vi.setSystemTime(Date.now() - hours * HOUR);
  id = await page.create(saveOf(steps - 1), 1);
  const table = { standing: [2, 0, 1] };
  await page.append(id, entryOf(steps - 1), { ...statusAt(steps, over), winners: [2], table }, 0, 0);
  vi.setSystemTime(Date.now() + hours * HOUR);
}

const texts = () => [...disk.texts].filter(([key]) => key.startsWith("tefuda:match:"));
const isPacked = () => texts().map(([, text]) => JSON.parse(unsealed(text)?.text ?? "null")?.packed !== undefined);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 3, 1) });
  disk = new Disk();
  journal = new IDBFactory();
  page = await openPage(disk, journal);
});

describe("a match that has long been finished", () => {
  test("takes less room, and is read and listed as it was", async () => {
    await finish(LONG, 2);
    const record = page.recordOf(id);
    const [before] = page.matches.value.length ? page.matches.value : [null];
    const room = disk.used;
    await reopened();
    const listed = page.matches.value;
    await page.packFinished();
    expect(page.recordOf(id)).toEqual(record);
    await reopened();
    await page.packFinished();
    expect(disk.used).toBeLessThan(room / 3);
    expect([page.matches.value, page.recordOf(id)]).toEqual([listed, record]);
    expect(listed[0]?.result).toMatchObject({ places: [2, 2, 1], names: ["Aki", "Ben 弁", "Chie"] });
    expect(before?.id).toBe(id);
  });

  test("keeps what the machine made of it, and is unpacked with that", async () => {
    await finish(LONG, 2);
    const points = Array.from({ length: LONG - 1 }, (_, step) => [step, [33, 33, 34]] as const);
    await page.change(id, (match) => match.change({ judged: { length: LONG, points, turns: [] } }));
    const record = page.recordOf(id);
    expect(record?.judged?.points).toHaveLength(LONG - 1);
    await page.packFinished();
    await reopened();
    await page.packFinished();
    const [[, text] = ["", ""]] = texts();
    const { v, judged, packed } = JSON.parse(unsealed(text)?.text ?? "");
    expect([v, judged, typeof packed]).toEqual([7, undefined, "object"]);
    expect(page.recordOf(id)).toEqual(record);
  });

  test("lies in one place alone once a later start has found it whole", async () => {
    await finish(LONG, 2);
    await page.packFinished();
    expect(isPacked()).toEqual([true, false]);
    await reopened();
    await page.packFinished();
    expect(isPacked()).toEqual([true]);
    const { allKept } = await import("./journal");
    expect(await allKept()).toEqual([]);
    await reopened();
    await page.packFinished();
    expect(page.matches.value).toHaveLength(1);
  });

  test("is brought back from the journal where the browser was killed before it was on the disk", async () => {
    await finish(LONG, 2);
    const record = page.recordOf(id);
    const before = new Map(disk.texts);
    await page.packFinished();
    disk = new Disk(before);
    await reopened();
    expect([isPacked(), page.recordOf(id)]).toEqual([[true, false], record]);
  });

  test("is what it was before where its packed text is torn", async () => {
    await finish(LONG, 2);
    const record = page.recordOf(id);
    await page.packFinished();
    const [key, text] = texts().find((_, at) => isPacked()[at]) ?? expect.fail();
    disk.setItem(key, text.slice(0, -9));
    journal = new IDBFactory();
    await reopened();
    expect(page.recordOf(id)).toEqual(record);
  });

  test("can be renamed, copied and gone on with, and is packed again", async () => {
    await finish(LONG, 2);
    await page.packFinished();
    await page.rename(id, "Friday");
    await page.takeBack(id, statusAt(LONG - 1), 0, 3);
    expect(page.recordOf(id)).toMatchObject({ title: "Friday", over: false, outcome: null });
    await page.append(id, entryOf(LONG - 1), statusAt(LONG, true), 0, 0);
    vi.setSystemTime(Date.now() + 2 * HOUR);
    await reopened();
    await page.packFinished();
    expect(page.recordOf(id)?.save).toEqual(saveOf(LONG));
    expect(isPacked()).toContain(true);
  });

  test("is not packed over what another tab has stored by then", async () => {
    await finish(LONG, 2);
    const old = page;
    await reopened();
    await page.rename(id, "Friday");
    await old.packFinished();
    await reopened();
    expect(page.recordOf(id)?.title).toBe("Friday");
  });

  test("stays as it is where there is no room", async () => {
    await finish(LONG, 2);
    const record = page.recordOf(id);
    await reopened();
    disk.room = 0;
    await page.packFinished();
    expect(page.recordOf(id)).toEqual(record);
  });
});

test.each([
  ["goes on", 2, false],
  ["has just ended", 0.5, true],
])("a match that %s is not packed", async (_, hours, over) => {
  await finish(LONG, hours, over);
  await page.packFinished();
  await reopened();
  await page.packFinished();
  expect(isPacked()).toEqual([false, false]);
});

test("a save that could not be had back as it is stays whole", async () => {
  expect(await page.pack(saveOf(3))).not.toBeNull();
  expect(await page.pack({ ...saveOf(3), deal: { note: "\ud800 alone".repeat(2) } })).not.toBeNull();
  expect(await page.pack({ ...saveOf(3), deal: { note: "x".repeat(5_000_000) } })).toBeNull();
});

describe("a packed text that is not what it says", () => {
  const packed = async () => (await page.pack(saveOf(LONG))) ?? expect.fail();
  const fields = { v: 6, title: "", touched: 1, over: true, seen: [], rules: 1, outcome: null, form: null };
  const put = async (changes: object) => {
    const text = JSON.stringify({ owner: "x", packed: { ...(await packed()), ...changes }, ...fields });
    disk.setItem("tefuda:match:m/0", sealed(2, { text, sum: sumOf(text) }));
  };

  test.each([
    ["no base64", { data: "手札" }],
    ["another text", { data: "AAAA" }],
    ["nothing", { data: "" }],
    ["cut short", { size: 10 }],
  ])("is no match: %s", async (_, changes) => {
    await put(changes);
    expect(page.recordOf("m")).toBeNull();
  });

  test.each([
    ["longer than any", { size: 2 ** 30 }],
    ["no number", { size: "x" }],
    ["no seats", { seats: 3 }],
    ["too much", { data: "A".repeat(2 ** 18 + 4) }],
  ])("goes into quarantine: %s", async (_, changes) => {
    await put(changes);
    page.refresh();
    expect([page.matches.value.length, page.quarantine.value.length]).toEqual([0, 1]);
  });

  test("is read where it is whole", async () => {
    await put({});
    expect(page.recordOf("m")?.save).toEqual(saveOf(LONG));
  });
});
