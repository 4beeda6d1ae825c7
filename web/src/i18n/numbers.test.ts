import { beforeEach, expect, test, vi } from "vitest";
import { loadHomeWords } from "./fetching";
import { LOCALES, locale, t } from "./i18n";

const written = (count: number) => t("characters", { count });

beforeEach(() => Promise.all(LOCALES.map(loadHomeWords)));

test.each(LOCALES)("numbers are written in %s as the browser writes them", (each) => {
  locale.value = each;
  for (const number of [0, 1, 7, -3, 12, 999, 1000, 12345, 2.5])
    expect(written(number)).toContain(new Intl.NumberFormat(each).format(number));
});

test("a small whole number does not wait for the browser's number formats", () => {
  const formats = vi.spyOn(Intl, "NumberFormat");
  locale.value = "en";
  expect([written(42), formats.mock.calls.length]).toEqual(["42 characters", 0]);
});
