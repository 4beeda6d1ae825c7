// A database that hangs, throws, is closed, newer or missing: its reports, and that nothing is written late.
import { forceCloseDatabase, IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  connect,
  meddle,
  newPlace,
  openLate,
  openPage,
  type Place,
  refuseWrites,
  rowsOf,
  type SavesPage,
  upgrade,
} from "./saves.testing";

const PATIENCE = 2000;
const REST = 30_000;

let place: Place;
let page: SavesPage;

beforeEach(async () => {
  place = newPlace();
  page = await openPage(place);
});

const put = (value: unknown) =>
  page.writing(["matches"], async (transaction) => void page.storeOf(transaction, "matches").put(value, "m"));
const get = () => page.reading(["matches"], (transaction) => transaction.objectStore("matches").get("m"));
const failed = (done: Promise<unknown>) => expect(done).rejects.toThrow(page.NoDatabase);
/** The database has that value, and the page knows that it is there, or that it is not. */
const expectStored = (value: unknown, state = "there") =>
  expect([rowsOf(place).matches, page.databaseState.value]).toEqual([value === null ? [] : [["m", value]], state]);

/** Time that only the test advances; the database continues. */
const ownTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });

/** Another connection keeps all others waiting until its release. */
async function blocker(): Promise<() => void> {
  const database = await connect(place.factory);
  const store = database.transaction(["matches"], "readwrite").objectStore("matches");
  const holding = { isHeld: true };
  const hold = () => {
    if (holding.isHeld) store.get("x").onsuccess = hold;
    else database.close();
  };
  hold();
  return () => void Object.assign(holding, { isHeld: false });
}

/** Waits for pending steps of a test's own time. */
const settled = () => new Promise((done) => setImmediate(() => setImmediate(done)));

describe("a transaction", () => {
  test("asks for strict durability, and what it wrote is there when it resolves", async () => {
    await get();
    const asked = vi.spyOn(IDBDatabase.prototype, "transaction");
    await put(1);
    expectStored(1);
    expect(await get()).toBe(1);
    const modes = asked.mock.calls.map(([, mode, options]) => `${mode} ${options?.durability}`);
    expect(modes).toEqual(["readwrite strict", "readonly strict"]);
  });

  test("writes nothing if its work throws; the error is thrown, and the work is not tried again", async () => {
    const work = vi.fn(async (transaction: Parameters<Parameters<SavesPage["writing"]>[1]>[0]) => {
      page.storeOf(transaction, "matches").put(1, "m");
      throw new TypeError("a fault of the page");
    });
    await expect(page.writing(["matches"], work)).rejects.toThrow(TypeError);
    expect([work.mock.calls.length, await get(), page.databaseState.value]).toEqual([1, undefined, "there"]);
  });

  test("without room writes nothing, and leaves no unhandled rejection", async () => {
    refuseWrites();
    await failed(put(1));
    await settled();
    expect(await get()).toBeUndefined();
  });
});

describe("a database that hangs", () => {
  test("is given up after two tries of two seconds, writes nothing late, and is not used for half a minute", async () => {
    await put(1);
    const release = await blocker();
    ownTime();
    const late = failed(put(2));
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await settled(); // a second handle
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await late;
    release();
    await meddle(place.factory, () => undefined); // waits for all transactions before it
    expectStored(1, "missing");
    const opened = vi.spyOn(IDBFactory.prototype, "open");
    await vi.advanceTimersByTimeAsync(REST - 1);
    await Promise.all([failed(put(3)), failed(get())]);
    expect(opened).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await put(4);
    expectStored(4);
  });

  test("for one transaction is tried again immediately, on another handle", async () => {
    await put(1);
    const release = await blocker();
    ownTime();
    const written = put(2);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    release();
    await written;
    expectStored(2);
  });

  test("while it opens writes nothing when it opens at last, and is used from then on", async () => {
    const open = await openLate(place);
    ownTime();
    const late = failed(put(1));
    await vi.advanceTimersByTimeAsync(PATIENCE * 2);
    await late;
    expectStored(null, "missing");
    open();
    await settled();
    expectStored(null);
    await put(2);
    expectStored(2);
    expect(indexedDB.open).toHaveBeenCalledTimes(1);
  });
});

describe("a handle that is lost", () => {
  test("throws: it is dropped, and a new one does the write immediately", async () => {
    await put(1);
    const opened = vi.spyOn(IDBFactory.prototype, "open");
    vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementationOnce(() => {
      throw new DOMException("closing", "InvalidStateError");
    });
    await put(2);
    await put(3);
    expectStored(3);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test("could not be opened once: a second one does the write; twice: the next write's does", async () => {
    const refuse = () => {
      throw new DOMException("no", "UnknownError");
    };
    const open = vi.spyOn(IDBFactory.prototype, "open").mockImplementationOnce(refuse);
    await put(1);
    expectStored(1);
    page = await openPage(place);
    open.mockClear().mockImplementationOnce(refuse).mockImplementationOnce(refuse);
    await failed(put(2));
    expectStored(1, "missing");
    await put(3);
    expectStored(3);
    expect(open).toHaveBeenCalledTimes(3);
  });

  test("was closed by the browser when the user cleared its data: another one is opened", async () => {
    const handles = vi.spyOn(IDBDatabase.prototype, "transaction").mock.contexts;
    await put(1);
    const closed = handles.at(-1);
    forceCloseDatabase(closed as never);
    await put(2);
    expect(handles.at(-1)).not.toBe(closed);
    expectStored(2);
  });
});

describe("a database of a newer page", () => {
  test("that opens while this one is open gets its turn, is named and is not used", async () => {
    await put(1);
    await upgrade(place);
    await failed(put(2));
    expectStored(1, "newer");
    const opened = vi.spyOn(IDBFactory.prototype, "open");
    await failed(get());
    expect(opened).not.toHaveBeenCalled();
    page = await openPage(place); // it was there before
    await failed(put(3));
    expectStored(1, "newer");
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
