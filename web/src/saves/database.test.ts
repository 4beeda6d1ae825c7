// A database that hangs, throws, is closed, newer or not there: what is told of it, and that nothing lands late.
import { forceCloseDatabase, IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { newPlace, openPage, type Place, rowsOf, type SavesPage } from "./saves.testing";

const PATIENCE = 2000;
const REST = 30_000;

let place: Place;
let page: SavesPage;

beforeEach(async () => {
  place = newPlace();
  page = await openPage(place);
});

const put = (value: unknown, by: SavesPage = page, key = "m") =>
  by.writing(["matches"], async (transaction) => void by.storeOf(transaction, "matches").put(value, key));
const get = (by: SavesPage = page) =>
  by.reading(["matches"], (transaction) => transaction.objectStore("matches").get("m"));
const failed = (done: Promise<unknown>) => expect(done).rejects.toThrow(page.NoDatabase);

/** Time that passes only as a test says; the database goes on. */
const ownTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });

/** Another connection keeps all others waiting until it lets go. */
async function blocker(): Promise<() => void> {
  const opening = (place.factory as IDBFactory).open("tefuda-1");
  await new Promise((done) => Object.assign(opening, { onsuccess: done }));
  const store = opening.result.transaction(["matches"], "readwrite").objectStore("matches");
  let isHeld = true;
  const hold = () => {
    if (isHeld) store.get("x").onsuccess = hold;
    else opening.result.close();
  };
  hold();
  return () => {
    isHeld = false;
  };
}

/** What a step of a test's own time had left to do is done. */
const settled = () => new Promise((done) => setImmediate(() => setImmediate(done)));

describe("a transaction", () => {
  test("asks for strict durability, and what it wrote is there when it resolves", async () => {
    await get();
    const asked = vi.spyOn(IDBDatabase.prototype, "transaction");
    await put(1);
    expect(rowsOf(place).matches).toEqual([["m", 1]]);
    expect(await get()).toBe(1);
    expect(asked.mock.calls.map(([, mode, options]) => [mode, options])).toEqual([
      ["readwrite", { durability: "strict" }],
      ["readonly", { durability: "strict" }],
    ]);
    expect(page.databaseState.value).toBe("there");
  });

  test("writes nothing where its work throws, which is thrown on and tried no second time", async () => {
    const work = vi.fn(async (transaction: Parameters<Parameters<SavesPage["writing"]>[1]>[0]) => {
      page.storeOf(transaction, "matches").put(1, "m");
      throw new TypeError("a fault of the page");
    });
    await expect(page.writing(["matches"], work)).rejects.toThrow(TypeError);
    expect([work.mock.calls.length, await get(), page.databaseState.value]).toEqual([1, undefined, "there"]);
  });

  test("without room writes nothing, and nothing of it is left unhandled", async () => {
    const real = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...args) {
      queueMicrotask(() => this.transaction.abort());
      return real.apply(this, args);
    });
    await failed(put(1));
    await settled();
    expect(await get()).toBeUndefined();
  });
});

describe("a database that hangs", () => {
  test("is done without after two seconds, and what was to be written does not land late", async () => {
    await put(1);
    const release = await blocker();
    ownTime();
    const late = failed(put(2));
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await late;
    release();
    await settled();
    expect(rowsOf(place).matches).toEqual([["m", 1]]);
    expect(page.databaseState.value).toBe("missing");
  });

  test("is left alone for half a minute, and used again after it", async () => {
    await put(0);
    const release = await blocker();
    ownTime();
    const late = failed(put(1));
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await late;
    release();
    const opened = vi.spyOn(IDBFactory.prototype, "open");
    await vi.advanceTimersByTimeAsync(REST - 1);
    await Promise.all([failed(put(2)), failed(get())]);
    expect(opened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await put(3);
    expect([rowsOf(place).matches, page.databaseState.value]).toEqual([[["m", 3]], "there"]);
  });

  test("while it is opened writes nothing when it opens at last, however late", async () => {
    const requests: Partial<IDBOpenDBRequest>[] = [];
    const opened = vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
      const request = new EventTarget();
      requests.push(request as Partial<IDBOpenDBRequest>);
      return request as IDBOpenDBRequest;
    });
    // `idb` takes requests of the browser's own kind
    vi.stubGlobal("IDBRequest", EventTarget);
    ownTime();
    const late = failed(put(1));
    await vi.advanceTimersByTimeAsync(PATIENCE + REST);
    await late;
    opened.mockRestore();
    const opening = (place.factory as IDBFactory).open("tefuda-1", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("matches");
    await new Promise((done) => Object.assign(opening, { onsuccess: done }));
    const close = vi.spyOn(opening.result, "close");
    Object.assign(requests[0] ?? expect.fail(), { result: opening.result }).dispatchEvent?.(new Event("success"));
    await settled();
    expect(rowsOf(place).matches).toEqual([]);
    expect(close).toHaveBeenCalled();
  });
});

describe("a handle that is lost", () => {
  test("throws: it is dropped, and the write done at once on a new one", async () => {
    await put(1);
    const opened = vi.spyOn(IDBFactory.prototype, "open");
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(() => {
      throw new DOMException("closing", "InvalidStateError");
    });
    await put(2);
    expect([rowsOf(place).matches, opened.mock.calls.length]).toEqual([[["m", 2]], 1]);
    await put(3);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test("could not be opened the first time: the write is done on a second one", async () => {
    vi.spyOn(IDBFactory.prototype, "open").mockImplementationOnce(() => {
      throw new DOMException("no", "UnknownError");
    });
    await put(1);
    expect([rowsOf(place).matches, page.databaseState.value]).toEqual([[["m", 1]], "there"]);
  });

  test("throws twice: that is told, and the next write tries again at once", async () => {
    const out = vi.spyOn(IDBFactory.prototype, "open").mockImplementation(() => {
      throw new DOMException("no", "UnknownError");
    });
    await failed(put(1));
    expect([out.mock.calls.length, page.databaseState.value]).toEqual([2, "missing"]);
    out.mockRestore();
    await put(2);
    expect([rowsOf(place).matches, page.databaseState.value]).toEqual([[["m", 2]], "there"]);
  });

  test("was ended by the browser as the user cleared its data: another one is opened", async () => {
    const handles: IDBDatabase[] = [];
    const { transaction } = IDBDatabase.prototype;
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (this: IDBDatabase, ...args) {
      handles.push(this);
      return transaction.apply(this, args);
    });
    await put(1);
    const closed = handles.at(-1);
    forceCloseDatabase(closed as never);
    await put(2);
    expect(handles.at(-1)).not.toBe(closed);
    expect(rowsOf(place).matches).toEqual([["m", 2]]);
  });
});

describe("a database of a newer page", () => {
  const upgrade = async () => {
    const opening = (place.factory as IDBFactory).open("tefuda-1", 2);
    await new Promise((done) => Object.assign(opening, { onsuccess: done }));
    opening.result.close();
  };

  test("that comes while this one is open is made way for, named and left alone", async () => {
    await put(1);
    await upgrade(); // resolves only once this page's handle is closed
    await failed(put(2));
    expect([rowsOf(place).matches, page.databaseState.value]).toEqual([[["m", 1]], "newer"]);
    const opened = vi.spyOn(IDBFactory.prototype, "open");
    await failed(get());
    expect(opened).not.toHaveBeenCalled();
  });

  test("that was there before is named and left alone", async () => {
    await upgrade();
    const next = await openPage(place);
    await expect(put(1, next)).rejects.toThrow(next.NoDatabase);
    expect([next.databaseState.value, rowsOf(place)]).toEqual(["newer", {}]);
  });
});

test.each([
  ["no IndexedDB", undefined],
  ["a forbidden one", { open: () => expect.fail("denied") }],
])("with %s there is no database, and that is told", async (_, broken) => {
  vi.stubGlobal("indexedDB", broken);
  await failed(put(1));
  await failed(get());
  expect(page.databaseState.value).toBe("missing");
});
