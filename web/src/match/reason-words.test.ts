// Texts about a match that the rules refuse.
import { beforeEach, expect, test } from "vitest";
import { loadHomeWords } from "../i18n/fetching";
import { LOCALES, locale } from "../i18n/i18n";
import { reasonWords } from "./reason-words";

beforeEach(() => Promise.all(LOCALES.map(loadHomeWords)));

const ENGLISH_WORD = /(?<![\w（(])[a-z]{2,}(?!\w)/i;

test("a reason is in Japanese, and only the code of a fault is in English", () => {
  locale.value = "ja";
  const reasons = ["2.3", "missing", "newer", "other_rules", "unknown_game", "bad_deal", "internal"];
  expect(reasons.map(reasonWords).filter((words) => ENGLISH_WORD.test(words))).toEqual([]);
  expect(reasonWords("2.3")).toContain("2.3");
  expect(reasonWords("bad_deal")).toContain("（bad_deal）");
});

test("a clause is named in English too", () => {
  locale.value = "en";
  expect(reasonWords("2.3")).toContain("2.3");
});
