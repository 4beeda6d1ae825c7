// The names used last, kept for the next match.
import * as v from "valibot";
import { parsed, readText, writeText } from "./storage";

const KEY = "tefuda:people";
export const MOST_NAME = 16;
const MOST_KEPT = 12;
const Names = v.fallback(v.array(v.string()), []);

export const lastNames = (): string[] => v.parse(Names, parsed(readText(KEY)));

/** Keep `names` first, then those known before that are not among them. */
export function keepNames(names: readonly string[]): void {
  const kept = [...names, ...lastNames().filter((name) => !names.includes(name))].slice(0, MOST_KEPT);
  writeText(KEY, JSON.stringify(kept));
}
