// The record in numbers: totals, the trend, and which level suits the person.
import { mean, streaksOf, sum } from "../book/totals";
import { dateOf } from "../device/dates";
import type { Solo } from "./solo";

/** The share of the bots that finish behind one of equal players. */
export const EVEN = 0.5;
/** Number of matches whose mean is one step of a trend. */
export const WINDOW = 10;
/** Fewest and most recent matches for advice. */
const FEWEST_ADVISED = 10;
const MOST_ADVISED = 20;
/** From this share on the next level is advised, and up to that one the level before. */
const UP = 0.6;
const DOWN = 0.35;

/** Returns the share of the bots that finished behind the person; a tie counts half. */
export const aheadOf = ({ players, place, tied }: Pick<Solo, "players" | "place" | "tied">): number =>
  (players - place - tied / 2) / (players - 1);

const isOneGame = (solos: readonly Solo[]): boolean => new Set(solos.map(({ game }) => game)).size === 1;

/** Returns the points of matches of one game; of several games they can't be compared. */
export const pointsOf = (solos: readonly Solo[]): number[] =>
  isOneGame(solos) ? solos.flatMap(({ points }) => points ?? []) : [];

/** Returns the totals of at least one match, in the order of their ends. */
export function totalOf(solos: readonly Solo[]) {
  const points = pointsOf(solos);
  return {
    matches: solos.length,
    wins: solos.filter(({ place }) => place === 1).length,
    /** Mean share of the bots that finished behind. */
    ahead: mean(solos.map(aheadOf)),
    meanPoints: points.length ? mean(points) : null,
    /** The mean of the last {@link WINDOW} matches; null if the record has no earlier matches. */
    recentPoints: points.length > WINDOW ? mean(points.slice(-WINDOW)) : null,
    streaks: streaksOf(solos.map(({ place }) => place === 1)),
    hints: sum(solos.map(({ hints }) => hints ?? 0)),
    days: new Set(solos.map(({ ended }) => dateOf(new Date(ended)))).size,
  };
}

export type Total = ReturnType<typeof totalOf>;

/** The matches of one game with one number of players and one level. */
export interface Group extends Pick<Solo, "game" | "players" | "level"> {
  readonly total: Total;
}

/** Behind all levels. */
const LAST = "~";
const keyOf = ({ game, players, level }: Solo): string => JSON.stringify([game, players, level ?? LAST]);

/** Returns the groups of matches by game, number of players and level. */
export function groupsOf(solos: readonly Solo[]): Group[] {
  const keys = [...new Set(solos.map(keyOf))].sort();
  return keys.flatMap((key) => {
    const group = solos.filter((solo) => keyOf(solo) === key);
    return group.slice(0, 1).map(({ game, players, level }) => ({ game, players, level, total: totalOf(group) }));
  });
}

/** Returns the means of {@link WINDOW} values in a row, from the first ones to the last ones; empty for fewer. */
export const trendOf = (values: readonly number[]): number[] =>
  values.slice(WINDOW - 1).map((_, at) => mean(values.slice(at, at + WINDOW)));

/** Advice about the level of a game's bots. */
export interface Advice extends Pick<Solo, "game"> {
  readonly level: string;
  /** The level to try; null to stay. */
  readonly next: string | null;
  readonly isHarder: boolean;
  /** Mean share of the bots that finished behind, over `count` matches. */
  readonly ahead: number;
  readonly count: number;
}

/**
 * Returns advice about the level played last, from recent matches at that level; null if there are too few.
 * `levelsOf` returns a game's levels, the easiest first.
 */
export function adviceOf(solos: readonly Solo[], levelsOf: (game: string) => readonly string[]): Advice | null {
  const last = solos.findLast(({ level }) => level !== null);
  const { game, level } = last ?? {};
  if (game === undefined || level === undefined || level === null) return null;
  const recent = solos.filter((each) => each.game === game && each.level === level).slice(-MOST_ADVISED);
  const levels = levelsOf(game);
  const at = levels.indexOf(level);
  if (recent.length < FEWEST_ADVISED || at < 0) return null;
  const ahead = mean(recent.map(aheadOf));
  const next = (ahead >= UP ? levels[at + 1] : ahead <= DOWN ? levels[at - 1] : undefined) ?? null;
  return { game, level, next, isHarder: ahead >= UP, ahead, count: recent.length };
}
