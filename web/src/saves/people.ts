// The names used last, kept for the next match.
import { readText, writeText } from "./storage";

const KEY = "tefuda:people";
export const MOST_NAME = 16;

export function lastNames(): string[] {
  try {
    const value: unknown = JSON.parse(readText(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** Keep `names` first, then those known before that are not among them. */
export function keepNames(names: readonly string[]): void {
  const kept = [...names, ...lastNames().filter((name) => !names.includes(name))].slice(0, 12);
  writeText(KEY, JSON.stringify(kept));
}
