// The licence texts of everything in the built site, as one file: the bundler's list of the page's packages, and those of
// the parts that it does not see: the workers, Python and the typefaces.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { onlyWheelIn } from "../pyodide-slim/files.mjs";
import { TYPEFACES } from "./fonts.mjs";
import { DIST, ROOT, WEB, WHEELS } from "./paths.mjs";

/** The bundler's list, which {@link licences} replaces. */
export const LISTED = "licences.json";
export const FILE = "licences.txt";

/** Packages in workers and service workers only. */
const IN_WORKERS = ["fzstd", "workbox-core", "workbox-precaching", "workbox-routing"];

/** @typedef {{name: string, version?: string, identifier?: string, text?: string}} Licence */

const read = (/** @type {string[]} */ ...path) => readFileSync(join(...path), "utf8").trim();

/** @returns {Licence} */
function ofPackage(/** @type {string} */ name, /** @type {string[]} */ files = ["LICENSE"]) {
  const folder = join(WEB, "node_modules", name);
  const { version, license } = JSON.parse(read(folder, "package.json"));
  const file = files.find((each) => existsSync(join(folder, each)));
  return { name, version, identifier: license, ...(file && { text: read(folder, file) }) };
}

/** @returns {Licence[]} */
function ofTypefaces() {
  const sources = new Map(TYPEFACES.map(({ family, source }) => [family, source.split("/").slice(0, 2).join("/")]));
  return [...sources].map(([family, source]) => ({
    name: family,
    identifier: "OFL-1.1",
    text: ofPackage(source, ["LICENSE_FONT", "LICENSE"]).text,
  }));
}

/**
 * All licences, each with its text.
 * @param {Licence[]} listed by the bundler
 * @returns {Required<Pick<Licence, "name" | "text">>[]}
 */
export function all(listed) {
  const { info, packages } = JSON.parse(read(WEB, "node_modules", "pyodide", "pyodide-lock.json"));
  const wheel = unzipSync(onlyWheelIn(WHEELS, `micropip-${packages.micropip.version}`).bytes);
  const inWheel = (/** @type {RegExp} */ path) =>
    strFromU8(wheel[Object.keys(wheel).find((name) => path.test(name)) ?? ""] ?? new Uint8Array()).trim();
  /** Packages without a text of their own have one of these licences. */
  const texts = new Map([
    ["Apache-2.0", inWheel(/packaging\/LICENSE\.APACHE$/)],
    ["MPL-2.0", inWheel(/micropip-[\d.]+\.dist-info\/licenses\/LICENSE$/)],
  ]);
  /** @type {Licence[]} */
  const parts = [
    { name: "Tefuda", identifier: "MIT", text: read(ROOT, "LICENSE") },
    ...listed,
    ...IN_WORKERS.map((name) => ofPackage(name)),
    ofPackage("pyodide"),
    {
      name: "CPython",
      version: info.python,
      identifier: "PSF-2.0",
      text: read(WEB, "build", "licences", "CPython.txt"),
    },
    { name: "micropip", version: packages.micropip.version, identifier: "MPL-2.0" },
    { name: "packaging (in micropip)", identifier: "BSD-2-Clause", text: inWheel(/packaging\/LICENSE\.BSD$/) },
    ...ofTypefaces(),
  ];
  return parts.map(({ name, version = "", identifier = "", text = texts.get(identifier) }) => {
    if (!text) throw new Error(`${name} has no licence text`);
    return { name: `${[name, version].filter(Boolean).join(" ")} (${identifier})`, text };
  });
}

/** @returns {import("vite").Plugin} */
export function licences() {
  return {
    name: "tefuda-licences",
    config: () => ({ build: { license: { fileName: LISTED } } }),
    writeBundle() {
      /** @type {Map<string, string[]>} */
      const names = new Map();
      for (const { name, text } of all(JSON.parse(read(DIST, LISTED)))) {
        names.set(text, [...(names.get(text) ?? []), name]);
      }
      const parts = [...names].map(([text, those]) => `${those.join("\n")}\n\n${text}\n`);
      writeFileSync(join(DIST, FILE), parts.join(`\n${"-".repeat(80)}\n\n`));
      rmSync(join(DIST, LISTED));
    },
  };
}
