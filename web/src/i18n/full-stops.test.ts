// One ending for all log texts.
import { type Pattern, SelectExpression, TextElement, VariableReference } from "@fluent/syntax";
import { expect, test } from "vitest";
import { readMessages } from "../../testing/messages";

const files: Record<string, string> = import.meta.glob("../**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const textsIn = (locale: string) =>
  Object.entries(files).flatMap(([path, text]) => (path.endsWith(`/${locale}.ftl`) ? [{ path, text }] : []));

/** Texts of the log: its entries, and the events at the end of some of these. */
const LOGGED = /-entry-|-event-\d+$/;
const FULL_STOP = /[。.！!]|\$event/;

/** The endings of a message's texts, in all variants. */
function endsOf({ elements }: Pattern): string[] {
  const last = elements.at(-1);
  if (last instanceof TextElement) return [last.value.trim().at(-1) ?? ""];
  const expression = last?.expression;
  if (expression instanceof SelectExpression) return expression.variants.flatMap(({ value }) => endsOf(value));
  return [expression instanceof VariableReference ? `$${expression.id.name}` : ""];
}

test.each(["ja", "en"])("every text of the log in %s ends with a full stop", (locale) => {
  const entries = textsIn(locale)
    .flatMap(({ text }) => readMessages(text).messages)
    .filter(({ id }) => LOGGED.test(id.name));
  expect(entries.length).toBeGreaterThan(30);
  const ends = entries.flatMap(({ id, value }) => (value ? endsOf(value) : []).map((end) => [id.name, end] as const));
  expect(ends.filter(([, end]) => !FULL_STOP.test(end))).toEqual([]);
});
