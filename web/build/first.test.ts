// first.js, the script in both pages: it redirects from a wrong address to the right one, or reports the fault.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { firstScript, routes, whole } from "./hosts.mjs";
import { ROOT } from "./paths.mjs";

const text = (...path: string[]) => readFileSync(join(ROOT, ...path), "utf8");
const pages = { site: whole(text("web", "index.html")), phone: whole(text("web", "hand", "index.html"), "../") };
const script = firstScript();
const HOST = "https://host.invalid";

let replaced: string[];
/** The address without a new load, and the state of its entry. */
let stayed: [string, unknown][];
/** The page's folders on the host. */
let folders: string[];
/** Number of redirects before the host gave the page. */
let redirects: number;
let origin: string;
let violations: EventTarget;

/** Opens a page at an address of that host; `isOver` also ends the load without any other script. */
async function open(address: string, page: keyof typeof pages = "site", isOver = true): Promise<void> {
  const place = new URL(address.startsWith("/") ? HOST + address : address);
  const { protocol, pathname, search, hash } = place;
  const location = { protocol, pathname, search, hash, origin: place.origin };
  vi.stubGlobal("location", { ...location, replace: (to: string) => replaced.push(to) });
  vi.stubGlobal("history", {
    state: null,
    replaceState: (state: unknown, _: string, to: string) => {
      stayed.push([to.replace(HOST, ""), state]);
      globalThis.location.pathname = new URL(to).pathname;
    },
  });
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { redirectCount: redirects } as unknown as PerformanceEntry,
  ]);
  vi.stubGlobal("self", { origin });
  const [, attributes = "", body = ""] = /<html([^>]*)>.*<body>(.*?)(?:<script type|<\/body>)/s.exec(pages[page]) ?? [];
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const [, name = "", value = ""] of attributes.matchAll(/(data-\w+)(?:="([^"]*)")?/g))
    root.setAttribute(name, value);
  document.body.innerHTML = body.replace(/ src="[^"]*rescue.js"/, "");
  const loaded: (() => void)[] = [];
  const listen = (type: string, then: () => void) => {
    if (type === "load") loaded.push(then);
    else violations.addEventListener(type, then);
  };
  new Function("addEventListener", script)(listen);
  if (!isOver) return;
  for (const then of loaded) then();
  await new Promise((done) => setTimeout(done));
  document.querySelector("body > script")?.dispatchEvent(new Event("error"));
  await vi.waitFor(() => expect(replaced.length || shown() !== "no-script").toBeTruthy());
}

const shown = () => [...document.querySelectorAll<HTMLElement>("#app > div")].find((text) => !text.hidden)?.id;

beforeEach(() => {
  replaced = [];
  stayed = [];
  folders = ["/tefuda/"];
  redirects = 0;
  origin = HOST;
  violations = new EventTarget();
  vi.stubGlobal("fetch", async (address: string) => {
    const isThere = folders.some((folder) => address === `${HOST}${folder}manifest.webmanifest`);
    return new Response(isThere ? '{"short_name":"Tefuda"}' : "<!doctype html>");
  });
});

test.each([
  ["/tefuda", "/tefuda/"],
  ["/tefuda#/link/1abc", "/tefuda/#/link/1abc"],
  ["/tefuda?fbclid=7#/link/1abc", "/tefuda/?fbclid=7#/link/1abc"],
  ["/tefuda/index.html/", "/tefuda/"],
  ["/tefuda/index.html/#/link/1abc", "/tefuda/#/link/1abc"],
  ["/tefuda/a/deeper/path#/link/1abc", "/tefuda/#/link/1abc"],
  ["/tefuda/%23/link/1abc", "/tefuda/#/link/1abc"],
  ["/tefuda/%23%2Flink%2F1abc", "/tefuda/#/link/1abc"],
  ["/tefuda%23/rules/a_game", "/tefuda#/rules/a_game"],
  ["//other.example/%23/play/x", "/other.example/#/play/x"],
  ["//other.example#/play/x", "/#/play/x", "/"],
  ["//tefuda#/play/x", "/tefuda/#/play/x"],
  ["/tefuda/hand#0AB1", "/tefuda/hand/#0AB1"],
  ["/tefuda/hand", "/tefuda/hand/"],
  ["/tefuda/hand/x/#0AB1", "/tefuda/hand/#0AB1"],
  ["/tefuda/hand/x/y?fbclid=7#0AB1", "/tefuda/hand/?fbclid=7#0AB1"],
  ["/tefuda/hand/%230AB1", "/tefuda/hand/#0AB1"],
  ["/tefuda/hand%230AB1", "/tefuda/hand/#0AB1"],
  ["/hand/tefuda/hand/x#0AB1", "/hand/tefuda/hand/#0AB1"],
  ["/hand/%23/play/x", "/hand/#/play/x"],
])("%s leads to %s of the same site", async (address, right, ...others) => {
  folders.push(...others);
  await open(address);
  expect(replaced).toEqual([HOST + right]);
});

test.each(routes())("a link to %s whose # is escaped leads to that screen", async (name) => {
  await open(`/tefuda/%23/${name}/x`);
  expect(replaced).toEqual([`${HOST}/tefuda/#/${name}/x`]);
});

test("behind a redirect to an address without its final slash, files are found in the folder", async () => {
  redirects = 1;
  await open("/tefuda?a=b#/play/x", "site", false);
  expect(stayed).toEqual([["/tefuda/?a=b#/play/x", null]]);
});

test.each([
  ["/hand/#0AB1", "/hand/"],
  ["/hand#0AB1", "/hand/"],
  ["/hand/index.html#0AB1", "/hand/"],
  ["/hand/index?a=b#0AB1", "/hand/?a=b"],
  ["//other.example/hand#0AB1", "/other.example/hand/"],
])(
  "at %s the phone's page takes the text of a hand out of the address before anything else",
  async (address, right) => {
    await open(address, "phone", false);
    expect([stayed, replaced]).toEqual([[[right, { hand: "0AB1" }]], []]);
  },
);

const REFUSED = { blockedURI: "", disposition: "enforce", effectiveDirective: "", sample: "" };

test.each([
  ["worker-src", { blockedURI: "blob" }],
  ["script-src", { blockedURI: "wasm-eval" }],
  ["trusted-types", { blockedURI: "trusted-types-policy", sample: "own-scripts" }],
  ["connect-src", { blockedURI: `${HOST}/tefuda/engine/python.bin` }],
])("it is noted that a host's policy forbids by %s", async (effectiveDirective, refused) => {
  await open("/tefuda/", "site", false);
  violations.dispatchEvent(
    Object.assign(new Event("securitypolicyviolation"), { ...REFUSED, ...refused, effectiveDirective }),
  );
  expect(document.documentElement.dataset.forbidden).toBe(effectiveDirective);
});

test.each([
  ["an extension's script", "script-src-elem", { blockedURI: "inline" }],
  ["an extension's policy", "trusted-types", { blockedURI: "trusted-types-policy", sample: "theirs" }],
  ["an extension's picture", "img-src", { blockedURI: "blob" }],
  ["a service's counter", "script-src-elem", { blockedURI: "https://counter.invalid/a.js" }],
  ["a host's report", "worker-src", { blockedURI: "blob", disposition: "report" }],
])("%s that a policy blocks is no fault of the host", async (_, effectiveDirective, refused) => {
  await open("/tefuda/", "site", false);
  violations.dispatchEvent(
    Object.assign(new Event("securitypolicyviolation"), { ...REFUSED, ...refused, effectiveDirective }),
  );
  expect(document.documentElement.dataset.forbidden).toBeUndefined();
});

test.each(["site", "phone"] as const)("in a sandbox the %s names it, and the policy that is needed", async (page) => {
  origin = "null";
  await open("/tefuda/", page);
  const forbidden = document.querySelector<HTMLElement>("#forbidden");
  expect([shown(), forbidden?.querySelector("b")?.textContent]).toEqual(["forbidden", "sandbox"]);
  expect(text("static", "_headers")).toContain(`${forbidden?.querySelector("code")?.textContent}; frame-ancestors`);
});

test("the phone's page has no other address to lead to", async () => {
  await open("/hand/", "phone");
  expect([shown(), replaced]).toEqual(["not-whole", []]);
});

test.each([
  ["/tefuda/a/deeper/path", "not-here"],
  ["/tefuda/", "not-whole"],
  ["/tefuda/#/link/1abc", "not-whole"],
  ["/elsewhere/", "not-whole"],
  ["/c%23/tefuda/", "not-whole"],
  ["file:///home/aki/dist/index.html", "from-disk"],
])("at %s it is said: %s", async (address, reason) => {
  await open(address);
  expect([shown(), replaced]).toEqual([reason, []]);
});

test("a missing address shows a link to the page, in both languages", async () => {
  await open("/tefuda/a/deeper/path");
  const links = [...document.querySelectorAll<HTMLAnchorElement>("#not-here a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual([`${HOST}/tefuda/`, `${HOST}/tefuda/`]);
});

test("every policy lets this script run, and no other inline script", () => {
  const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  const policies = [...Object.values(pages), text("static", "_headers"), text("hosting", "nginx.conf")];
  for (const policy of policies) expect([...new Set(policy.match(/'sha256-[^']+'/g))]).toEqual([hash]);
});
