// Pictures kept as SVG files, which drawing programs can open: the page imports the shapes inside, and draws its own
// root element. They come as data, since the page's policy forbids parsing markup.
import { readFileSync } from "node:fs";

const TOKEN = /<(\/?)(\w+)([^>]*?)(\/?)>|([^<\s][^<]*)/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** @typedef {[tag: string, attributes: Record<string, string>, ...inside: (Shape | string)[]]} Shape */

/** The shapes in an SVG file's root element. */
/** @type {(svg: string) => (Shape | string)[]} */
export function shapesIn(svg) {
  /** @type {any[][]} */
  const open = [[]];
  for (const [, close, tag, attributes = "", isEmpty, text] of svg.matchAll(TOKEN)) {
    if (close) open.pop();
    else if (!tag) open.at(-1)?.push(text);
    else {
      const shape = [
        tag,
        Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value])),
      ];
      open.at(-1)?.push(shape);
      if (!isEmpty) open.push(shape);
    }
  }
  return open[0]?.[0].slice(2) ?? [];
}

/** Makes `name.svg?drawing` importable as the shapes in the file. */
/** @returns {import("vite").Plugin} */
export function drawings() {
  return {
    name: "tefuda-drawings",
    // before Vite treats the file as an asset
    enforce: "pre",
    load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "drawing") return null;
      return `export default ${JSON.stringify(shapesIn(readFileSync(path, "utf8")))}`;
    },
  };
}
