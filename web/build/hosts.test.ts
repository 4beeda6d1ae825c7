import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import type { Route } from "../src/ui/router";
import { hosts, routes } from "./hosts.mjs";
import { WEB } from "./paths.mjs";

const page = readFileSync(join(WEB, "index.html"), "utf8");

async function built(site: string): Promise<string> {
  vi.stubEnv("SITE", site);
  vi.resetModules();
  return (await import("./hosts.mjs")).whole(page);
}

const picture = (text: string) => /property="og:image" content="([^"]+)"/.exec(text)?.[1];

test("the preview of a link finds its picture by the absolute address, if the build gets that", async () => {
  expect(picture(await built("https://host.invalid/tefuda/"))).toBe("https://host.invalid/tefuda/share.png");
  expect(picture(await built(""))).toBe("./share.png");
});

const SCREENS: Record<Exclude<Route["at"], "home">, true> = {
  ...{ setup: true, play: true, watch: true, review: true, "what-if": true, link: true, rules: true, learn: true },
  ...{ daily: true, exercises: true, "find-exercises": true, makers: true, fair: true, about: true, book: true },
  ...{ record: true, settings: true },
};

test("the page for missing addresses knows the name of every screen", async () => {
  expect(routes().sort()).toEqual(Object.keys(SCREENS).sort());
  for (const name of routes()) {
    location.hash = `#/${name}/x`;
    vi.resetModules();
    const { route } = await import("../src/ui/router");
    expect(route.value.at).toBe(name);
  }
});

test("no script of a page has a type that a service on the way may change", () => {
  const [, marking] = hosts();
  const { handler } = (marking as unknown as { transformIndexHtml: { handler(page: string): string } })
    .transformIndexHtml;
  expect(handler('<script>a()</script><template><script src="a.js"></script></template>')).toBe(
    '<script data-cfasync="false">a()</script><template><script data-cfasync="false" src="a.js"></script></template>',
  );
});
