/// <reference lib="webworker" />
/**
 * Caches the few files of the phone's page, and answers requests for these only. A new version takes over immediately:
 * an open page has already loaded all it needs.
 */
import { Precache, type PrecacheEntry } from "../device/precache";
import type { ToServiceWorker } from "../engine/messages";

declare const self: ServiceWorkerGlobalScope;

const CACHE = "tefuda-hand";
const PAGE = "index.html";

const entries = self.__WB_MANIFEST as PrecacheEntry[];
/** The file of each path, with its key in the cache, which contains its hash. */
const files = entries.map((entry) => {
  const { href, pathname } = new URL(entry.url, self.location.href);
  return { entry, pathname, key: `${href}?${entry.integrity}` };
});
const keys = new Map(files.map(({ pathname, key }) => [pathname, key]));
const precached = new Precache(CACHE, new Map(files.map(({ key, entry }) => [key, entry])));

async function keepAll(): Promise<void> {
  const kept = await Promise.all([...keys.values()].map((key) => precached.right(key, "no-cache")));
  if (!kept.every(Boolean)) throw new Error("a file is missing or wrong");
  await self.skipWaiting();
}

async function dropOld(): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = new Set(keys.values());
  const old = (await cache.keys()).filter(({ url }) => !kept.has(url));
  await Promise.all(old.map((each) => cache.delete(each)));
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(dropOld()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const path = pathname.endsWith("/") ? `${pathname}${PAGE}` : pathname;
  const key = origin === self.origin ? keys.get(path) : undefined;
  if (key) event.respondWith(precached.right(key).then((file) => file ?? fetch(event.request)));
});
self.addEventListener("message", (event) => {
  const asked = event.data as ToServiceWorker | null;
  if (asked?.type !== "REPAIR") return;
  const answer = precached.obey(asked, self.registration, PAGE);
  event.waitUntil(answer.then((repaired) => event.ports[0]?.postMessage(repaired)));
});
