import { describe, expect, test } from "vitest";
import { filesIn, References, readMessages } from "../../testing/messages";
import { readSource, type Template } from "../../testing/sources";

const code: Record<string, string> = import.meta.glob(["../**/*.{ts,tsx}", "!../**/*.{test,testing}.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const engine: Record<string, string> = import.meta.glob("../../../py_engine/**/*.py", {
  query: "?raw",
  import: "default",
  eager: true,
});

const LOCALES = ["ja", "en"] as const;
const QUOTED = /"(\w[\w-]*)"/g;
const NUMBER = /^\d+(-\d+)*$/;
const ID_PART = /^[\w-]*$/;

const filesOf = (locale: string) =>
  Object.entries(filesIn(locale)).map(([path, text]) => ({ path, ...readMessages(text) }));
const messagesOf = (locale: string) => filesOf(locale).flatMap(({ messages }) => messages);
const referencesOf = (locale: string) =>
  new Map(messagesOf(locale).map((message) => [message.id.name, new References(message)] as const));

const references = { ja: referencesOf("ja"), en: referencesOf("en") };
const ids = [...references.en.keys()];
const variablesOf = (locale: (typeof LOCALES)[number], id: string) => [
  ...(references[locale].get(id)?.variables ?? []),
];
const sources = Object.entries(code).map(([path, text]) => readSource(path, text));

describe.each(LOCALES)("the messages in %s", (locale) => {
  test("are plain texts", () => {
    expect(ids.length).toBeGreaterThan(500);
    expect(filesOf(locale).flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`))).toEqual([]);
  });

  test("are there once each", () => {
    const names = messagesOf(locale).map(({ id }) => id.name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test("refer only to their arguments", () => {
    expect([...references[locale]].filter(([, { others }]) => others.size).map(([id]) => id)).toEqual([]);
  });
});

test("no variant in ja depends on a plural category: Japanese has only one", () => {
  const categories = Object.entries(filesIn("ja")).flatMap(([path, text]) =>
    [...text.matchAll(/^\s*\[(?:zero|one|two|few|many)\]/gm)].map(() => path),
  );
  expect(categories).toEqual([]);
});

test("both languages have the same messages", () => {
  expect([...references.ja.keys()].sort()).toEqual(ids.toSorted());
});

test("both languages have the same arguments for a message", () => {
  const differ = ids.filter((id) => `${variablesOf("ja", id).sort()}` !== `${variablesOf("en", id).sort()}`);
  expect(differ).toEqual([]);
});

describe("the page's code", () => {
  const calls = sources.flatMap((source) => source.calls);

  test("requests existing messages by name", () => {
    expect(calls.length).toBeGreaterThan(300);
    expect(calls.filter(({ id }) => !references.en.has(id))).toEqual([]);
  });

  test("gives a message exactly the arguments that it takes", () => {
    const wrong = calls.filter(({ id, args }) => args && `${args.toSorted()}` !== `${variablesOf("en", id).sort()}`);
    expect(wrong).toEqual([]);
  });
});

describe("every message", () => {
  const said = new Set(sources.flatMap(({ literals }) => literals));
  const sent = new Set(Object.values(engine).flatMap((text) => [...text.matchAll(QUOTED)].map(([, word]) => word)));
  const fixed = (template: Template) => template.join("");
  const templates = sources
    .flatMap((source) => source.templates)
    .filter((template) => ID_PART.test(fixed(template)) && /[a-z]/.test(fixed(template)));

  /** Returns whether a text is a template with each hole filled by a value of page or engine. */
  function fits(text: string, [first, ...rest]: Template): boolean {
    if (first === undefined) return text === "";
    if (first !== null) return text.startsWith(first) && fits(text.slice(first.length), rest);
    const ends = [...text].map((_, at) => at + 1);
    return ends.some((end) => fits(text.slice(end), rest) && isSaid(text.slice(0, end)));
  }
  const isSaid = (text: string): boolean =>
    said.has(text) || sent.has(text) || NUMBER.test(text) || templates.some((template) => fits(text, template));

  test("is used: its name is in the code, or composed from names of page and engine", () => {
    const isUsed = (id: string) => said.has(id) || templates.some((template) => fits(id, template));
    expect(ids.filter((id) => !isUsed(id))).toEqual([]);
  });
});
