// Short texts that tell matches apart: one for a whole match, one for its deal; and when two tables are the same people's.
import { str as crc32 } from "crc-32";
import { str as crc32c } from "crc-32/crc32c.js";
import type { Save } from "../door/door";
import { nameKey } from "./names";

const inBase36 = (number: number): string => (number >>> 0).toString(36);

/** Returns what tells a match from all others: its players, its deal and its log. */
export const printOf = ({ game, seats, deal, log }: Save): string =>
  `${log.length.toString(36)}-${inBase36(crc32(JSON.stringify([game, seats, deal, log])))}`;

/** Returns a value as text, whatever order its fields are in. */
export const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

/** Returns what tells a deal from all others: the game, its options, and the cards as they were dealt. */
export function dealtOf({ game, options, deal }: Pick<Save, "game" | "options"> & { readonly deal: unknown }): string {
  const text = inOrder([game, options, deal]);
  return `${inBase36(crc32(text))}-${inBase36(crc32c(text))}`; // together 64 bits: no two of many thousands meet
}

/** What {@link sittingKey} tells a sitting by. */
interface Sitting {
  readonly dealt: string;
  readonly print: string;
  readonly names: readonly string[];
}

/** Returns what is the same for all matches of one deal by the same people at the same seats. */
export const sittingKey = ({ dealt, print, names }: Sitting): string =>
  JSON.stringify(dealt ? [dealt, ...names.map(nameKey)] : [print]);
