import { describe, expect, test } from "vitest";
import { randomHistory } from "./histories.testing";
import { type Played, peopleIn, playedBy } from "./played";
import { climbsOf, FEWEST_MATCHES, shown } from "./ratings";

const BETA = 25 / 6;
const KAPPA = 0.0001;

interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Algorithm 4 of Weng and Lin, "A Bayesian Approximation Method for Online Ranking", as the paper has it. */
function plackettLuce(before: readonly Skill[], ranks: readonly number[]): Skill[] {
  const c = Math.sqrt(before.reduce((sum, { sigma }) => sum + sigma ** 2 + BETA ** 2, 0));
  const strength = before.map(({ mu }) => Math.exp(mu / c));
  const own = ranks.map((rank) => ranks.reduce((sum, each, at) => sum + (each >= rank ? (strength[at] ?? 0) : 0), 0));
  const level = ranks.map((rank) => ranks.filter((each) => each === rank).length);
  return before.map(({ mu, sigma }, i) => {
    let omega = 0;
    let delta = 0;
    ranks.forEach((rank, q) => {
      if (rank > (ranks[i] ?? 0)) return;
      const chance = (strength[i] ?? 0) / (own[q] ?? 1);
      omega += ((q === i ? 1 : 0) - chance) / (level[q] ?? 1);
      delta += (chance * (1 - chance)) / (level[q] ?? 1);
    });
    const gamma = sigma / c;
    return {
      mu: mu + (sigma ** 2 / c) * omega,
      sigma: sigma * Math.sqrt(Math.max(1 - (sigma ** 2 / c ** 2) * gamma * delta, KAPPA)),
    };
  });
}

function skillsAfter(matches: readonly Played[]): Map<string, Skill> {
  const skills = new Map<string, Skill>();
  for (const { people, places } of matches) {
    const before = people.map((person) => skills.get(person) ?? { mu: 25, sigma: 25 / 3 });
    const after = plackettLuce(before, places);
    people.forEach((person, seat) => {
      skills.set(person, after[seat] ?? expect.fail());
    });
  }
  return skills;
}

describe.each(Array.from({ length: 20 }, (_, seed) => seed))("of random history %i", (seed) => {
  const matches = playedBy(randomHistory(seed, 3 * seed), {});
  const courses = climbsOf(matches);

  test("ratings are those of the paper's own algorithm", () => {
    const skills = skillsAfter(matches);
    expect(courses.map(({ person }) => person).sort()).toEqual([...skills.keys()].sort());
    for (const { person, ratings } of courses) {
      expect(ratings.at(-1)?.mean).toBeCloseTo(skills.get(person)?.mu ?? Number.NaN, 8);
      expect(ratings.at(-1)?.doubt).toBeCloseTo(skills.get(person)?.sigma ?? Number.NaN, 8);
    }
  });

  test("every person has a rating after each match, and it is shown from the fifth on", () => {
    const counts = new Map(
      peopleIn(matches).map((each) => [each, matches.filter((m) => m.people.includes(each)).length]),
    );
    for (const { person, ratings } of courses) expect(ratings).toHaveLength(counts.get(person) ?? 0);
    expect(
      shown(courses)
        .map(({ person }) => person)
        .sort(),
    ).toEqual(
      [...counts]
        .filter(([, count]) => count >= FEWEST_MATCHES)
        .map(([person]) => person)
        .sort(),
    );
  });
});

test("a person who always wins is rated above one who always loses, and the uncertainty shrinks", () => {
  const match = { print: "", dealt: "", game: "", deck: null, ended: 0, played: null, points: [1, 0], places: [1, 2] };
  const matches = Array.from({ length: 8 }, (_, at) => ({ ...match, ended: at, names: ["A", "B"] }));
  const [first, last] = shown(climbsOf(playedBy(matches, {})));
  expect([first?.person, last?.person]).toEqual(["A", "B"]);
  const doubts = first?.ratings.map(({ doubt }) => doubt) ?? [];
  expect(doubts).toEqual(doubts.toSorted((a, b) => b - a));
});
