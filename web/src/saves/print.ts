// Short fingerprints of matches: one for a full match, one for its deal; and a key for equal players at two tables.
import { str as crc32 } from "crc-32";
import { str as crc32c } from "crc-32/crc32c.js";
import type { Save } from "../door/door";
import { nameKey } from "./names";

const inBase36 = (number: number): string => (number >>> 0).toString(36);

/** Returns the fingerprint of a match: of its players, its deal and its log. */
export const printOf = ({ game, seats, deal, log }: Save): string =>
  `${log.length.toString(36)}-${inBase36(crc32(JSON.stringify([game, seats, deal, log])))}`;

/** Returns a value as text, independent of the order of its fields. */
export const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

/** Returns the fingerprint of a deal: of the game, its options, and the dealt cards. */
export function dealtOf({ game, options, deal }: Pick<Save, "game" | "options"> & { readonly deal: unknown }): string {
  const text = inOrder([game, options, deal]);
  return `${inBase36(crc32(text))}-${inBase36(crc32c(text))}`; // together 64 bits: no two of many thousands meet
}

/** The fields of a match that {@link sittingKey} uses. */
interface Sitting {
  readonly dealt: string;
  readonly print: string;
  readonly names: readonly string[];
}

/** Returns the common key of all matches of one deal by the same people at the same seats. */
export const sittingKey = ({ dealt, print, names }: Sitting): string =>
  JSON.stringify(dealt ? [dealt, ...names.map(nameKey)] : [print]);
