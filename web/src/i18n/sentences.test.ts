// Texts at a table are read at a glance: no sentence is long.
import { type Pattern, SelectExpression, TextElement } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { readMessages } from "../../testing/messages";

const files: Record<string, string> = import.meta.glob(
  ["../table/*.ftl", "../learn/*.ftl", "../games/*/*.ftl", "../games/*/leaflet/*.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

/** Texts in the set-up, on the score sheet's foot or in the rules' clauses, where there is time to read. */
const AT_LEISURE = /-(option|credit|story|rule)-?/;
const ENDS = { ja: /(?<=[。！？])/u, en: /(?<=[.!?])\s+/u } as const;
const MOST = { ja: 40, en: 20 } as const;
type Locale = keyof typeof MOST;

const lengthOf: Record<Locale, (sentence: string) => number> = {
  ja: (sentence) => [...sentence].length,
  en: (sentence) => sentence.split(/\s+/).filter(Boolean).length,
};

/** All texts of a message, with each variable as one letter. */
function spoken({ elements }: Pattern): string[] {
  return elements.reduce<string[]>(
    (begun, element) => ends(element).flatMap((end) => begun.map((text) => text + end)),
    [""],
  );
}

function ends(element: Pattern["elements"][number]): string[] {
  if (element instanceof TextElement) return [element.value];
  const { expression } = element;
  if (expression instanceof SelectExpression) return expression.variants.flatMap(({ value }) => spoken(value));
  return ["x"];
}

function tooLong(locale: Locale): string[] {
  const messages = Object.entries(files)
    .filter(([path]) => path.endsWith(`/${locale}.ftl`))
    .flatMap(([, text]) => readMessages(text).messages)
    .filter(({ id }) => !AT_LEISURE.test(id.name));
  const sentences = messages.flatMap(({ id, value }) =>
    (value ? spoken(value) : [])
      .flatMap((text) => text.split(ENDS[locale]))
      .map((sentence) => ({ id: id.name, sentence: sentence.trim() })),
  );
  return sentences
    .filter(({ sentence }) => lengthOf[locale](sentence) > MOST[locale])
    .map(({ id, sentence }) => `${id}: ${sentence}`);
}

describe.each(["ja", "en"] as const)("at a table in %s", (locale) => {
  test("no sentence is too long to read at a glance", () => {
    expect(tooLong(locale)).toEqual([]);
  });
});

test("a sentence is as long as its letters or its words", () => {
  expect(lengthOf.ja("手札を開く。")).toBe(6);
  expect(lengthOf.en("Open your hand.")).toBe(3);
});
