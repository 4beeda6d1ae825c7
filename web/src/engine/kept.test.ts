import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keep, kept } from "./kept";

const HERE = "https://host.invalid/engine/1/image.bin";
const stores = new Map<string, Map<string, Response>>();

beforeEach(() => {
  vi.stubGlobal("caches", {
    async match(address: string, { cacheName }: { cacheName: string }) {
      return stores.get(cacheName)?.get(address)?.clone();
    },
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return { put: async (address: string, response: Response) => void store.set(address, response) };
    },
    delete: async (name: string) => stores.delete(name),
  });
});

afterEach(() => {
  stores.clear();
});

const text = async (address: string) => {
  const contents = await kept(address);
  return contents && new TextDecoder().decode(contents);
};

test("a stored image is found again", async () => {
  await keep(new Map([[HERE, new Blob(["memory"])]]));
  expect(await text(HERE)).toBe("memory");
});

test("a damaged one is not found, nor any before the first start", async () => {
  expect(await text(HERE)).toBeUndefined();
  await keep(new Map([[HERE, new Blob(["memory"])]]));
  for (const store of stores.values()) {
    for (const [address, { headers }] of store) store.set(address, new Response("memorx", { headers }));
  }
  expect(await text(HERE)).toBeUndefined();
});

test("one of another build replaces that of the present build", async () => {
  await keep(new Map([[HERE, new Blob(["memory"])]]));
  const next = HERE.replace("/1/", "/2/");
  await keep(new Map([[next, new Blob(["later memory"])]]));
  expect([await text(HERE), await text(next)]).toEqual([undefined, "later memory"]);
});

test("another copy of the site on the same origin has its own", async () => {
  const there = HERE.replace("/engine/", "/beta/engine/");
  stores.set("unpacked", new Map([["another app's", new Response("its own")]]));
  await keep(new Map([[there, new Blob(["beta"])]]));
  await keep(new Map([[HERE, new Blob(["memory"])]]));
  expect([await text(HERE), await text(there), stores.has("unpacked")]).toEqual(["memory", "beta", true]);
});

test("a browser that stores nothing starts without one", async () => {
  vi.stubGlobal("caches", undefined);
  await keep(new Map([[HERE, new Blob(["memory"])]]));
  expect(await text(HERE)).toBeUndefined();
});
