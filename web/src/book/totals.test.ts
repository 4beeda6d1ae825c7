import { describe, expect, test } from "vitest";
import { Chance } from "../../testing/chance";
import { randomHistory } from "./histories.testing";
import { ALL, fitting, type Played, peopleIn, placeOf, playedBy } from "./played";
import { eveningsOf, fewestWin, pairsOf, totalsOf } from "./totals";

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const historyOf = (seed: number) => playedBy(randomHistory(seed, 1 + 7 * (seed % 12)), {});
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
const playedIn = (matches: readonly Played[], person: string) => matches.filter((m) => m.people.includes(person));
const totalIn = (matches: readonly Played[], person: string) =>
  totalsOf(matches).find((total) => total.person === person) ?? expect.fail();

describe.each(SEEDS)("of random history %i", (seed) => {
  const matches = historyOf(seed);
  const people = peopleIn(matches);

  test("wins and streaks agree with a line of W and L", () => {
    for (const person of people) {
      const line = playedIn(matches, person)
        .map(({ names, points }) => (points[names.indexOf(person)] === Math.max(...points.map(Number)) ? "W" : "L"))
        .join("");
      const longest = (letter: string) =>
        Math.max(...(line.match(new RegExp(`${letter}*`, "g")) ?? []).map((run) => run.length));
      const { wins, matches: count, streaks } = totalIn(matches, person);
      expect([wins, count]).toEqual([line.split("W").length - 1, line.length]);
      expect(streaks).toEqual({ now: /W*$/.exec(line)?.[0].length, longest: longest("W"), without: longest("L") });
    }
  });

  test("places add up, and their mean follows from the players ahead", () => {
    for (const total of totalsOf(matches)) {
      const own = playedIn(matches, total.person);
      const before = own.map(({ places, people }) => {
        const place = places[people.indexOf(total.person)] ?? 0;
        return places.filter((each) => each < place).length;
      });
      expect(sum(total.places)).toBe(own.length);
      expect(total.meanPlace).toBeCloseTo(1 + sum(before) / own.length, 9);
    }
  });

  test("wins of pairs follow from the points, and points for places follow from the pairs", () => {
    const pairs = pairsOf(matches);
    for (const one of people) {
      for (const other of people.filter((each) => each !== one)) {
        const both = playedIn(playedIn(matches, one), other);
        const signs = both.map(({ names, points }) =>
          Math.sign((points[names.indexOf(one)] ?? 0) - (points[names.indexOf(other)] ?? 0)),
        );
        const count = (sign: number) => signs.filter((each) => each === sign).length;
        const wanted = both.length ? { ahead: count(1), behind: count(-1), level: count(0) } : undefined;
        expect(pairs.get(one)?.get(other)).toEqual(wanted);
      }
      const met = [...(pairs.get(one)?.values() ?? [])];
      expect(totalIn(matches, one).worth).toBe(sum(met.map(({ ahead, level }) => ahead + level / 2)));
    }
  });

  test("totals of filtered matches are the parts of the whole", () => {
    const games = [...new Set(matches.map(({ game }) => game))];
    for (const person of people) {
      const parts = games.map((game) => fitting(matches, { ...ALL, game, person }));
      const counted = parts.map((part) => totalsOf(part).find((total) => total.person === person)?.wins ?? 0);
      expect(sum(counted)).toBe(totalIn(matches, person).wins);
    }
    const sizes = [2, 3, 4, 5].map((players) => fitting(matches, { ...ALL, players }).length);
    expect(sum(sizes)).toBe(matches.length);
    const decks = ["small", "large"].map((deck) => fitting(matches, { ...ALL, deck }).length);
    expect(sum(decks)).toBe(matches.filter(({ deck }) => deck !== null).length);
  });

  test("evenings have every match once, and no pause of more than six hours", () => {
    const evenings = eveningsOf(matches);
    expect(evenings.toReversed().flatMap((evening) => evening.matches)).toEqual(matches);
    const pauses = matches.slice(1).map((match, at) => match.ended - (matches[at]?.ended ?? 0));
    expect(evenings).toHaveLength(1 + pauses.filter((pause) => pause > 6 * 3_600_000).length);
    for (const { totals } of evenings) {
      const worths = totals.map(({ worth }) => worth);
      expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    }
  });

  test("the order in which results are given changes nothing", () => {
    const chance = new Chance(seed);
    const results = randomHistory(seed, 30);
    const mixed = results.toSorted(() => chance.next() - 0.5);
    expect(totalsOf(playedBy(mixed, {}))).toEqual(totalsOf(playedBy(results, {})));
  });

  test("a merged person has the matches of both names, except at a table where both sat", () => {
    const results = randomHistory(seed, 40);
    const apart = playedBy(results, {});
    const together = playedBy(results, { Aki: "Dai" });
    const both = apart.filter((match) => match.people.includes("Aki") && match.people.includes("Dai"));
    const either = apart.filter((match) => match.people.includes("Aki") || match.people.includes("Dai"));
    expect(together).toHaveLength(apart.length);
    expect(totalIn(together, "Dai").matches).toBe(either.length);
    expect(together.filter((match) => match.people.includes("Aki")).map(({ print }) => print)).toEqual(
      both.map(({ print }) => print),
    );
  });
});

const NEVER = playedBy(randomHistory(1, 3), {});

test("a game that is won by few points has the fewest as the best", () => {
  const few = NEVER.map((match) => ({ ...match, game: "one", points: match.places }));
  const many = NEVER.map((match) => ({ ...match, game: "one", points: match.places.map((place) => -place) }));
  expect([fewestWin(few), fewestWin(many)]).toEqual([true, false]);
  const [person = ""] = peopleIn(few);
  const places = few.flatMap((match) => placeOf(match, person) ?? []);
  expect(totalIn(few, person).bestPoints).toBe(Math.min(...places));
  expect(totalIn(many, person).bestPoints).toBe(-Math.min(...places));
});

test("points of several games have neither a mean nor a best", () => {
  const games = NEVER.map((match, at) => ({ ...match, game: `game-${at}` }));
  expect(totalsOf(games).map(({ meanPoints, bestPoints }) => [meanPoints, bestPoints])).toEqual(
    totalsOf(games).map(() => [null, null]),
  );
});

test("no results give no totals, evenings, pairs or people", () => {
  expect([totalsOf([]), eveningsOf([]), pairsOf([]).size, peopleIn([])]).toEqual([[], [], 0, []]);
});
