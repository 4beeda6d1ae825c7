/**
 * Scripts that run next to the page: its workers, under the page's own policy, and the service worker. In a browser
 * with Trusted Types no other address becomes a script: the policy of that name can be made only once.
 */
import { ifAnswered } from "../browser/everywhere";

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): Policy;
}

interface Policy {
  /** Actually a TrustedScriptURL, which TypeScript does not know; it may replace any address. */
  createScriptURL(address: string): string;
}

/** By a script's address the address of a text that imports it. */
const importers = new Map<string, string>();

/** An address below the page's folder, or of a text made here. */
function ownScript(address: string): string {
  const isBelow = address.startsWith(new URL("./", document.baseURI).href);
  if (!isBelow && ![...importers.values()].includes(address))
    throw new TypeError(`${address} is no script of this page`);
  return address;
}

const policy: Policy = (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy("own-scripts", {
  createScriptURL: ownScript,
}) ?? { createScriptURL: ownScript };

/**
 * Imports the script when it runs: Firefox was seen to bypass its service worker for a text's earlier imports. Messages
 * that come meanwhile are kept for the script; if it does not load, the worker fails with the cause.
 */
const importing = (script: string): string => `
const early = [];
const keep = (event) => early.push(event);
addEventListener("message", keep);
import(${JSON.stringify(script)}).then(
  () => {
    removeEventListener("message", keep);
    for (const { data, ports } of early) dispatchEvent(new MessageEvent("message", { data, ports }));
  },
  (fault) => setTimeout(() => { throw fault; }),
);`;

function importerOf(script: string): string {
  const known = importers.get(script);
  if (known !== undefined) return known;
  const address = URL.createObjectURL(new Blob([importing(script)], { type: "text/javascript" }));
  importers.set(script, address);
  return address;
}

/**
 * Starts a module of this site as a worker under the policy in index.html; the way to start any worker here.
 *
 * A worker with an address in the network follows only its own response's headers, which plain hosts don't set: it
 * might fetch from anywhere and evaluate text. One whose text the page made inherits the page's policy; so the text is
 * a few lines, which import the script. Messages may be posted at once. In the script `import.meta.url` is its own
 * address as usual, but `location` is `blob:…`: `fetch` can't resolve relative addresses there, so they are passed
 * complete. Its first line should be `import "../engine/under-policy"`, which refuses to run any other way.
 *
 * @param script address as `import address from "./x.ts?worker&url"` gives it
 * @throws TypeError if that is outside the page's folder
 */
export const startWorker = (script: string): Worker =>
  new Worker(policy.createScriptURL(importerOf(ownScript(new URL(script, document.baseURI).href))), { type: "module" });

/** Registers the service worker for the page's folder, `script` being its address below that; null if refused. */
export const registerServiceWorker = (script: string): Promise<ServiceWorkerRegistration | null> =>
  ifAnswered(() =>
    navigator.serviceWorker.register(policy.createScriptURL(new URL(script, document.baseURI).href), { scope: "./" }),
  );
