// The totals of all players' matches: points, wins in a row, wins by pair, and sessions.
import { inEvenings } from "./evening";
import { type Played, peopleIn, placeOf, worthOf } from "./played";

/** Length of the run of `value` that ends at each place. */
function runs(won: readonly boolean[], value: boolean): number[] {
  let run = 0;
  return won.map((each) => {
    run = each === value ? run + 1 : 0;
    return run;
  });
}

/** Wins in a row, of a player's matches in order, each won or not. */
export const streaksOf = (won: readonly boolean[]) => ({
  now: runs(won, true).at(-1) ?? 0,
  longest: Math.max(0, ...runs(won, true)),
  without: Math.max(0, ...runs(won, false)),
});

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
export const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

/** Returns whether a game is won by few points, judging by its results. */
export function fewestWin(matches: readonly Played[]): boolean {
  const signs = matches.map(({ places, points }) => {
    const of = (isFirst: boolean) =>
      points.flatMap((each, seat) => (each !== null && (places[seat] === 1) === isFirst ? [each] : []));
    return of(true).length && of(false).length ? Math.sign(mean(of(true)) - mean(of(false))) : 0;
  });
  return sum(signs) < 0;
}

const isOneGame = (matches: readonly Played[]): boolean => new Set(matches.map(({ game }) => game)).size === 1;

function totalOf(person: string, all: readonly Played[], best: ((of: number[]) => number) | null) {
  const own = all.filter(({ people }) => people.includes(person));
  const places = own.map((match) => placeOf(match, person) ?? 0);
  const points = own.flatMap((match) => match.points[match.people.indexOf(person)] ?? []);
  const isCounted = best !== null && points.length > 0;
  return {
    person,
    matches: own.length,
    wins: places.filter((place) => place === 1).length,
    /** Number of times that the person had each place, the first one first. */
    places: Array.from({ length: Math.max(...places) }, (_, at) => places.filter((each) => each === at + 1).length),
    meanPlace: mean(places),
    /** Points for all places. */
    worth: sum(own.map((match) => worthOf(match, match.people.indexOf(person)))),
    /** Points as the game counts them: those of several games can't be compared. */
    meanPoints: isCounted ? mean(points) : null,
    bestPoints: isCounted ? best(points) : null,
    streaks: streaksOf(places.map((place) => place === 1)),
    /** In ms, of those matches of which it was measured. */
    played: sum(own.map(({ played }) => played ?? 0)),
  };
}

export type Total = ReturnType<typeof totalOf>;

/** All players' totals, from most wins to fewest, then by their share of the matches. */
export function totalsOf(matches: readonly Played[]): Total[] {
  const extreme = fewestWin(matches) ? Math.min : Math.max;
  const best = isOneGame(matches) ? (points: number[]) => extreme(...points) : null;
  const totals = peopleIn(matches).map((person) => totalOf(person, matches, best));
  return totals.sort((a, b) => b.wins - a.wins || a.matches - b.matches || b.worth - a.worth);
}

/** Number of times that one came in before the other, in the matches of both. */
export interface Pair {
  readonly ahead: number;
  readonly behind: number;
  readonly level: number;
}

const NONE: Pair = { ahead: 0, behind: 0, level: 0 };

const counted = ({ ahead, behind, level }: Pair, by: number): Pair => ({
  ahead: ahead + Number(by < 0),
  behind: behind + Number(by > 0),
  level: level + Number(by === 0),
});

/** Wins by pair: by the one player and then the other. */
export function pairsOf(matches: readonly Played[]): ReadonlyMap<string, ReadonlyMap<string, Pair>> {
  const pairs = new Map<string, Map<string, Pair>>();
  for (const { people, places } of matches) {
    people.forEach((one, seat) => {
      const row = pairs.get(one) ?? new Map<string, Pair>();
      pairs.set(one, row);
      people.forEach((other, at) => {
        if (at !== seat) row.set(other, counted(row.get(other) ?? NONE, (places[seat] ?? 0) - (places[at] ?? 0)));
      });
    });
  }
  return pairs;
}

/** A session's matches, of any players, with each player's placement points. */
function eveningOf(matches: readonly Played[]) {
  const totals = totalsOf(matches).sort((a, b) => b.worth - a.worth || b.wins - a.wins);
  return { began: matches[0]?.ended ?? 0, matches, totals };
}

export type Evening = ReturnType<typeof eveningOf>;

/** The evenings of matches in the order in which they ended, the last one first. */
export const eveningsOf = (matches: readonly Played[]): Evening[] => inEvenings(matches).reverse().map(eveningOf);
