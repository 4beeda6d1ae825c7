/// <reference lib="webworker" />
/** Keeps the whole site on the machine. A new version waits until the page says that it may come. */
import { addPlugins, addRoute, cleanupOutdatedCaches, precache } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import rescue from "../../../static/rescue.js?raw";
import type { Repaired, RepairOrder } from "../engine/messages";
import { Precache, type PrecacheEntry } from "./precache";

declare const self: ServiceWorkerGlobalScope;

const PAGE = "index.html";
/** Stands in the page of every version. */
const IS_OURS = /<title>[^<]*Tefuda/;
const SCRIPT = "text/javascript; charset=utf-8";
const HTML = "text/html; charset=utf-8";

/** What helps where files are missing is never missing itself: this script carries it. */
const rescueScript = async () => new Response(rescue, { headers: { "content-type": SCRIPT } });

/** A page of nothing but the rescue. */
function rescuePage(): Response {
  const nonce = crypto.randomUUID();
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`;
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
  const body = `<div id="app"></div><script nonce="${nonce}">${rescue}</script>`;
  const text = `<!doctype html><html lang="ja"><head>${head}<title>手札 Tefuda</title></head><body>${body}</body></html>`;
  return new Response(text, { headers: { "content-type": HTML, "content-security-policy": policy } });
}

/** The server's own page, of whatever version. */
async function pageOfServer(): Promise<Response | undefined> {
  try {
    const response = await fetch(PAGE, { cache: "no-store", credentials: "same-origin" });
    return response.ok && IS_OURS.test(await response.clone().text()) ? response : undefined;
  } catch {
    return undefined;
  }
}

// the plugin that writes the app's manifest lists it once more, without a hash
const listed = (self.__WB_MANIFEST as PrecacheEntry[]).filter(({ integrity }) => integrity);
precache(listed);
cleanupOutdatedCaches();
const precached = new Precache(listed);
addPlugins([precached.plugin]);

const page = async () => (await precached.kept(PAGE)) ?? (await pageOfServer()) ?? rescuePage();
const below = (name: string) => new URL(name, self.registration.scope).pathname;

// before the route of what is precached, which knows no way out
registerRoute(({ url }) => url.pathname === below("rescue.js"), rescueScript);
registerRoute(
  ({ request, url }) => request.mode === "navigate" && [below(""), below(PAGE)].includes(url.pathname),
  page,
);
addRoute();
registerRoute(new NavigationRoute(page));

/** Repairs; where that fails, and the server has a page, this version goes: the next load is the server's. */
async function repair(mayUnregister: boolean): Promise<Repaired> {
  const found = await precached.repair();
  const unregisters = mayUnregister && found.wrong.length > 0 && (await pageOfServer()) !== undefined;
  return { ...found, unregistered: unregisters && (await self.registration.unregister()) };
}

self.addEventListener("message", (event) => {
  const asked = event.data as RepairOrder | { type: "SKIP_WAITING" } | null;
  if (asked?.type === "SKIP_WAITING") self.skipWaiting();
  else if (asked?.type === "REPAIR") {
    event.waitUntil(repair(asked.mayUnregister).then((repaired) => event.ports[0]?.postMessage(repaired)));
  }
});
