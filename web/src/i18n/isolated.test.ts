import { beforeEach, expect, test } from "vitest";
import { loadHomeWords } from "./fetching";
import { isolated, joined, LOCALES, locale, t } from "./i18n";

const DAVID = "דוד";
const ISOLATED = `\u2068${DAVID}\u2069`;

beforeEach(() => Promise.all(LOCALES.map(loadHomeWords)));

test.each(LOCALES)("a name from right to left does not reverse other text in %s", (each) => {
  locale.value = each;
  expect(t("more-about", { name: DAVID })).toContain(ISOLATED);
  expect(joined([DAVID, "Aki 31"])).toContain(ISOLATED);
});

test.each(["Aki", "秋", "🍙", "3", ""])("%j is written as it is", (name) => {
  expect(isolated(name)).toBe(name);
});
