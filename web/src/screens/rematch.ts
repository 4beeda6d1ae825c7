// Playing once more: the same people, the same rules, and who starts moved on by one.
import { deal } from "../match/begin";
import type { StoredMatch } from "../saves/record";

/** The seat after the one that started a match; undefined in a game that nobody starts. */
export const nextStart = ({ head, deal: { start } }: StoredMatch): number | undefined =>
  typeof start === "number" ? (start + 1) % head.seats.length : undefined;

/** Deals the match after one; returns its id. */
export function rematch(match: StoredMatch): Promise<string> {
  const { game, seats, options, bots, hints, settings } = match.head;
  const names = seats.map(({ name }) => name);
  const changes = { bots, settings, ...(hints === null && { hints }) };
  return deal(game, names, options, changes, { start: nextStart(match) });
}
