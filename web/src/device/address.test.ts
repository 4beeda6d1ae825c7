// The script in index.html itself: it redirects from a wrong address to the right one, or reports the fault.
import { createHash } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import nginx from "../../../hosting/nginx.conf?raw";
import netlify from "../../../static/_headers?raw";
import page from "../../index.html?raw";

const [script = ""] = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
const HOST = "https://host.invalid";

let replaced: string[];
/** The page's folders on the host; `sends` is its answer at a missing address. */
let folders: string[];

/** Opens index.html at an address of that host, where no other script has come. */
async function open(address: string): Promise<void> {
  const { protocol, pathname, search, hash } = new URL(address, HOST);
  vi.stubGlobal("location", { protocol, pathname, search, hash, replace: (to: string) => replaced.push(to) });
  const body = /<body>(.*)<script type="module"/s.exec(page)?.[1] ?? expect.fail();
  document.body.innerHTML = body.replace(' src="./rescue.js"', "");
  const loaded: (() => void)[] = [];
  new Function("addEventListener", script)((_: string, then: () => void) => loaded.push(then));
  for (const then of loaded) then();
  document.querySelector("body > script")?.dispatchEvent(new Event("error"));
  await vi.waitFor(() => expect(replaced.length || shown() !== "no-script").toBeTruthy());
}

const shown = () => [...document.querySelectorAll<HTMLElement>("#app > div")].find((text) => !text.hidden)?.id;

beforeEach(() => {
  replaced = [];
  folders = ["/tefuda/"];
  vi.stubGlobal("fetch", async (address: string) => {
    const isThere = folders.some((folder) => address === `${folder}manifest.webmanifest`);
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
])("%s leads to %s", async (address, right) => {
  await open(address);
  expect(replaced).toEqual([right]);
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
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/tefuda/", "/tefuda/"]);
});

test("every policy lets this script run, and no other inline script", () => {
  const hash = `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  for (const policy of [page, netlify, nginx]) expect(policy.match(/'sha256-[^']+'/g)).toEqual([hash]);
});
