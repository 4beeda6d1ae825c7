// One spelling for a word, and one end for all that the log says.
import { type Pattern, SelectExpression, TextElement, VariableReference } from "@fluent/syntax";
import { expect, test } from "vitest";
import { readMessages } from "../../testing/messages";

const files: Record<string, string> = import.meta.glob("../**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** What Japanese can spell in several ways, and ours. */
const NOT_BUT: readonly (readonly [RegExp, string])[] = [
  [/読み込みなお|再読み?込/, "読み込み直す"],
  [/れんしゅう/, "練習"],
  [/くらべ/, "比べる"],
  [/すわ[らりるれろっ]/, "座る"],
  [/全部の[りるっ]|[がにへ]の[りるっ]/, "載る"],
  [/ちが[いうえっ]/, "違う"],
  [/(?<!種)とば[さしすせ]/, "飛ばす"],
  [/おぼえ/, "覚える"],
  [/遊びかた|あそび方|あそびかた/, "遊び方"],
];

const textsIn = (locale: string) =>
  Object.entries(files).flatMap(([path, text]) => (path.endsWith(`/${locale}.ftl`) ? [{ path, text }] : []));

test("a Japanese word is spelt in one way", () => {
  const wrong = textsIn("ja").flatMap(({ path, text }) =>
    NOT_BUT.flatMap(([not, but]) => [...text.matchAll(RegExp(not, "g"))].map(([word]) => `${path}: ${word} (${but})`)),
  );
  expect(wrong).toEqual([]);
});

/** What the log says: its entries, and the events that some of these end with. */
const LOGGED = /-entry-|-event-\d+$/;
const FULL_STOP = /[。.！!]|\$event/;

/** How what a message can say ends, whichever variant is said. */
function endsOf({ elements }: Pattern): string[] {
  const last = elements.at(-1);
  if (last instanceof TextElement) return [last.value.trim().at(-1) ?? ""];
  const expression = last?.expression;
  if (expression instanceof SelectExpression) return expression.variants.flatMap(({ value }) => endsOf(value));
  return [expression instanceof VariableReference ? `$${expression.id.name}` : ""];
}

test.each(["ja", "en"])("in %s whatever the log says ends with a full stop", (locale) => {
  const entries = textsIn(locale)
    .flatMap(({ text }) => readMessages(text).messages)
    .filter(({ id }) => LOGGED.test(id.name));
  expect(entries.length).toBeGreaterThan(30);
  const ends = entries.flatMap(({ id, value }) => (value ? endsOf(value) : []).map((end) => [id.name, end] as const));
  expect(ends.filter(([, end]) => !FULL_STOP.test(end))).toEqual([]);
});
