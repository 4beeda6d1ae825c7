/// <reference lib="webworker" />
/**
 * Caches the few files of the phone's page, and answers requests for these only. A new version takes over immediately:
 * an open page has already loaded all it needs.
 */
import type { PrecacheEntry } from "../device/precache";

type Entry = Pick<PrecacheEntry, "url" | "integrity">;

declare const self: ServiceWorkerGlobalScope;

const CACHE = "tefuda-hand";
const PAGE = "index.html";

/** Returns a file's key in the cache, which contains its hash. */
const keyOf = ({ url, integrity }: Entry): string => `${new URL(url, self.location.href)}?${integrity}`;

const entries = self.__WB_MANIFEST as readonly Entry[];
const keys = new Map(entries.map((entry) => [new URL(entry.url, self.location.href).pathname, keyOf(entry)]));

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const fetchOne = async (entry: Entry) => {
    const key = keyOf(entry);
    if (await cache.match(key)) return;
    const { url, integrity } = entry;
    const answer = await fetch(url, { integrity, cache: "no-cache", credentials: "same-origin" });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    await cache.put(key, answer);
  };
  await Promise.all(entries.map(fetchOne));
  await self.skipWaiting();
}

async function dropOld(): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set(keys.values());
  const old = (await cache.keys()).filter(({ url }) => !kept.has(url));
  await Promise.all(old.map((each) => cache.delete(each)));
}

async function answerFor(request: Request, key: string): Promise<Response> {
  const kept = await (await caches.open(CACHE)).match(key);
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(dropOld()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const path = pathname.endsWith("/") ? `${pathname}${PAGE}` : pathname;
  const key = origin === self.origin ? keys.get(path) : undefined;
  if (key) event.respondWith(answerFor(event.request, key));
});
