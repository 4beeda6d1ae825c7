// The phone page's service worker, in a browser of a few maps: install, activate, fetch, message.
import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";

const FOLDER = "https://host.invalid/hand/";
const FILES = { "index.html": "<title>手札 Tefuda</title>", "assets/a.js": "script" };
const hashOf = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const entries = Object.entries(FILES).map(([url, text]) => ({
  url,
  integrity: hashOf(text),
  bytes: Buffer.byteLength(text),
}));
const keyOf = (url: keyof typeof FILES) => `${FOLDER}${url}?${hashOf(FILES[url])}`;

/** The script has the types of another world than the tests. */
const [load] = Object.values(import.meta.glob("./sw.ts"));

/** A text, and whether a redirect led to it. */
type Answer = readonly [text: string, isRedirected: boolean];
let kept: Map<string, Answer>;
let served: Map<string, Answer>;
let listeners: Map<string, (event: object) => void>;
const unregister = vi.fn(async () => true);

const responseOf = ([text, isRedirected]: Answer) =>
  Object.defineProperty(new Response(text), "redirected", { value: isRedirected });

beforeEach(async () => {
  kept = new Map();
  served = new Map([
    ["index.html", [FILES["index.html"], true]],
    ["assets/a.js", [FILES["assets/a.js"], false]],
  ]);
  listeners = new Map();
  unregister.mockResolvedValue(true);
  const cache = {
    match: async (key: string) => {
      const found = kept.get(key);
      return found && responseOf(found);
    },
    put: async (key: string, answer: Response) => kept.set(key, [await answer.text(), answer.redirected]),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async ({ url }: { url: string }) => kept.delete(url),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", async (asked: string | { url: string }) => {
    const address = typeof asked === "string" ? asked : asked.url.replace(FOLDER, "").replace(/^$/, "index.html");
    const answer = served.get(address);
    if (!answer) throw new TypeError("no network");
    return responseOf(answer);
  });
  vi.stubGlobal("self", {
    __WB_MANIFEST: entries,
    location: { href: `${FOLDER}sw.js` },
    origin: "https://host.invalid",
    registration: { unregister },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  vi.resetModules();
  await load?.();
});

/** Sends an event; resolves with the answer to a request, once all work is done. */
async function happens(type: string, event: object = {}): Promise<Response | undefined> {
  let work: Promise<unknown> = Promise.resolve();
  const wait = (promise: Promise<unknown>) => {
    work = promise;
  };
  listeners.get(type)?.({ waitUntil: wait, respondWith: wait, ...event });
  return (await work) as Response | undefined;
}

const goTo = (address: string) => happens("fetch", { request: { url: address } });

test("a host that redirects from index.html leaves the page that a phone shows from then on", async () => {
  await happens("install");
  served.clear();
  const page = await goTo(FOLDER);
  expect([await page?.text(), page?.redirected]).toEqual([FILES["index.html"], false]);
});

test("a redirected answer that an earlier version has kept is replaced when this one arrives", async () => {
  kept.set(keyOf("index.html"), [FILES["index.html"], true]);
  kept.set(`${FOLDER}index.html?old`, ["old", true]);
  await happens("install");
  await happens("activate");
  expect([...kept]).toEqual(
    entries.map(({ url }) => [keyOf(url as "index.html"), [FILES[url as "index.html"], false]]),
  );
});

test.each<[string, Answer]>([
  ["redirected", [FILES["index.html"], true]],
  ["damaged", ["<title>", false]],
])("a kept page that is %s is fetched again when somebody goes there", async (_, bad) => {
  kept.set(keyOf("index.html"), bad);
  const page = await goTo(`${FOLDER}index.html`);
  expect([await page?.text(), page?.redirected]).toEqual([FILES["index.html"], false]);
  expect(kept.get(keyOf("index.html"))).toEqual([FILES["index.html"], false]);
});

test("a page of a newer version on the server comes as it is", async () => {
  kept.set(keyOf("index.html"), [FILES["index.html"], true]);
  served.delete("index.html");
  vi.stubGlobal("fetch", async (asked: unknown) => {
    if (typeof asked === "string") throw new TypeError("another hash");
    return new Response("newer");
  });
  expect(await (await goTo(FOLDER))?.text()).toBe("newer");
});

test("a version with a file that does not come is not installed", async () => {
  served.delete("assets/a.js");
  await expect(happens("install")).rejects.toThrow();
});

test("other addresses are the browser's", () => {
  for (const address of [`${FOLDER}x/`, "https://host.invalid/", "https://other.invalid/hand/"]) {
    const respondWith = vi.fn();
    listeners.get("fetch")?.({ request: { url: address }, respondWith });
    expect(respondWith).not.toHaveBeenCalled();
  }
});

test("on the rescue script's order it repairs its files, or leaves the page to the server", async () => {
  const postMessage = vi.fn();
  const order = { data: { type: "REPAIR", mayUnregister: true }, ports: [{ postMessage }] };
  await happens("message", order);
  expect(postMessage).toHaveBeenLastCalledWith({
    repaired: ["index.html", "assets/a.js"],
    wrong: [],
    unregistered: false,
  });
  kept.clear();
  served.delete("assets/a.js");
  await happens("message", order);
  expect(postMessage).toHaveBeenLastCalledWith({
    repaired: ["index.html"],
    wrong: ["assets/a.js"],
    unregistered: true,
  });
  expect(unregister).toHaveBeenCalledOnce();
});
