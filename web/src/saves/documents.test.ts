import * as v from "valibot";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Disk } from "../../testing/disk";
import { databaseOf, newPlace, openPage, outage, type Place, rowsOf } from "./saves.testing";

const KEY = "tefuda:1:doc:list";

async function open(place: Place) {
  const page = await openPage(place);
  const list = new page.StoredDocument<readonly number[]>("list", v.array(v.number()), []);
  await page.readDocuments();
  return { ...page, list, add: (n: number) => list.change((old) => [...old, n]) };
}

let page: Awaited<ReturnType<typeof open>>;

beforeEach(async () => {
  page = await open(newPlace());
});

const nextStart = (place: Place = page.place) => open(place);
const storedRow = () => rowsOf(page.place).documents?.find(([key]) => key === "list")?.[1];
const textNow = () => JSON.parse(page.place.disk.getItem(KEY) ?? "null");
const placeOf = async (row: unknown, text: unknown): Promise<Place> => ({
  disk: new Disk(text === undefined ? [] : [[KEY, typeof text === "string" ? text : JSON.stringify(text)]]),
  factory: await databaseOf({ documents: row === undefined ? [] : [["list", row]] }),
});

describe("a document", () => {
  test("is empty, and then has its last change, in both stores and at the next start", async () => {
    expect([page.list.now.value, page.list.isStored]).toEqual([[], false]);
    await page.add(1);
    await page.add(2);
    const row = { revision: 2, value: [1, 2] };
    expect([page.list.now.value, storedRow(), textNow()]).toEqual([[1, 2], row, row]);
    const next = await nextStart();
    expect([next.list.now.value, next.list.isStored]).toEqual([[1, 2], true]);
  });

  test("is read, altered and put in one transaction, so that no change of another tab is lost", async () => {
    const other = await nextStart();
    const asked = vi.spyOn(IDBDatabase.prototype, "transaction");
    await page.add(0);
    expect(asked.mock.calls).toEqual([[["documents"], "readwrite", { durability: "strict" }]]);
    await Promise.all([1, 2, 3, 4, 5, 6].map((n) => (n % 2 ? page : other).add(n)));
    expect([...(await nextStart()).list.now.value].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(storedRow()).toMatchObject({ revision: 7 });
  });

  test("that another tab reports as changed is read again", async () => {
    const other = await nextStart();
    const stop = page.followDocuments();
    await other.add(7);
    await vi.waitFor(() => expect(page.list.now.value).toEqual([7]));
    stop();
  });

  test("is not stored if the change throws", async () => {
    await expect(page.list.change(() => JSON.parse("no JSON"))).rejects.toThrow(SyntaxError);
    expect([storedRow(), textNow(), page.list.isStored]).toEqual([undefined, null, false]);
  });
});

describe("of two forms of a document", () => {
  test.each([
    ["the database's counts at equal revisions", { revision: 3, value: [1] }, { revision: 3, value: [2] }, [1]],
    ["the database's counts where it is newer", { revision: 4, value: [1] }, { revision: 3, value: [2] }, [1]],
    ["local storage's counts where it is newer", { revision: 3, value: [1] }, { revision: 4, value: [2] }, [2]],
    ["local storage's counts where the database has none", undefined, { revision: 4, value: [2] }, [2]],
    ["the database's counts where local storage has none", { revision: 3, value: [1] }, undefined, [1]],
    ["the whole one counts: the database's", { revision: 3, value: [1] }, "torn", [1]],
    ["the whole one counts: local storage's", "torn", { revision: 3, value: [2] }, [2]],
  ])("%s, and is gone on from", async (_, row, text, value) => {
    page = await nextStart(await placeOf(row, text));
    expect(page.list.now.value).toEqual(value);
    await page.add(9);
    expect([storedRow(), textNow()]).toEqual(Array(2).fill({ revision: expect.any(Number), value: [...value, 9] }));
  });
});

describe("a damaged document", () => {
  test.each([["hello"], [{ revision: 1 }], [{ revision: -1, value: [1] }], [{ revision: 4, value: "none" }]])(
    "begins anew once what was there is set aside: %j",
    async (row) => {
      page = await nextStart(await placeOf(row, undefined));
      expect(page.list.now.value).toEqual([]);
      const puts = vi.spyOn(IDBObjectStore.prototype, "put");
      await page.add(1);
      expect(puts.mock.calls.map(([, key]) => key)).toEqual(["aside:list", "list"]);
      const kept = (await nextStart()).aside.value[0];
      expect([page.list.now.value, kept?.name]).toEqual([[1], "aside:list"]);
      expect(JSON.stringify(row)).toContain(kept?.text);
    },
  );

  test("stays unchanged if no room is left to set it aside", async () => {
    const { disk } = await placeOf(undefined, "torn".repeat(99)); // the list would find room in its place
    disk.room = disk.used;
    page = await nextStart({ disk, factory: null });
    await page.add(1);
    expect([...disk.texts]).toEqual([[KEY, "torn".repeat(99)]]);
  });
});

describe("while the database is out", () => {
  test("a change is in local storage, and in the database with the next one", async () => {
    await page.add(1);
    const back = outage();
    await page.add(2);
    expect([page.list.now.value, textNow().value, page.storageFails.value]).toEqual([[1, 2], [1, 2], false]);
    back();
    expect((await nextStart()).list.now.value).toEqual([1, 2]);
    await page.add(3);
    expect(storedRow()).toEqual({ revision: 3, value: [1, 2, 3] });
  });

  test("a change continues the text that was read, for any older text in local storage", async () => {
    page = await nextStart(await placeOf({ revision: 7, value: [1, 2] }, { revision: 5, value: [1] }));
    const back = outage();
    await page.add(3);
    back();
    expect((await nextStart()).list.now.value).toEqual([1, 2, 3]);
  });

  test("and local storage full, a change is in memory, and the page says so", async () => {
    outage();
    page.place.disk.room = 0;
    await page.add(1);
    await page.add(2);
    expect([page.list.now.value, page.storageFails.value, page.place.disk.length]).toEqual([[1, 2], true, 0]);
  });
});

test("a full local storage is no loss: an older text is removed, the database has the document, and no message shows", async () => {
  await page.add(1);
  page.place.disk.room = page.place.disk.used;
  await page.add(22);
  expect([page.place.disk.length, page.storageFails.value]).toEqual([0, false]);
  expect((await nextStart({ disk: new Disk(), factory: page.place.factory })).list.now.value).toEqual([1, 22]);
});

test("without a database local storage has the documents, also those set aside, and they can be removed", async () => {
  page = await nextStart({ disk: new Disk(), factory: null });
  await page.add(1);
  await page.setAside("m", '{"a":1}');
  const next = await nextStart();
  expect([next.list.now.value, next.aside.value]).toEqual([[1], [{ name: "aside:m", text: '{"a":1}' }]]);
  await next.removeDocument("aside:m");
  expect([...page.place.disk.texts.keys()]).toEqual([KEY]);
});
