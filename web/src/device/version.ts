// The page's version and build, and what is new since a version that this device has seen.
import { signal } from "@preact/signals";
import { version } from "../../package.json";
import { MANIFEST } from "../engine/manifest";
import { readText, writeText } from "../saves/local";

export const VERSION = version;

/** Released versions, the newest first; each has a message `news-<version>` with hyphens for dots. */
const VERSIONS: readonly string[] = [VERSION];

const SEEN = "version";

/** The version whose news this device knows; a first visit knows all. */
const seen = signal(readText(SEEN));

/** Returns the versions whose news this device has not seen yet. */
export function unseenVersions(): readonly string[] {
  const at = VERSIONS.indexOf(seen.value ?? VERSION);
  return at < 0 ? VERSIONS : VERSIONS.slice(0, at);
}

/** Marks all news as seen. */
export function sawNews(): void {
  if (seen.value === VERSION) return;
  writeText(SEEN, VERSION);
  seen.value = VERSION;
}

// nothing is news on a first visit
if (seen.value === null) sawNews();

const SCRIPT = /([\w-]+)\.js$/;

/** Returns the names of the page's first script and of its engine: the names of all other files follow from them. */
export function build(): string {
  const script = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "";
  return `${SCRIPT.exec(script)?.[1] ?? "?"} ${MANIFEST.build}`;
}
