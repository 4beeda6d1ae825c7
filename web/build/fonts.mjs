// The page's typefaces, reduced to the characters of its words, names and rules.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
// @ts-expect-error it brings no types
import subsetFont from "subset-font";
import { FONTS, ROOT, WEB } from "./paths.mjs";

/** The module that the page imports for the typefaces. */
const MODULE = "virtual:fonts.css";
/** Kerning and marks on Latin letters, and the forms for vertical lines. */
const FEATURES = ["kern", "mark", "mkmk", "vert", "vrt2"];
/** The kept entries of a font's names: its owner and its licence. */
const CREDITS = [0, 13, 14];

/** @typedef {readonly (readonly [first: number, last: number])[]} Ranges */

/** Latin letters and Japanese are separate files, so that a page in English waits for ten kilobytes only. */
const PARTS = {
  // the minus sign, but no other signs
  latin: /** @type {Ranges} */ ([
    [0x20, 0x3a2],
    [0x3a4, 0x2031],
    [0x2033, 0x218f],
    [0x2212, 0x2212],
    [0x2c00, 0x2e7f],
  ]),
  japanese: /** @type {Ranges} */ ([[0x2e80, 0x10ffff]]),
  // 手札 and 日本語, which a page in English shows too, separate from all other kanji; it comes after those, and wins
  own: /** @type {Ranges} */ ([
    [0x624b, 0x624b],
    [0x65e5, 0x65e5],
    [0x672c, 0x672d],
    [0x8a9e, 0x8a9e],
  ]),
  // the prime sign too, which is as wide as a kanji in the gothic
  signs: /** @type {Ranges} */ ([
    [0x2032, 0x2032],
    [0x3a3, 0x3a3],
    [0x2190, 0x2bff],
  ]),
};
/** Complete blocks for players' names: Latin, its accents, kana, their punctuation. */
const BLOCKS = /** @type {Ranges} */ ([
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x3000, 0x30ff],
]);

/** Folders and the files in them with texts. */
const WORDS = { "web/src": /\.(ftl|json)$/ };
const EVERYTHING = { "web/src": /(?<!\.test|\.testing)\.(ftl|json|tsx?)$/, py_engine: /\.py$/ };

/**
 * @typedef {keyof typeof PARTS} Part
 * @typedef {object} Typeface
 * @property {string} family
 * @property {string} source of the whole font, below node_modules
 * @property {number} weight
 * @property {readonly Part[]} parts
 * @property {Record<string, RegExp>} written the files whose texts use it
 * @property {Ranges} [blocks] its complete blocks; {@link BLOCKS} by default
 */

/** @returns {Typeface} */
const gothic = (/** @type {number} */ weight, /** @type {string} */ style) => ({
  family: "Zen Maru Gothic",
  source: `@expo-google-fonts/zen-maru-gothic/${weight}${style}/ZenMaruGothic_${weight}${style}.ttf`,
  weight,
  parts: ["latin", "japanese", "own"],
  written: EVERYTHING,
});

/** Gothic for play, mincho for titles (which are words of the page), the other two for suits and mathematics. */
/** @type {readonly Typeface[]} */
export const TYPEFACES = [
  gothic(400, "Regular"),
  gothic(700, "Bold"),
  {
    family: "Shippori Mincho",
    source: "@expo-google-fonts/shippori-mincho/600SemiBold/ShipporiMincho_600SemiBold.ttf",
    weight: 600,
    parts: ["latin", "japanese", "own"],
    written: WORDS,
  },
  {
    family: "Noto Sans Symbols 2",
    source: "@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff2",
    weight: 400,
    parts: ["signs"],
    written: EVERYTHING,
  },
  {
    family: "Noto Sans Math",
    source: "@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2",
    weight: 400,
    parts: ["signs"],
    written: EVERYTHING,
  },
];

/** Texts on the phone's page: its own, those of hands, and the games' names; no names of players. */
const OF_PHONE = { "web/src": /^(phone|table\/hand|games\/\w+\/(hand|box))\/\w+\.ftl$/ };
const PHONE_BLOCKS = /** @type {Ranges} */ ([[0x20, 0x7e]]);

/** Typefaces of each page, cut to the letters that it needs. */
const PAGES = {
  site: TYPEFACES,
  phone: TYPEFACES.slice(0, 3).map((typeface) => ({ ...typeface, written: OF_PHONE, blocks: PHONE_BLOCKS })),
};

/** @param {Typeface["written"]} written */
const textIn = (written) =>
  Object.entries(written)
    .flatMap(([folder, files]) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
        .filter((path) => files.test(path))
        .sort()
        .map((path) => readFileSync(join(ROOT, folder, path), "utf8")),
    )
    .join("");

const block = (/** @type {number} */ first, /** @type {number} */ last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** The characters of a typeface's part: those that are written, and whole blocks. */
function charactersOf(/** @type {Typeface} */ { written, blocks = BLOCKS }, /** @type {Part} */ part) {
  const all = new Set(textIn(written) + blocks.map((range) => block(...range)).join(""));
  const belongs = (/** @type {number} */ code) => PARTS[part].some(([first, last]) => first <= code && code <= last);
  return [...all].filter((each) => belongs(each.codePointAt(0) ?? 0)).join("");
}

const fileName = (/** @type {Typeface} */ { family, weight }, /** @type {Part} */ part) =>
  `${family.toLowerCase().replaceAll(" ", "-")}-${part}-${weight}.woff2`;

const unicodeRange = (/** @type {Part} */ part) =>
  PARTS[part].map((range) => `U+${range.map((code) => code.toString(16)).join("-")}`).join(", ");

const rule = (/** @type {Typeface} */ typeface, /** @type {Part} */ part) => `@font-face {
  font-family: "${typeface.family}";
  font-weight: ${typeface.weight};
  font-display: swap;
  src: url("./${fileName(typeface, part)}") format("woff2");
  unicode-range: ${unicodeRange(part)};
}
`;

async function cut(/** @type {Typeface} */ typeface, /** @type {Part} */ part) {
  const whole = readFileSync(join(WEB, "node_modules", typeface.source));
  const options = { keepFeatures: FEATURES, preserveNameIds: CREDITS, dropTables: ["BASE", "gasp"], noHinting: true };
  return subsetFont(whole, charactersOf(typeface, part), { targetFormat: "woff2", ...options });
}

/** One name for the typefaces, the characters and the way they are cut. */
function recipe(/** @type {readonly Typeface[]} */ typefaces) {
  const characters = typefaces.map(({ written }) => [...new Set(textIn(written))].sort().join("\0")).join("\n");
  const parts = [readFileSync(import.meta.filename), readFileSync(join(WEB, "package-lock.json")), characters];
  const hash = parts.reduce((all, part) => all.update(part), createHash("sha256"));
  return hash.digest("hex").slice(0, 16);
}

/**
 * Writes a page's fonts and their styles, unless the existing ones come from the same words.
 * @param {keyof typeof PAGES} page
 * @returns {Promise<string>} path of the styles
 */
async function buildFonts(page) {
  const typefaces = PAGES[page];
  const folder = join(FONTS, page, recipe(typefaces));
  const styles = join(folder, "fonts.css");
  if (existsSync(styles)) return styles;
  rmSync(join(FONTS, page), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rules = [];
  for (const typeface of typefaces) {
    for (const part of typeface.parts) {
      writeFileSync(join(folder, fileName(typeface, part)), await cut(typeface, part));
      rules.push(rule(typeface, part));
    }
  }
  writeFileSync(styles, rules.join("\n"));
  return styles;
}

/**
 * After the page's policy, which applies to everything after it.
 * @param {string} fileName
 * @returns {import("vite").HtmlTagDescriptor}
 */
const preload = (fileName) => ({
  tag: "link",
  attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `./${fileName}` },
  injectTo: "head",
});

/**
 * Lets `import "virtual:fonts.css"` bring the typefaces of a page.
 * @param {keyof typeof PAGES} page
 * @returns {Promise<import("vite").Plugin>}
 */
export async function fonts(page = "site") {
  const styles = await buildFonts(page);
  return {
    name: "tefuda-fonts",
    config: () => ({ server: { fs: { allow: [WEB, FONTS] } } }),
    resolveId: (id) => (id === MODULE ? styles : undefined),
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((fileName) => /-latin-.*\.woff2$/.test(fileName))
          .map(preload),
    },
  };
}
