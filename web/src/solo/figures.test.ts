import { describe, expect, test } from "vitest";
import { Chance } from "../../testing/chance";
import { adviceOf, aheadOf, EVEN, groupsOf, totalOf, trendOf, WINDOW } from "./figures";
import type { Solo } from "./solo";
import { solosOf } from "./solos.testing";

const times = <Each>(count: number, of: (at: number) => Each): Each[] =>
  Array.from({ length: count }, (_, at) => of(at));

describe("the share of bots behind", () => {
  test.each([
    [{ players: 4, place: 1, tied: 0 }, 1],
    [{ players: 4, place: 4, tied: 0 }, 0],
    [{ players: 4, place: 2, tied: 0 }, 2 / 3],
    [{ players: 4, place: 1, tied: 3 }, EVEN],
    [{ players: 3, place: 1, tied: 1 }, 3 / 4],
    [{ players: 3, place: 2, tied: 1 }, 1 / 4],
    [{ players: 2, place: 1, tied: 1 }, EVEN],
  ])("of %j is %d", (solo, wanted) => {
    expect(aheadOf(solo)).toBeCloseTo(wanted, 12);
  });

  test("is even on average over the seats of every match, however many are level", () => {
    const chance = new Chance(4);
    for (const players of times(200, () => 2 + chance.below(5))) {
      const points = times(players, () => chance.below(4));
      const shares = points.map((own) =>
        aheadOf({
          players,
          place: 1 + points.filter((each) => each > own).length,
          tied: points.filter((each) => each === own).length - 1,
        }),
      );
      expect(shares.reduce((sum, share) => sum + share, 0) / players).toBeCloseTo(EVEN, 12);
    }
  });
});

describe("totals", () => {
  test("count wins, the longest run of them, hints and days", () => {
    const day = 24 * 60 * 60 * 1000;
    const solos = solosOf(
      ...[1, 1, 2, 1, 1, 1, 4, 1].map((place, at) => ({ place, hints: at % 2 ? 2 : null, ended: (at >> 1) * day })),
    );
    expect(totalOf(solos)).toMatchObject({
      matches: 8,
      wins: 6,
      streaks: { longest: 3, now: 1 },
      hints: 8,
      days: 4,
    });
    expect(totalOf(solos).ahead).toBeCloseTo((6 + 2 / 3) / 8, 12);
  });

  test("have the mean points of one game, and of its last matches once there are earlier ones", () => {
    const points = times(WINDOW + 2, (at) => ({ points: at < 2 ? 0 : 6 }));
    expect(totalOf(solosOf(...points)).recentPoints).toBe(6);
    expect(totalOf(solosOf(...points)).meanPoints).toBe((WINDOW * 6) / (WINDOW + 2));
    expect(totalOf(solosOf(...points.slice(2)))).toMatchObject({ meanPoints: 6, recentPoints: null });
    expect(totalOf(solosOf({ points: 3 }, { points: null })).meanPoints).toBe(3);
    expect(totalOf(solosOf({ points: 3 }, { points: 5, game: "b_game" })).meanPoints).toBeNull();
    expect(totalOf(solosOf({})).meanPoints).toBeNull();
  });

  test("are there for each game, number of players and level, and add up", () => {
    const chance = new Chance(9);
    const solos = solosOf(
      ...times(60, () => ({
        game: chance.of(["a_game", "b_game"]),
        players: chance.of([3, 4]),
        level: chance.of(["easy", "hard", null]),
      })),
    );
    const groups = groupsOf(solos);
    expect(groups).toHaveLength(12);
    expect(groups.reduce((sum, { total }) => sum + total.matches, 0)).toBe(60);
    for (const { game, players, level, total } of groups)
      expect(total).toEqual(
        totalOf(solos.filter((solo) => solo.game === game && solo.players === players && solo.level === level)),
      );
  });
});

describe("a trend", () => {
  test("is the mean of matches in a row, from the first ones to the last ones", () => {
    const values = [...times(WINDOW, () => 0), ...times(WINDOW, () => 1)];
    expect(trendOf(values)).toEqual(times(WINDOW + 1, (at) => at / WINDOW));
  });

  test("has no step before there are enough matches", () => {
    expect(trendOf(times(WINDOW - 1, () => 1))).toEqual([]);
    expect(trendOf(times(WINDOW, () => 1))).toEqual([1]);
  });
});

describe("the advice about a level", () => {
  const LEVELS = ["easy", "even", "hard"];
  const levelsOf = (game: string) => (game === "a_game" ? LEVELS : []);
  /** Matches of two at a level, of which so many are won. */
  const duels = (level: string | null, wins: number, of: number) =>
    times(of, (at) => ({ level, players: 2, place: at < wins ? 1 : 2 }));
  const adviceAfter = (...solos: readonly Partial<Solo>[]) => adviceOf(solosOf(...solos), levelsOf);
  const inPlaces = (...places: number[]) => places.map((place) => ({ level: "easy", players: 4, place }));

  test.each([
    ["62 % against easy", inPlaces(3, ...times(12, () => 1), ...times(7, () => 4)), "even", true],
    ["60 % against easy", duels("easy", 12, 20), "even", true],
    ["59 % against easy", duels("easy", 10, 17), null, false],
    ["35 % against medium", duels("even", 7, 20), "easy", false],
    ["36 % against medium", duels("even", 4, 11), null, false],
    ["no win against easy", duels("easy", 0, 20), null, false],
    ["all wins against hard", duels("hard", 20, 20), null, true],
  ])("after %s", (_, solos, next, isHarder) => {
    expect(adviceAfter(...solos)).toMatchObject({ game: "a_game", next, isHarder });
  });

  test("says the share over the last 20 matches, or fewer", () => {
    expect(adviceAfter(...duels("easy", 0, 30), ...duels("easy", 20, 20))).toMatchObject({ ahead: 1, count: 20 });
    expect(adviceAfter(...duels("easy", 3, 12))).toMatchObject({ ahead: 0.25, count: 12 });
  });

  test("is about the level played last, without matches of other levels and of several", () => {
    const solos = [...duels("even", 10, 10), ...duels("easy", 10, 10), ...duels("even", 0, 2), ...duels(null, 0, 5)];
    expect(adviceAfter(...solos)).toMatchObject({ level: "even", next: "hard", count: 12 });
  });

  test("is absent after fewer than ten matches, and while the levels are unknown", () => {
    expect(adviceAfter(...duels("easy", 9, 9))).toBeNull();
    expect(adviceAfter(...duels(null, 9, 20))).toBeNull();
    expect(adviceAfter(...duels("easy", 9, 20).map((solo) => ({ ...solo, game: "b_game" })))).toBeNull();
    expect(adviceAfter(...duels("wild", 9, 20))).toBeNull();
    expect(adviceAfter()).toBeNull();
  });
});
