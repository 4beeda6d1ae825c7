import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Precache, type PrecacheEntry } from "./precache";

vi.mock("workbox-precaching", () => ({
  getCacheKeyForURL: (url: string) => new URL(url, "https://host.invalid/").href,
}));
vi.mock("workbox-core", () => ({ cacheNames: { precache: "kept" } }));

const key = (url: string) => `https://host.invalid/${url}`;
const entryOf = (url: string, text: string): PrecacheEntry => ({
  url,
  revision: null,
  bytes: text.length,
  integrity: `sha256-${createHash("sha256").update(text).digest("base64")}`,
});

const LARGE = "x".repeat((256 << 10) + 1);
const list = [entryOf("a.js", "script"), entryOf("b.wasm", LARGE)];

const kept = new Map<string, string>();
const served = new Map<string, string>();
const asked: [string, RequestInit | undefined][] = [];

beforeEach(() => {
  kept.clear();
  served.clear();
  asked.length = 0;
  kept.set(key("a.js"), "script").set(key("b.wasm"), LARGE);
  const cache = {
    match: async (at: string) => (kept.has(at) ? new Response(kept.get(at)) : undefined),
    put: async (at: string, response: Response) => kept.set(at, await response.text()),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", async (url: string, options?: RequestInit) => {
    asked.push([url, options]);
    const text = served.get(url);
    if (text === undefined) throw new TypeError("no network");
    if (options?.integrity !== entryOf(url, text).integrity) throw new TypeError("another hash");
    return new Response(text);
  });
});

/** The plugin's result for Workbox's response at an address. */
async function used(url: string, during: "fetch" | "install"): Promise<string | undefined> {
  const found = kept.get(key(url));
  const answer = await new Precache(list).plugin.cachedResponseWillBeUsed?.({
    cacheName: "kept",
    request: new Request(key(url)),
    cachedResponse: found === undefined ? undefined : new Response(found),
    event: { type: during } as never,
  });
  return answer?.text();
}

test("a complete copy is used unchanged", async () => {
  expect(await used("a.js", "fetch")).toBe("script");
  expect(await used("b.wasm", "install")).toBe(LARGE);
});

test.each(["", "scrip", "Script", "scripts"])("a part with only %j stored counts as missing", async (text) => {
  kept.set(key("a.js"), text);
  expect(await used("a.js", "fetch")).toBeUndefined();
});

test("a large part is checked when the site is stored, and its answer does not wait for a check", async () => {
  const wrong = LARGE.replace("x", "y");
  kept.set(key("b.wasm"), wrong);
  expect(await used("b.wasm", "install")).toBeUndefined();
  expect(await used("b.wasm", "fetch")).toBe(wrong);
});

describe("repairing", () => {
  test("requests nothing if all is right", async () => {
    expect(await new Precache(list).repair()).toEqual({ repaired: [], wrong: [] });
    expect(asked).toEqual([]);
  });

  test("fetches missing and wrong files past the browser's own cache, and checks their hashes", async () => {
    kept.delete(key("a.js"));
    kept.set(key("b.wasm"), LARGE.replace("x", "y"));
    served.set("a.js", "script").set("b.wasm", LARGE);
    expect(await new Precache(list).repair()).toEqual({ repaired: ["a.js", "b.wasm"], wrong: [] });
    expect(kept).toEqual(
      new Map([
        [key("a.js"), "script"],
        [key("b.wasm"), LARGE],
      ]),
    );
    expect(asked.map(([url, options]) => [url, options?.cache])).toEqual([
      ["a.js", "reload"],
      ["b.wasm", "reload"],
    ]);
  });

  test("names unavailable files, and keeps none of another version", async () => {
    kept.clear();
    served.set("a.js", "another version");
    expect(await new Precache(list).repair()).toEqual({ repaired: [], wrong: ["a.js", "b.wasm"] });
    expect(kept.size).toBe(0);
  });

  test("is done once for all requests meanwhile", async () => {
    kept.delete(key("a.js"));
    served.set("a.js", "script");
    const precached = new Precache(list);
    const [one, other] = await Promise.all([precached.repair(), precached.repair()]);
    expect(one).toEqual(other);
    expect(asked.length).toBe(1);
  });
});
