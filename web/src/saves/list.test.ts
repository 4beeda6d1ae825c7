// The list of matches: it follows other tabs, and damaged ones are set aside completely, from either store.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { textOf } from "./record";
import * as shared from "./saves.testing";
import { append, ID, matchOf, newPlace, OVER, openPage, rowsOf, type SavesPage } from "./saves.testing";

let page: SavesPage;

beforeEach(async () => {
  page = await openPage();
});

const ids = () => page.matches.value.map(({ id }) => id);
const asides = (by = page) => by.aside.value.map(({ name, text }) => [name, text]);
const put = (key: string, text: string) => page.place.disk.setItem(`tefuda:1:match:${key}`, text);
const look = (by = page) => shared.look(by);
const meddle = (work: (all: IDBTransaction) => void) => shared.meddle(page.place.factory, work);

describe("another tab's changes", () => {
  test.each(["the channel", "the storage event"])("are followed by %s until the end", async (way) => {
    if (way === "the storage event") page = await openPage({ ...newPlace(), factory: null });
    const other = await openPage(page.place);
    const stop = page.followMatches();
    const told = (key: string | null) =>
      way !== "the channel" && window.dispatchEvent(new StorageEvent("storage", { key }));
    const kept = await other.storeMatch(matchOf(2));
    told("tefuda:1:match:m");
    await vi.waitFor(() => expect(ids()).toEqual([ID]));
    await append(kept, OVER);
    told("tefuda:1:match:m");
    await vi.waitFor(() => expect(page.headOf(ID)).toEqual(kept.head));
    await other.deleteMatches([ID]);
    told(null); // the storage was cleared
    await vi.waitFor(() => expect(ids()).toEqual([]));
    stop();
    await other.restore();
    told("tefuda:1:match:m");
    await other.setAside("x", "1");
    expect(ids()).toEqual([]);
  });

  test("are reported by their ids, and other stored data is not", () => {
    const heard = vi.fn();
    const stop = page.onChange(heard);
    for (const key of ["match:m/0", "doc:book", "people"])
      for (const start of ["tefuda:1:", "tefuda:", ""])
        window.dispatchEvent(new StorageEvent("storage", { key: start + key }));
    stop();
    expect(heard.mock.calls).toEqual([[{ match: "m/0" }], [{ document: "book" }]]);
  });
});

describe("a damaged text", () => {
  test.each([
    ["cut off", JSON.stringify(textOf(matchOf(2))).slice(0, -40)],
    ["empty", ""],
    ["no JSON", "hello"],
    ["another program's", '{"version": 7, "cards": []}'],
    ["null", "null"],
    ["markup", "<img src=x onerror=alert(1)>"],
    ["of another match", JSON.stringify(textOf(matchOf(2)))],
  ])("that is %s is set aside as it is, listed by its name, and stays until it is deleted", async (_, text) => {
    put("bad", text);
    put("good", JSON.stringify(textOf(matchOf(1, {}, "good"))));
    await page.refresh();
    expect([ids(), asides()]).toEqual([["good"], []]); // the list does not wait
    await look();
    await look();
    expect([ids(), asides()]).toEqual([["good"], [["aside:bad", text]]]);
    expect(page.place.disk.getItem("tefuda:1:match:bad")).toBeNull();
    const next = await openPage(page.place);
    await Promise.all([look(next), next.readDocuments()]);
    expect(asides(next)).toEqual([["aside:bad", text]]);
    await next.removeDocument("aside:bad");
    await page.readDocuments();
    expect([asides(), asides(next)]).toEqual([[], []]);
  });

  test("with an id in use gets a number, and one that is set aside already is kept once, at later starts too", async () => {
    for (const text of ["one", "two", "one"]) {
      page = await openPage(page.place); // it does not know of the set-aside text
      put("a b/c?d", text); // and would break an address
      await look();
    }
    await page.readDocuments();
    expect(ids()).toEqual([]);
    expect(asides().join(" ")).toBe("aside:a b/c?d,one aside:a b/c?d-2,two");
  });
});

describe("damaged rows", () => {
  const spoilt: [string, (all: IDBTransaction) => void][] = [
    ["a head that is none", (all) => all.objectStore("matches").put("hello", ID)],
    ["another match's head", (all) => all.objectStore("matches").put({ ...matchOf(3).head, id: "n" }, ID)],
    ["no deal", (all) => all.objectStore("deals").delete(ID)],
    ["an entry less", (all) => all.objectStore("entries").delete([ID, 1])],
    ["an entry that is none", (all) => all.objectStore("entries").put(7, [ID, 1])],
    ["no head", (all) => all.objectStore("matches").delete(ID)],
  ];

  test.each(spoilt)("with %s are set aside in full, and the text counts if it is complete", async (_, spoil) => {
    await page.storeMatch(matchOf(3));
    await page.storeMatch(matchOf(1, {}, "good"));
    await meddle(spoil);
    const { matches, entries, deals } = rowsOf(page.place);
    const [[head], log, [deal]] = [matches, entries, deals].map((rows) =>
      (rows ?? []).flatMap(([key, value]) => (String(key).startsWith(ID) ? [value] : [])),
    ) as [unknown[], unknown[], unknown[]];
    const text = page.place.disk.getItem(`tefuda:1:match:${ID}`) as string;
    page.place.disk.clear();
    page = await openPage(page.place);
    await look();
    expect(await page.readMatch(ID)).toBeNull();
    await look();
    const [[name, json] = []] = asides();
    expect([name, JSON.parse(json ?? "")]).toEqual([`aside:${ID}`, { head, deal, log }]);
    expect([ids(), rowsOf(page.place).entries?.length, rowsOf(page.place).deals?.length]).toEqual([["good"], 1, 1]);
    put(ID, text);
    await look();
    expect([ids().sort(), (await page.readMatch(ID))?.log.length]).toEqual([["good", ID], 3]);
  });

  test("under keys that are no ids stop nothing", async () => {
    await meddle((all) => {
      for (const key of [5, [1, "m"], new Date(0)])
        for (const name of ["matches", "documents"]) all.objectStore(name).put({ a: 1 }, key);
    });
    await page.storeMatch(matchOf(1));
    await look();
    await page.readDocuments();
    expect(ids()).toEqual([ID]);
    expect(asides()).toHaveLength(3);
  });
});

test("damaged data stays in its place if no room is left to set it aside, and is listed nevertheless", async () => {
  await meddle((all) => all.objectStore("matches").put("hello", ID));
  put("bad", "damaged");
  page.place.disk.room = page.place.disk.used;
  shared.refuseWrites();
  await look();
  expect([rowsOf(page.place).matches, [...page.place.disk.texts.values()]]).toEqual([[[ID, "hello"]], ["damaged"]]);
  expect([ids(), asides().map(([name]) => name)]).toEqual([[], [`aside:${ID}`, "aside:bad"]]);
});

test("a match that its players set aside is kept in full, and does not come back", async () => {
  const kept = await page.storeMatch(matchOf(3, { title: "Friday" }));
  await page.moveAside(ID);
  const next = await openPage(page.place);
  await Promise.all([look(next), next.readDocuments()]);
  expect([ids(), next.matches.value, next.aside.value.length]).toEqual([[], [], 1]);
  expect(JSON.parse(next.aside.value[0]?.text ?? "")).toEqual(textOf(kept.match.value));
});
