import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { beforeEach, describe, expect, test, vi } from "vitest";
import rescue from "../../../static/rescue.js?raw";
import { matchAround, matchIn, textOf } from "../saves/record";

const run = () => new Function(rescue)();
const text = () => document.body.textContent ?? "";
const button = (name: string) => [...document.querySelectorAll("button")].find((each) => each.textContent === name);

const match = (id: string, title: string, changes: object) => {
  const save = {
    format: 1 as const,
    game: "a_game",
    options: {},
    seats: [{ name: "Aki" }],
    deal: {},
    log: [{ do: "a" }],
  };
  const made = matchAround(save, id, { title });
  return { ...made, head: { ...made.head, ...changes } };
};
type Made = ReturnType<typeof match>;

const goneOf = (id: string, revision: number) => ({ id, gone: true, revision, logRevision: 1, tab: "t", touched: 5 });

const mirror = (made: Made) => localStorage.setItem(`tefuda:1:match:${made.head.id}`, JSON.stringify(textOf(made)));
/** Has local storage say that a match is gone. */
const leave = (id: string, revision: number) =>
  localStorage.setItem(`tefuda:1:match:${id}`, JSON.stringify(goneOf(id, revision)));

/** Stores matches, and traces of deleted ones, as the page does. */
async function store(made: readonly Made[], gone: readonly string[] = []): Promise<void> {
  vi.stubGlobal("indexedDB", new IDBFactory());
  const { writing } = await import("../saves/database");
  await writing(["matches", "deals", "entries"], async (transaction) => {
    for (const { head, deal, log } of made) {
      transaction.objectStore("matches").put(head, head.id);
      transaction.objectStore("deals").put(deal, head.id);
      log.forEach((entry, index) => void transaction.objectStore("entries").put(entry, [head.id, index]));
    }
    for (const id of gone) transaction.objectStore("matches").put(goneOf(id, 9), id);
  });
}

/** The titles of the exported matches, each of which the page can open. */
async function givenOut(): Promise<string[]> {
  const files: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  run();
  await vi.waitFor(() => expect(button("Save all matches to a file")).toBeDefined());
  button("Save all matches to a file")?.click();
  const saved = (await files[0]?.text()) ?? "";
  // without a file, the same text can be copied
  expect([...document.querySelectorAll("input")].map(({ value }) => value)).toEqual([saved]);
  const { tefuda_matches, matches } = JSON.parse(saved);
  expect(tefuda_matches).toBe(1);
  return matches.map((each: unknown) => matchIn(each)?.head.title).sort();
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("indexedDB", undefined);
  document.body.innerHTML = `<div id="app"></div>`;
  vi.stubGlobal("DecompressionStream", class {});
  document.documentElement.removeAttribute("data-old");
});

test("it names the fault in both languages, and says that matches are safe", () => {
  run();
  expect(text()).toContain("Parts of the page are missing or damaged.");
  expect(text()).toContain("Your matches are safe.");
  expect(text()).toContain("対戦の記録は無事です。");
  expect(button("Save all matches to a file")).toBeUndefined();
});

test.each<[string, () => void]>([
  ["an interface that the page needs", () => vi.stubGlobal("DecompressionStream", undefined)],
  ["a style that the page asked for", () => document.documentElement.setAttribute("data-old", "")],
])("it says that a browser is too old, without %s", (_, lack) => {
  lack();
  run();
  expect(text()).toContain("This browser is too old for Tefuda.");
  expect(text()).toContain("このブラウザは古い");
});

test("running and finished matches are exported, each from the store with its newest state", async () => {
  await store(
    [
      match("one", "old", { revision: 3 }),
      match("two", "over", { revision: 2, over: true }),
      match("six", "deleted", { revision: 2, over: true }),
    ],
    ["three"],
  );
  mirror(match("one", "new", { revision: 4 }));
  mirror(match("two", "before its end", { revision: 3 }));
  mirror(match("three", "deleted", { revision: 10 }));
  mirror(match("four", "mirrored", { revision: 1 }));
  localStorage.setItem("tefuda:1:match:five", "torn");
  leave("six", 3);
  leave("seven", 1);
  localStorage.setItem("tefuda:1:theme", "dark");
  expect(await givenOut()).toEqual(["mirrored", "new", "over"]);
});

test.each<[string, unknown]>([
  ["no database", undefined],
  ["a database that can't be opened", { open: () => expect.fail("denied") }],
])("with %s the matches of local storage are given out", async (_, database) => {
  vi.stubGlobal("indexedDB", database);
  mirror(match("one", "mirrored", {}));
  expect(await givenOut()).toEqual(["mirrored"]);
  expect(text().includes("Your matches are safe.")).toBe(database === undefined);
});

test("a database that answers late is told of, and its matches are given out once it has", async () => {
  await store([match("one", "stored", {})]);
  mirror(match("two", "mirrored", {}));
  const request = { onsuccess: () => undefined, result: null as IDBDatabase | null };
  const open = vi.spyOn(IDBFactory.prototype, "open").mockReturnValue(request as unknown as IDBOpenDBRequest);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  run();
  vi.advanceTimersByTime(3000);
  expect(text()).toContain("matches may be missing from the file");
  expect(text()).not.toContain("Your matches are safe.");
  vi.useRealTimers();
  open.mockRestore();
  const found = indexedDB.open("tefuda-1");
  await new Promise((resolve) => (found.onsuccess = resolve));
  request.result = found.result;
  request.onsuccess();
  await vi.waitFor(() => expect(text()).toContain("Your matches are safe."));
  expect(await givenOut()).toEqual(["mirrored", "stored"]);
});

test("a database of a newer version is read as far as it is like this one", async () => {
  await store([match("one", "stored", {})]);
  const request = indexedDB.open("tefuda-1", 2);
  await new Promise((resolve) => (request.onsuccess = resolve));
  request.result.close();
  expect(await givenOut()).toEqual(["stored"]);
});

describe("with a service worker", () => {
  const reload = vi.fn();
  /** Answers within the call. */
  class Channel {
    readonly port1: { onmessage?(event: { data: object }): void } = {};
    readonly port2 = { postMessage: (data: object) => this.port1.onmessage?.({ data }) };
  }
  const answering = (answer: object, script = "sw.js") => {
    const postMessage = (_: object, [port]: Channel["port2"][]) => port?.postMessage(answer);
    const controller = { scriptURL: new URL(script, document.baseURI).href, postMessage };
    vi.stubGlobal("navigator", { serviceWorker: { controller } });
  };

  beforeEach(() => {
    vi.stubGlobal("location", { reload });
    vi.spyOn(document, "baseURI", "get").mockReturnValue("https://host.invalid/");
    vi.stubGlobal("MessageChannel", Channel);
  });

  test.each([
    ["all was repaired", { repaired: ["a.js"], wrong: [], unregistered: false }],
    ["the server's version takes its place", { repaired: [], wrong: ["a.js"], unregistered: true }],
  ])("%s: the page is loaded anew, once in a tab", (_, answer) => {
    answering(answer);
    run();
    run();
    expect(text()).toContain("could not be opened");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("a browser that lacks a style gets no other files", () => {
    document.documentElement.setAttribute("data-old", "");
    answering({ repaired: [], wrong: [], unregistered: false });
    run();
    expect(text()).toContain("too old");
    expect(reload).not.toHaveBeenCalled();
  });

  test("another copy's service worker is not asked: it would repair that copy, or unregister", () => {
    answering({ repaired: [], wrong: ["a.js"], unregistered: true }, "elsewhere/sw.js");
    run();
    expect(text()).not.toContain("a.js");
    expect(reload).not.toHaveBeenCalled();
  });

  test("unavailable files are named", () => {
    answering({ repaired: [], wrong: ["assets/a.js", "engine/b.wasm"], unregistered: false });
    run();
    expect(text()).toContain("Missing parts: assets/a.js, engine/b.wasm");
    expect(reload).not.toHaveBeenCalled();
  });
});
