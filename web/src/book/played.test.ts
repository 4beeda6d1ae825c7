import { expect, test } from "vitest";
import { randomHistory } from "./histories.testing";
import { playedBy } from "./played";

const [RESULT] = randomHistory(3, 1);
const of = (ended: number, ...names: string[]) => ({
  ...(RESULT ?? expect.fail()),
  print: `m${ended}`,
  ended,
  names,
  points: names.map(() => null),
  places: names.map((_, seat) => seat + 1),
});

test("a person spelled in several ways is one person, named as in the first match", () => {
  const played = playedBy([of(3, "ＡＫＩ", "ben"), of(1, "Aki", "Ben"), of(2, "Ben", "a\u200bki")], {});
  expect(played.map(({ people }) => people)).toEqual([
    ["Aki", "Ben"],
    ["Ben", "Aki"],
    ["Aki", "Ben"],
  ]);
});

test("an alias covers all its spellings, and the person has the book's name", () => {
  const played = playedBy([of(1, "AKI", "Ben"), of(2, "akiko", "Ben")], { Aki: "Akiko" });
  expect(played.map(({ people }) => people[0])).toEqual(["Akiko", "Akiko"]);
});

test("a match of two people with one name does not count, and no alias merges two people at a table", () => {
  expect(playedBy([of(1, "Aki", "aki")], {})).toEqual([]);
  expect(playedBy([of(1, "Aki", "Kay")], { Kay: "AKI" })[0]?.people).toEqual(["AKI", "Kay"]);
});
