/// <reference lib="webworker" />
/** Keeps the whole site on the machine. A new version waits until the page says that it may come. */
import { cleanupOutdatedCaches, createHandlerBoundToURL, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

interface Entry {
  url: string;
  revision: string | null;
}

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Entry[] };

const files: Entry[] = self.__WB_MANIFEST;

precacheAndRoute(files);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL("index.html")));

/** Whether every file of this version is in the cache: what a browser dropped, or never took, is not. */
async function isComplete(): Promise<boolean> {
  const found = await Promise.all(files.map(({ url }) => matchPrecache(url)));
  return found.every((response) => response?.ok);
}

self.addEventListener("message", (event) => {
  const asked = (event.data as { type?: string } | null)?.type;
  if (asked === "SKIP_WAITING") self.skipWaiting();
  else if (asked === "IS_COMPLETE") {
    event.waitUntil(isComplete().then((complete) => event.ports[0]?.postMessage(complete)));
  }
});
