import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Head } from "./slots";

const MINE = { number: 3, owner: "me" };
const text = (head: Head) => ({ ...head, text: `${head.owner} ${head.number}` });
const upon = ({ number, owner }: Head, by = owner) => ({ number: number + 1, owner: by });

let factory: IDBFactory;

/** A tab over the same journal. */
async function tab() {
  vi.resetModules();
  vi.stubGlobal("indexedDB", factory);
  return import("./journal");
}

let journal: Awaited<ReturnType<typeof tab>>;

beforeEach(async () => {
  factory = new IDBFactory();
  journal = await tab();
});

describe("the journal", () => {
  test("has every match's newest text, for the next page too", async () => {
    expect(await journal.keep("m", { number: 0, owner: "" }, text(MINE))).toBe("kept");
    expect(await journal.keep("m", MINE, text(upon(MINE)))).toBe("kept");
    expect(await journal.keep("n", { number: 0, owner: "" }, text(MINE))).toBe("kept");
    const next = await tab();
    expect(await next.keptOf("m")).toEqual({ ...text(upon(MINE)), gone: false });
    expect(await next.allKept()).toEqual([
      ["m", { ...upon(MINE), gone: false }],
      ["n", { ...MINE, gone: false }],
    ]);
    expect(await next.keptOf("nothing")).toBeNull();
  });

  test("asks for every text to be flushed before it is said to be kept", async () => {
    const asked = vi.spyOn((await opened()).constructor.prototype, "transaction");
    await journal.keep("m", MINE, text(upon(MINE)));
    expect(asked.mock.calls.map(([, mode, options]) => [mode, options])).toEqual([
      ["readwrite", { durability: "strict" }],
    ]);
  });

  test("takes no text that builds on an older one than it has, and goes on upon what it has", async () => {
    const [one, other] = [upon(MINE, "one"), upon(MINE, "other")];
    await journal.keep("m", { number: 0, owner: "" }, text(MINE));
    expect(await journal.keep("m", MINE, text(one))).toBe("kept");
    expect(await journal.keep("m", MINE, text(other))).toBe("newer");
    expect(await journal.keep("m", other, text(upon(other)))).toBe("newer"); // the same number, of another tab
    expect(await journal.keptOf("m")).toMatchObject(text(one));
    expect(await journal.keep("m", one, text(upon(one, "other")))).toBe("kept");
  });

  test("takes a text upon a newer one than it has: local storage had got that alone", async () => {
    await journal.keep("m", { number: 0, owner: "" }, text(MINE));
    const later = { number: 9, owner: "older page" };
    expect(await journal.keep("m", later, text(upon(later)))).toBe("kept");
  });

  test("takes one of two texts that come at the same instant", async () => {
    const other = await tab();
    await journal.keep("m", { number: 0, owner: "" }, text(MINE));
    for (let round = 0, at: Head = MINE; round < 20; round += 1) {
      const [mine, theirs] = [upon(at, "mine"), upon(at, "theirs")];
      const outcomes = await Promise.all([journal.keep("m", at, text(mine)), other.keep("m", at, text(theirs))]);
      expect(outcomes.toSorted()).toEqual(["kept", "newer"]);
      at = outcomes[0] === "kept" ? mine : theirs;
      expect(await journal.keptOf("m")).toMatchObject(text(at));
    }
  });

  test("marks what is gone, behind whatever it has; upon that a match is stored again", async () => {
    await journal.keep("m", { number: 0, owner: "" }, text({ number: 7, owner: "other" }));
    const gone = await journal.markDeleted("m", MINE);
    expect(gone).toEqual({ number: 8, owner: "me" });
    expect(await journal.keptOf("m")).toEqual({ ...gone, gone: true, text: "" });
    expect(await journal.markDeleted("n", MINE)).toEqual(MINE);
    expect(await journal.keep("m", gone, text(upon(gone)))).toBe("kept");
    await journal.drop("m");
    expect((await journal.allKept()).map(([id]) => id)).toEqual(["n"]);
  });

  test("does not trust what others have put there", async () => {
    await journal.keep("m", { number: 0, owner: "" }, text(MINE));
    const database = await opened();
    const { transaction } = Object.assign({ transaction: database.transaction(["heads", "texts"], "readwrite") });
    transaction.objectStore("heads").put("hello", "m");
    transaction.objectStore("heads").put({ number: "1", owner: 7 }, 5);
    transaction.objectStore("texts").put({ a: 1 }, "m");
    await new Promise((done) => Object.assign(transaction, { oncomplete: done }));
    expect(await journal.keptOf("m")).toBeNull();
    expect(await journal.allKept()).toEqual([
      ["5", null],
      ["m", null],
    ]);
    expect(await journal.keep("m", MINE, text(upon(MINE)))).toBe("kept");
  });

  test("is opened again where the browser has closed it", async () => {
    await journal.keep("m", MINE, text(upon(MINE)));
    const waiting = new Promise((done) => Object.assign(factory.open("tefuda", 2), { onsuccess: done }));
    await waiting; // a newer page's version: this one does without it from now on
    expect(await journal.keep("m", MINE, text(upon(MINE)))).toBe("failed");
  });
});

/** The journal's own database. */
async function opened(): Promise<IDBDatabase> {
  await journal.allKept();
  const request = factory.open("tefuda", 1);
  return new Promise((resolve) => Object.assign(request, { onsuccess: () => resolve(request.result) }));
}

describe("where there is no journal to be had", () => {
  const failing: [string, unknown][] = [
    ["no IndexedDB", undefined],
    ["a forbidden one", { open: () => expect.fail("denied") }],
  ];

  test.each(failing)("%s: texts are said not to be kept, and nothing is found", async (_, broken) => {
    vi.resetModules();
    vi.stubGlobal("indexedDB", broken);
    const none = await import("./journal");
    expect(await none.keep("m", MINE, text(upon(MINE)))).toBe("failed");
    expect([await none.keptOf("m"), await none.allKept()]).toEqual([null, []]);
    expect(await none.markDeleted("m", MINE)).toEqual(MINE);
    await none.drop("m");
  });

  test("one that never answers is waited for once, and used again when it has answered", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const requests: Partial<IDBOpenDBRequest>[] = [];
    const silent = { open: () => requests[requests.push({}) - 1] };
    vi.resetModules();
    vi.stubGlobal("indexedDB", silent);
    const stuck = await import("./journal");
    const first = stuck.keep("m", MINE, text(upon(MINE)));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await first).toBe("failed");
    expect(await stuck.keep("m", MINE, text(upon(MINE)))).toBe("failed"); // at once
    expect(requests).toHaveLength(1);
    vi.useRealTimers();
    const real = factory.open("tefuda", 1);
    real.onupgradeneeded = () => {
      for (const store of ["heads", "texts"]) real.result.createObjectStore(store);
    };
    await new Promise((done) => Object.assign(real, { onsuccess: done }));
    const [request] = requests;
    Object.assign(request ?? {}, { result: real.result });
    request?.onsuccess?.call(request as IDBOpenDBRequest, new Event("success"));
    await vi.waitFor(async () => expect((await stuck.keptOf("m"))?.number).toBe(4)); // what nobody waited for
    expect(await stuck.keep("m", upon(MINE), text(upon(upon(MINE))))).toBe("kept");
  });
});
