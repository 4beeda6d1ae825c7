// A database that answers late, or not: what it has is unknown, and is read as soon as it answers.
import { beforeEach, expect, test, vi } from "vitest";
import { append, ID, matchOf, newPlace, OVER, openLate, openPage, outage, type Place } from "./saves.testing";

const PATIENCE = 2000;

let place: Place;

/** A device with a finished match, of which only the database knows, and a running one. */
beforeEach(async () => {
  place = newPlace();
  const page = await openPage(place);
  await append(await page.storeMatch(matchOf(2, {}, "finished")), OVER);
  await page.storeMatch(matchOf(2));
  await page.setAside("x", "1");
  place.disk.removeItem("tefuda:1:doc:aside:x");
});

const listed = (page: Awaited<ReturnType<typeof openPage>>) => page.matches.value.map(({ id }) => id).sort();

test("all is read where the database answers", async () => {
  const page = await openPage(place);
  expect(page.unread.value).toBe("reading");
  expect(await page.readWhole()).toBe(true);
  expect([listed(page), page.aside.value.length, page.unread.value]).toEqual([["finished", ID], 1, null]);
});

test("a database that opens after five seconds is late, not missing: then all is read", async () => {
  const page = await openPage(place);
  const open = await openLate(place);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const whole = page.readWhole();
  const other = page.refresh(); // another reader does not wait as long
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect([page.unread.value, listed(page)]).toEqual(["late", [ID]]);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect([await other, listed(page), page.databaseState.value]).toEqual([false, [ID], "missing"]);
  await vi.advanceTimersByTimeAsync(1000);
  open();
  await whole;
  await vi.waitFor(() => expect(page.unread.value).toBeNull());
  expect([listed(page), page.unread.value, page.databaseState.value]).toEqual([["finished", ID], null, "there"]);
});

test("a database that opens after all readers gave up is read then, without a request", async () => {
  const page = await openPage(place);
  const open = await openLate(place);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const whole = page.readWhole();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await whole, listed(page), page.unread.value]).toEqual([false, [ID], "late"]);
  open();
  vi.useRealTimers();
  await vi.waitFor(() => expect(page.unread.value).toBeNull());
  expect([listed(page), page.aside.value.length]).toEqual([["finished", ID], 1]);
});

test("a list that was read stays when the database fails later, and follows local storage", async () => {
  const page = await openPage(place);
  await page.readWhole();
  const kept = await page.openMatch(ID);
  const back = outage();
  expect([await page.refresh(), await page.readDocuments()]).toEqual([false, false]);
  expect([listed(page), page.aside.value.length]).toEqual([["finished", ID], 1]);
  await append(kept, OVER);
  await page.refresh();
  expect([listed(page), page.headOf(ID)?.over]).toEqual([["finished", ID], true]);
  expect(place.disk.getItem(`tefuda:1:match:${ID}`)).not.toBeNull(); // its end is nowhere else
  back();
  const stop = page.followMatches();
  const other = await openPage(place);
  await other.deleteMatches(["finished"]);
  await vi.waitFor(() => expect(listed(page)).toEqual([ID]));
  stop();
});

test("a match of which only the database can know is not called missing while that does not answer", async () => {
  const page = await openPage(place);
  const back = outage();
  await expect(page.openMatch("finished")).rejects.toThrow(page.Unanswered);
  expect(page.isUnanswered.value).toBe(true);
  back();
  expect((await page.openMatch("finished")).head.over).toBe(true);
  expect(page.isUnanswered.value).toBe(false);
  await expect(page.openMatch("nothing")).rejects.not.toThrow(page.Unanswered);
});

test("without any database local storage is all there is", async () => {
  const page = await openPage({ disk: place.disk, factory: null });
  expect(await page.readWhole()).toBe(true);
  expect([listed(page), page.unread.value]).toEqual([[ID], null]);
  await expect(page.openMatch("finished")).rejects.not.toThrow(page.Unanswered);
});

test("a browser that refuses both stores stores nothing", async () => {
  const page = await openPage(place);
  await page.readWhole();
  expect(page.storesNothing()).toBe(false);
  const refused = await openPage(place);
  outage();
  vi.stubGlobal("localStorage", null);
  expect([await refused.readWhole(), refused.storesNothing(), refused.unread.value]).toEqual([false, true, "late"]);
});

test("a change of a document that could not be read is made again once it can", async () => {
  const { StoredDocument, ...page } = await openPage(place);
  const v = await import("valibot");
  const numbers = () => new StoredDocument<readonly number[]>("list", v.array(v.number()), []);
  await numbers().change(() => [1, 2]);
  place.disk.removeItem("tefuda:1:doc:list"); // it had no room for it
  const next = await openPage(place);
  const list = new next.StoredDocument<readonly number[]>("list", v.array(v.number()), []);
  const back = outage();
  const add = (name: typeof list, number: number) => name.change((old) => [...old, number]);
  for (const number of [3, 4]) await add(list, number);
  const other = new next.StoredDocument<readonly number[]>("other", v.array(v.number()), []);
  await add(other, 5); // which is nowhere else
  expect([list.now.value, other.now.value]).toEqual([[3, 4], [5]]);
  back();
  await next.readWhole();
  expect([list.now.value, other.now.value]).toEqual([[1, 2, 3, 4], [5]]);
  await page.readDocuments();
  expect(numbers().now.value).toEqual([1, 2, 3, 4]);
});
