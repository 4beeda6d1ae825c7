import { afterEach, expect, test } from "vitest";
import { draw } from "../../testing/screen";
import { locale } from "../i18n/i18n";
import { InItsLanguage } from "./InItsLanguage";

afterEach(() => {
  locale.value = "en";
});

const marked = (page: Element) =>
  [...page.querySelectorAll<HTMLElement>("[lang]")].map(({ lang, textContent }) => [lang, textContent]);

test("a maker's Japanese name is marked in an English text", async () => {
  locale.value = "en";
  const page = await draw(<InItsLanguage text="Fan Tan (七並べ) by 忍野凛也, version 4.1" />);
  expect(marked(page)).toEqual([
    ["ja", "七並べ"],
    ["ja", "忍野凛也"],
  ]);
  expect(page.textContent).toBe("Fan Tan (七並べ) by 忍野凛也, version 4.1");
});

test("a maker's English name is marked in a Japanese text, and single letters are not", async () => {
  locale.value = "ja";
  const page = await draw(<InItsLanguage text="ゴースト（testing、.nar Archiveカードゲーム企画、A社）" />);
  expect(marked(page)).toEqual([
    ["en", "testing"],
    ["en", ".nar Archive"],
  ]);
});
