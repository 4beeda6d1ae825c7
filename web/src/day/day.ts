// The deal of the day: the date is its seed, so that everyone has the same one. A day's match is recognized by its id:
// every tab that begins it begins this one.
import { newId } from "../saves/tabs";

/** A game's deal of a date, written as in `2026-11-23`. */
export interface Day {
  readonly game: string;
  readonly date: string;
}

export interface MatchOfDay extends Day {
  readonly counts: boolean;
}

const ID = /^(day|practice)-(\w+)-(\d{4}-\d\d-\d\d)(?:-\w+)?$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The date as a number of days, without hours and zones. */
export const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;

export const dayBefore = (date: string): string => new Date((numberOf(date) - 1) * DAY_MS).toISOString().slice(0, 10);

/** The seed of all deals of a date, 20261123: the engine deals every game independently from it. */
export const seedOf = (date: string): number => Number(date.replaceAll("-", ""));

export const idOf = ({ game, date }: Day): string => `day-${game}-${date}`;

export const newPracticeId = ({ game, date }: Day): string => `practice-${game}-${date}-${newId()}`;

export function dayOf(id: string): MatchOfDay | null {
  const [, kind, game = "", date = ""] = ID.exec(id) ?? [];
  return kind && Number.isInteger(numberOf(date)) ? { game, date, counts: kind === "day" } : null;
}
