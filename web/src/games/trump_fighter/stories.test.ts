import { expect, test } from "vitest";
import roster from "../../../../py_engine/games/trump_fighter/roster.py?raw";
import en from "./en.ftl?raw";
import ja from "./ja.ftl?raw";

const ENDS = { ja: /。/g, en: /[.!?](?=\s|$)/g } as const;
const found = (pattern: RegExp, text: string) =>
  [...text.matchAll(pattern)].map(([, id, words]) => [id, words] as const);
const ids = (pattern: RegExp, text: string) => found(pattern, text).map(([id]) => id);

test.each([
  ["ja", ja],
  ["en", en],
] as const)("in %s each fighter has an end of two sentences, and each skill a line", (locale, text) => {
  const endings = found(/^trump_fighter-ending-(\w+) = (.*)$/gm, text);
  expect(endings.map(([id]) => id)).toEqual(ids(/Character\(\s+"(\w+)"/g, roster));
  expect(endings.filter(([, words]) => words?.match(ENDS[locale])?.length !== 2)).toEqual([]);
  expect(ids(/^trump_fighter-line-(\w+) =/gm, text)).toEqual(ids(/skill\(\s*"(\w+)"/g, roster));
});
