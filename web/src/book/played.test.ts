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

test("whoever is spelled in several ways is one person, called as in the first match", () => {
  const played = playedBy([of(3, "ＡＫＩ", "ben"), of(1, "Aki", "Ben"), of(2, "Ben", "a\u200bki")], {});
  expect(played.map(({ people }) => people)).toEqual([
    ["Aki", "Ben"],
    ["Ben", "Aki"],
    ["Aki", "Ben"],
  ]);
});

test("another name stands for a person in all its spellings, and theirs is the book's", () => {
  const played = playedBy([of(1, "AKI", "Ben"), of(2, "akiko", "Ben")], { Aki: "Akiko" });
  expect(played.map(({ people }) => people[0])).toEqual(["Akiko", "Akiko"]);
});

test("two of one name at a table can't be told apart", () => {
  expect(playedBy([of(1, "Aki", "aki")], {})).toEqual([]);
  expect(playedBy([of(1, "Aki", "Kay")], { Kay: "AKI" })[0]?.people).toEqual(["AKI", "Kay"]);
});
