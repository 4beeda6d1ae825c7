// Files for hosts and other readers of the page: a page for missing addresses, and the absolute address of the picture
// that a shared link shows.
import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "./paths.mjs";

/** The site's address, with the final slash; without it the picture's address stays relative, which few accept. */
const { SITE } = process.env;

/** @returns {import("vite").Plugin} */
export function hosts() {
  return {
    name: "hosts",
    transformIndexHtml: (page) =>
      SITE ? page.replace('content="./share.png"', `content="${new URL("share.png", SITE)}"`) : page,
    // the page redirects from a wrong address to the right one: GitHub Pages, Netlify and others answer with this file
    closeBundle() {
      const page = join(DIST, "index.html");
      if (existsSync(page)) copyFileSync(page, join(DIST, "404.html"));
    },
  };
}
