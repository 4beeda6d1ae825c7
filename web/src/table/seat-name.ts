// The names of seats, and their players.
import type { SeatName } from "../door/door";
import { has, isolated, t } from "../i18n/i18n";

/** Returns the name that the players gave a seat, or its number; empty for no seat. */
export function nameOf(seats: readonly SeatName[], seat: number | null | undefined): string {
  const named = seats[seat ?? -1];
  return named ? isolated(named.name) || t("player-number", { number: (seat ?? 0) + 1 }) : "";
}

/** Returns the name of a bot by its face, in the game's world if the game has its own faces. */
export function machineName(game: string, face: string): string {
  const own = `${game}-machine-${face}`;
  return t(has(own) ? own : `machine-${face}`);
}

/** A seat's name for plain texts, with the word for a bot if one plays it. */
export const namedAsMachine = (name: string, isMachine: boolean): string =>
  isMachine ? t("machine-named", { name }) : name;
