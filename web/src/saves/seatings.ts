// Who sat at which seat of a game last, kept for its next match.
import * as v from "valibot";
import { type Seating, StoredSeating } from "./record";
import { parsed, readText, writeText } from "./storage";

const keyOf = (game: string): string => `tefuda:seats:${game}`;

/** The machines that played a game last, by seat; none before its first match. */
export const lastSeating = (game: string): Seating => v.parse(StoredSeating, parsed(readText(keyOf(game))));

export function keepSeating(game: string, machines: Seating): void {
  writeText(keyOf(game), JSON.stringify(machines));
}
