// What hosts and whoever reads the page from outside need: a page for addresses that are not there, and the whole address of
// the picture that a shared link shows.
import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "./paths.mjs";

/** Where the site will be, with the slash at its end; without it the picture's address stays relative, which few follow. */
const { SITE } = process.env;

/** @returns {import("vite").Plugin} */
export function hosts() {
  return {
    name: "hosts",
    transformIndexHtml: (page) =>
      SITE ? page.replace('content="./share.png"', `content="${new URL("share.png", SITE)}"`) : page,
    // the page leads from a wrong address to the right one: GitHub Pages, Netlify and others answer with this file
    closeBundle() {
      const page = join(DIST, "index.html");
      if (existsSync(page)) copyFileSync(page, join(DIST, "404.html"));
    },
  };
}
