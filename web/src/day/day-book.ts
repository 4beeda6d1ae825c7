// The days begun and played: a separate document, since a match may be deleted. Its notes can be repeated at any time:
// a day counts once.
import * as v from "valibot";
import { today } from "../device/dates";
import { StoredDocument } from "../saves/documents";
import { isOpened } from "../saves/opened";
import type { Head, Outcome } from "../saves/record";
import { type Day, dayOf, numberOf } from "./day";

/** Results that are kept of a game; of the days before only that they were played. */
const MOST_RESULTS = 7;
/** Dates that are kept of a game on which its day was begun. */
const MOST_BEGUN = 31;

export interface Streak {
  /** Days in a row up to today, or up to yesterday while today is open. */
  readonly now: number;
  readonly best: number;
}

const DayNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(numberOf("9999-12-31")));
/** Days in a row, from the first to the last. */
const Run = v.pipe(
  v.tuple([DayNumber, DayNumber]),
  v.check(([first, last]) => first <= last),
);
/** The only person's result of a day. */
const DayResult = v.object({ won: v.boolean(), points: v.nullable(v.number()) });
const Played = v.object({
  runs: v.array(Run),
  /** Of the last days, by date. */
  results: v.record(v.string(), DayResult),
  /** The last dates with a match that was begun, with any result. */
  begun: v.array(v.string()),
});
const BookShape = v.record(v.string(), Played);

type Run = v.InferOutput<typeof Run>;
type DayResult = v.InferOutput<typeof DayResult>;
type Played = v.InferOutput<typeof Played>;

const kept = new StoredDocument("days", BookShape, {});

const book = () => kept.now.value;

const holds = ([first, last]: Run, day: number): boolean => first <= day && day <= last;

/** The same days in as few runs as possible, by date. */
function merged(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const [first, last] of runs.toSorted(([one], [other]) => one - other)) {
    const [from, to] = all.at(-1) ?? [first, Number.NEGATIVE_INFINITY];
    if (first <= to + 1) all.splice(-1, 1, [from, Math.max(to, last)]);
    else all.push([first, last]);
  }
  return all;
}

/** Returns the last dates, in their order; a date in the future, by a clock that was wrong, counts as the first. */
function lastDates(dates: readonly string[], most: number): string[] {
  const now = today();
  const placeOf = (date: string): string => (date > now ? "" : date);
  return [...new Set(dates)].sort((one, other) => placeOf(one).localeCompare(placeOf(other))).slice(-most);
}

const lastOf = (results: Played["results"]): Played["results"] =>
  Object.fromEntries(lastDates(Object.keys(results), MOST_RESULTS).map((date) => [date, results[date] as DayResult]));

const NOTHING: Played = { runs: [], results: {}, begun: [] };

const isIn = (runs: readonly Run[], date: string): boolean => runs.some((run) => holds(run, numberOf(date)));

const change = ({ game }: Day, alter: (played: Played) => Partial<Played>): Promise<void> =>
  kept.change((games) => {
    const played = games[game] ?? NOTHING;
    return { ...games, [game]: { ...played, ...alter(played) } };
  });

/** Note how a day's match that counts has ended; one that was noted before stays, be it by another tab. */
export async function note(day: Day, result: DayResult): Promise<void> {
  if (isPlayed(day)) return;
  const { date } = day;
  await change(day, ({ runs, results }) =>
    isIn(runs, date)
      ? {}
      : { runs: merged([...runs, [numberOf(date), numberOf(date)]]), results: lastOf({ ...results, [date]: result }) },
  );
}

/** Note that a day's match that counts was begun: from now on its deal is known. */
export async function noteBegun(day: Day): Promise<void> {
  if (wasBegun(day)) return;
  await change(day, ({ begun }) => ({ begun: lastDates([...begun, day.date], MOST_BEGUN) }));
}

const resultIn = ({ winners, scores }: Outcome, person: number): DayResult => ({
  won: winners.includes(person),
  points: scores[person] ?? null,
});

/** Notes the beginning of a day's counted match; its result too, if it has ended and its deal was not opened before. */
export async function noteMatch(head: Head): Promise<void> {
  const { id, game, outcome, bots } = head;
  const day = dayOf(id);
  if (!day?.counts || day.game !== game) return;
  if (!outcome || isOpened(head)) await noteBegun(day);
  else await note(day, resultIn(outcome, Math.max(0, bots.indexOf(null))));
}

function joinedGame(own: Played, theirs: Played): Played {
  return {
    runs: merged([...own.runs, ...theirs.runs]),
    results: lastOf({ ...theirs.results, ...own.results }),
    begun: lastDates([...own.begun, ...theirs.begun], MOST_BEGUN),
  };
}

/** Imports the days played elsewhere; resolves to whether that could be read. */
export const joinDays = (found: unknown): Promise<boolean> =>
  kept.join(found, (own, theirs) => {
    const games = Object.entries(theirs).map(([game, played]) => [game, joinedGame(own[game] ?? NOTHING, played)]);
    return { ...own, ...Object.fromEntries(games) };
  });

/** The result of a day; null if it was not played to its end, or is no longer known. */
export const resultOf = ({ game, date }: Day): DayResult | null => book()[game]?.results[date] ?? null;

export const isPlayed = ({ game, date }: Day): boolean => isIn(book()[game]?.runs ?? [], date);

/** Returns whether a game's day was ever begun, even if its match is deleted. */
export const wasBegun = (day: Day): boolean => isPlayed(day) || (book()[day.game]?.begun.includes(day.date) ?? false);

/** Number of days in a row of a game, as of a date. */
export function streakOf(game: string, today: string): Streak {
  const runs = book()[game]?.runs ?? [];
  const number = numberOf(today);
  const current = runs.find((run) => holds(run, number)) ?? runs.find((run) => holds(run, number - 1));
  const lengths = runs.map(([first, last]) => last - first + 1);
  return { now: current ? Math.min(current[1], number) - current[0] + 1 : 0, best: Math.max(0, ...lengths) };
}
