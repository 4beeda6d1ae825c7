// What everybody's matches come to.
import { type Played, peopleIn, placeOf, worthOf } from "./played";
import { type Streaks, streaksOf } from "./streaks";

export interface Total {
  readonly person: string;
  readonly matches: number;
  readonly wins: number;
  /** How often somebody came in at which place, the first one first. */
  readonly places: readonly number[];
  readonly meanPlace: number;
  /** Points for all places. */
  readonly worth: number;
  /** Of points as the game counts them; null where those of several games can't be compared. */
  readonly meanPoints: number | null;
  readonly bestPoints: number | null;
  readonly streaks: Streaks;
  /** In ms, of those matches of which it was measured. */
  readonly played: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

/** Whether a game is won by few points, as its results tell. */
export function fewestWin(matches: readonly Played[]): boolean {
  const signs = matches.map(({ places, points }) => {
    const of = (isFirst: boolean) =>
      points.flatMap((each, seat) => (each !== null && (places[seat] === 1) === isFirst ? [each] : []));
    return of(true).length && of(false).length ? Math.sign(mean(of(true)) - mean(of(false))) : 0;
  });
  return sum(signs) < 0;
}

const isOneGame = (matches: readonly Played[]): boolean => new Set(matches.map(({ game }) => game)).size === 1;

function totalOf(person: string, all: readonly Played[], best: ((of: number[]) => number) | null): Total {
  const own = all.filter(({ people }) => people.includes(person));
  const places = own.map((match) => placeOf(match, person) ?? 0);
  const points = own.flatMap((match) => match.points[match.people.indexOf(person)] ?? []);
  const isCounted = best !== null && points.length > 0;
  return {
    person,
    matches: own.length,
    wins: places.filter((place) => place === 1).length,
    places: Array.from({ length: Math.max(...places) }, (_, at) => places.filter((each) => each === at + 1).length),
    meanPlace: mean(places),
    worth: sum(own.map((match) => worthOf(match, match.people.indexOf(person)))),
    meanPoints: isCounted ? mean(points) : null,
    bestPoints: isCounted ? best(points) : null,
    streaks: streaksOf(places.map((place) => place === 1)),
    played: sum(own.map(({ played }) => played ?? 0)),
  };
}

/** Everybody's totals, from most wins to fewest, then by what share of the matches they are. */
export function totalsOf(matches: readonly Played[]): Total[] {
  const extreme = fewestWin(matches) ? Math.min : Math.max;
  const best = isOneGame(matches) ? (points: number[]) => extreme(...points) : null;
  const totals = peopleIn(matches).map((person) => totalOf(person, matches, best));
  return totals.sort((a, b) => b.wins - a.wins || a.matches - b.matches || b.worth - a.worth);
}
