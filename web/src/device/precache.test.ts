import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Precache, type PrecacheEntry } from "./precache";

const key = (url: string) => `https://host.invalid/${url}`;
const entryOf = (url: string, text: string): PrecacheEntry => ({
  url,
  revision: null,
  bytes: text.length,
  integrity: `sha256-${createHash("sha256").update(text).digest("base64")}`,
});

const LARGE = "x".repeat((256 << 10) + 1);
const list = [entryOf("a.js", "script"), entryOf("b.wasm", LARGE)];
const precache = () => new Precache("kept", new Map(list.map((entry) => [key(entry.url), entry])));

const kept = new Map<string, string>();
/** Stored after a redirect, or given after one by the server. */
const redirected = new Set<string>();
const served = new Map<string, string>();
const asked: [string, RequestInit | undefined][] = [];

const answered = (at: string, text: string | undefined) =>
  Object.defineProperty(new Response(text), "redirected", { value: redirected.has(at) });

beforeEach(() => {
  kept.clear();
  redirected.clear();
  served.clear();
  asked.length = 0;
  kept.set(key("a.js"), "script").set(key("b.wasm"), LARGE);
  const cache = {
    match: async (at: string) => (kept.has(at) ? answered(at, kept.get(at)) : undefined),
    put: async (at: string, response: Response) => {
      kept.set(at, await response.text());
      redirected[response.redirected ? "add" : "delete"](at);
    },
  };
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", async (url: string, options?: RequestInit) => {
    asked.push([url, options]);
    const text = served.get(url);
    if (text === undefined) throw new TypeError("no network");
    if (options?.integrity && options.integrity !== entryOf(url, text).integrity) throw new TypeError("another hash");
    return answered(url, text);
  });
});

/** The plugin's result for Workbox's response at an address. */
async function used(url: string, during: "fetch" | "install"): Promise<string | undefined> {
  const found = kept.get(key(url));
  const answer = await precache().plugin.cachedResponseWillBeUsed?.({
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
    expect(await precache().repair()).toEqual({ repaired: [], wrong: [] });
    expect(asked).toEqual([]);
  });

  test("fetches missing and wrong files past the browser's own cache, and checks their hashes", async () => {
    kept.delete(key("a.js"));
    kept.set(key("b.wasm"), LARGE.replace("x", "y"));
    served.set("a.js", "script").set("b.wasm", LARGE);
    expect(await precache().repair()).toEqual({ repaired: ["a.js", "b.wasm"], wrong: [] });
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
    expect(await precache().repair()).toEqual({ repaired: [], wrong: ["a.js", "b.wasm"] });
    expect(kept.size).toBe(0);
  });

  test("a file that came after a redirect is kept without it, since browsers show no such answer", async () => {
    redirected.add(key("a.js")).add("a.js");
    served.set("a.js", "script");
    const right = await precache().right(key("a.js"));
    expect([await right?.text(), right?.redirected, asked.length]).toEqual(["script", false, 1]);
    await precache().right(key("a.js"));
    expect(asked.length).toBe(1);
  });

  describe("on a page's order", () => {
    const order = (mayUnregister: boolean) => {
      const registration = { unregister: async () => true } as ServiceWorkerRegistration;
      return precache().obey({ type: "REPAIR", mayUnregister }, registration, "index.html");
    };

    test.each([
      ["the server has a page and it may", true, "<title>手札 Tefuda</title>", true],
      ["it may not", false, "<title>手札 Tefuda</title>", false],
      ["the server has another's page", true, "<title>Sign in</title>", false],
      ["there is no server", true, undefined, false],
    ])("with a file that stays wrong the version leaves, if %s", async (_, mayUnregister, there, isLeaving) => {
      kept.delete(key("a.js"));
      if (there !== undefined) served.set("index.html", there);
      expect(await order(mayUnregister)).toEqual({ repaired: [], wrong: ["a.js"], unregistered: isLeaving });
    });

    test("with all files right it stays", async () => {
      served.set("index.html", "<title>手札 Tefuda</title>");
      expect(await order(true)).toEqual({ repaired: [], wrong: [], unregistered: false });
    });
  });

  test("is done once for all requests meanwhile", async () => {
    kept.delete(key("a.js"));
    served.set("a.js", "script");
    const precached = precache();
    const [one, other] = await Promise.all([precached.repair(), precached.repair()]);
    expect(one).toEqual(other);
    expect(asked.length).toBe(1);
  });
});
