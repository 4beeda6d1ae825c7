/// <reference lib="webworker" />
/**
 * Stores the full site on the device, and answers only for its own addresses: the page's, and those of the build's
 * files. Other pages may share the origin, below this folder too. A new version waits for the page's permission.
 */
import { cacheNames, setCacheNameDetails } from "workbox-core";
import { addPlugins, addRoute, getCacheKeyForURL, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import forHosts from "../../../static/_headers?raw";
import rescue from "../../../static/rescue.js?raw";
import type { ToServiceWorker } from "../engine/messages";
import { Precache, type PrecacheEntry } from "./precache";

declare const self: ServiceWorkerGlobalScope;

const PAGE = "index.html";
const SCRIPT = "text/javascript; charset=utf-8";
const HTML = "text/html; charset=utf-8";

// this script contains the indispensable parts, into which some hosts and networks insert lines: the page in the
// build's form, with the headers that hosts should send; and the help for missing files
const headers = Object.fromEntries(
  [...forHosts.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]),
);
const entries = self.__WB_MANIFEST as PrecacheEntry[];
const text = entries.find(({ url }) => url === PAGE)?.text;

setCacheNameDetails({ prefix: "tefuda" }); // another app's cache of the same address is not ours
// the plugin that writes the app's manifest lists it once more, without a hash
const listed = entries.filter(({ integrity, url }) => integrity && url !== PAGE);
precache(listed);
const precached = new Precache(
  cacheNames.precache,
  new Map(listed.map((entry) => [getCacheKeyForURL(entry.url) ?? entry.url, entry])),
);
addPlugins([precached.plugin]);

const below = (name: string) => new URL(name, self.registration.scope).pathname;

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === below("rescue.js"),
  async () => new Response(rescue, { headers: { "content-type": SCRIPT } }),
);
registerRoute(
  ({ request, url }) => request.mode === "navigate" && [below(""), below(PAGE)].includes(url.pathname),
  async () => new Response(text, { headers: { ...headers, "content-type": HTML } }),
);
addRoute({ cleanURLs: false, directoryIndex: "" });

self.addEventListener("message", (event) => {
  const asked = event.data as ToServiceWorker | null;
  if (asked?.type === "SKIP_WAITING") self.skipWaiting();
  else if (asked?.type === "CLAIM") {
    // a page of another version would be answered with files that are not its own
    if (getCacheKeyForURL(asked.script)) event.waitUntil(self.clients.claim());
  } else if (asked?.type === "REPAIR") {
    const answer = precached.obey(asked, self.registration, PAGE);
    event.waitUntil(answer.then((repaired) => event.ports[0]?.postMessage(repaired)));
  }
});
