// Pictures kept as SVG files, so that a drawing program opens them: the page takes what is inside, and a picture of its own
// takes the place of the root element.
import { readFileSync } from "node:fs";

/** The root element, and the lines' ends with their indentation. */
const AROUND = /^<svg[^>]*>|<\/svg>\s*$|\n\s*/g;

/** What `name.svg?drawing` gives: the markup inside the file. */
/** @returns {import("vite").Plugin} */
export function drawings() {
  return {
    name: "tefuda-drawings",
    // before Vite takes the file for an asset of its own
    enforce: "pre",
    load(id) {
      const [path = "", query] = id.split("?");
      if (query !== "drawing") return null;
      return `export default ${JSON.stringify(readFileSync(path, "utf8").replace(AROUND, ""))}`;
    },
  };
}
