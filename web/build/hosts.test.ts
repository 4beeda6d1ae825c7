import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { WEB } from "./paths.mjs";

const page = readFileSync(join(WEB, "index.html"), "utf8");

async function built(site: string): Promise<string> {
  vi.stubEnv("SITE", site);
  vi.resetModules();
  const { transformIndexHtml } = (await import("./hosts.mjs")).hosts();
  return (transformIndexHtml as (page: string) => string)(page);
}

const picture = (text: string) => /property="og:image" content="([^"]+)"/.exec(text)?.[1];

test("the preview of a link finds its picture by the absolute address, if the build gets that", async () => {
  expect(picture(await built("https://host.invalid/tefuda/"))).toBe("https://host.invalid/tefuda/share.png");
  expect(picture(await built(""))).toBe("./share.png");
});
