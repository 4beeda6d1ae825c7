// Parts of both pages for hosts and other readers: the policy, the first script with its texts, and the mark that keeps
// services from changing scripts; also a page for missing addresses, and the absolute address of a shared link's picture.
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST, ROOT, WEB } from "./paths.mjs";

/** The site's address, with the final slash; without it the picture's address stays relative, which few accept. */
const { SITE } = process.env;

const text = (/** @type {string[]} */ ...path) => readFileSync(join(...path), "utf8").trim();

/** The pages' own policy: the hosts' without the part that only a header can set. */
export function policy() {
  const [, sent] =
    /^ {2}Content-Security-Policy: (.+); frame-ancestors 'self'$/m.exec(text(ROOT, "static", "_headers")) ?? [];
  if (!sent) throw new Error("static/_headers has no policy");
  return sent;
}

/** The names of all screens in addresses, from the type of the router's routes. */
export function routes() {
  const found = [...text(WEB, "src", "ui", "router.ts").matchAll(/^ {2}\| \{ at: "([\w-]+)"/gm)];
  return found.map(([, name]) => name).filter((name) => name !== "home");
}

/** The script in both pages, without its comments. */
export const firstScript = () => text(WEB, "first.js").replace(/^ *\/\/.*\n\n?/gm, "");

/**
 * Returns a page with its common parts.
 * @param {string} page
 * @param {string} up from the page's folder to the site's
 */
export function whole(page, up = "./") {
  const parts = {
    "{first.js}": `<script>${firstScript()}</script>`,
    "{first.html}": text(WEB, "first.html").replace("./rescue.js", `${up}rescue.js`),
    "{routes}": routes().join("|"),
    "{policy}": policy(), // the last: the texts have it too
  };
  const made = Object.entries(parts).reduce((all, [mark, part]) => all.replaceAll(mark, () => part), page);
  return SITE ? made.replace('content="./share.png"', `content="${new URL("share.png", SITE)}"`) : made;
}

/** @returns {import("vite").Plugin[]} */
export function hosts(up = "./") {
  return [
    { name: "tefuda-hosts", transformIndexHtml: { order: "pre", handler: (page) => whole(page, up) } },
    {
      name: "tefuda-scripts",
      // some services give scripts another type and start them themselves, except those with this mark
      transformIndexHtml: {
        order: "post",
        handler: (page) => page.replaceAll("<script", '<script data-cfasync="false"'),
      },
      // the page redirects from a wrong address to the right one: GitHub Pages, Netlify and others answer with this file
      closeBundle() {
        const page = join(DIST, "index.html");
        if (existsSync(page)) copyFileSync(page, join(DIST, "404.html"));
      },
    },
  ];
}
