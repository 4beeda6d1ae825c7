// Fluent messages in Japanese and English: the loaded texts, and their formatting. The page adds the texts: by fetching.ts,
// or by a script that has all of them.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";

export const LOCALES = ["ja", "en"] as const;
export type Locale = (typeof LOCALES)[number];
/** Each language's own name. */
export const OWN_NAMES: Readonly<Record<Locale, string>> = { ja: "日本語", en: "English" };
/** A message's variables, by name. */
export type MessageArguments = Record<string, FluentVariable>;

/** The loaded texts of messages, by the path of their file. */
const sources = signal<Readonly<Record<string, string>>>({});

/** Returns whether the messages of a file are loaded. */
export const hasTexts = (path: string): boolean => path in sources.peek();

/** Adds texts of messages, by paths that end in `<language>.ftl`. */
export function addTexts(more: Readonly<Record<string, string>>): void {
  sources.value = { ...sources.peek(), ...more };
}

export const isLocale = (value: string | null | undefined): value is Locale => LOCALES.includes(value as Locale);

/** The browser's first language that there is; English where it speaks neither. */
function preferred(): Locale {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return spoken.find(isLocale) ?? "en";
}

export const locale = signal<Locale>(preferred());

/** The language in use by the name that browsers know: English is British, in lists and dates too. */
export const language = computed(() => (locale.value === "en" ? "en-GB" : locale.value));

/** Lets the lines of Japanese break between phrases, in a browser that can't find these by itself. */
export const inPhrases = signal<((text: string) => string) | null>(null);

/** Returns whether a file of messages is in a language. */
export const isIn = (path: string, wanted: Locale): boolean => path.endsWith(`/${wanted}.ftl`);

function bundleOf(wanted: Locale): FluentBundle {
  const transform = wanted === "ja" && inPhrases.value;
  const bundle = new FluentBundle(wanted, { useIsolating: false, ...(transform && { transform }) });
  for (const [path, text] of Object.entries(sources.value)) {
    if (isIn(path, wanted)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const bundle = computed(() => bundleOf(locale.value));
/** Messages formatted already, by id and arguments: a table shows most of them again at every tap. */
const formatted = computed(() => ({ by: bundle.value, texts: new Map<string, string>() }));
const MOST_FORMATTED = 5000;

/** Forget the messages shown so far, since they reveal seen cards. */
export const forgetMessages = (): void => formatted.peek().texts.clear();

export const has = (id: string): boolean => bundle.value.hasMessage(id);

/** The message `id` in the language in use; the id itself where it is missing (a test finds those). */
export function t(id: string, args?: MessageArguments): string {
  const { texts } = formatted.value;
  const key = args ? id + JSON.stringify(args) : id;
  const known = texts.get(key);
  if (known !== undefined) return known;
  if (texts.size >= MOST_FORMATTED) texts.clear();
  const text = format(id, args);
  texts.set(key, text);
  return text;
}

const bundles = computed(() => LOCALES.map(bundleOf));

/** The message `id`, which takes nothing, in every language whose words are here. */
export const inEveryLanguage = (id: string): string[] =>
  bundles.value.flatMap((each) => {
    const pattern = each.getMessage(id)?.value;
    return pattern ? [each.formatPattern(pattern)] : [];
  });

/** The lowest number that is written with a comma. */
const LONG = 1000;

/** A whole number, written at once: the first of a browser's own number formats takes it a tenth of a second and more. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isShort = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && Math.abs(value) < LONG;

/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns a text that leaves the text around it as it is: else a name from right to left would turn points round. */
export const isolated = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);

function written(value: MessageArguments[string]): MessageArguments[string] {
  if (isShort(value)) return new Whole(value);
  return typeof value === "string" ? isolated(value) : value;
}

const withWritten = (args: MessageArguments): MessageArguments =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, written(value)]));

function format(id: string, args?: MessageArguments): string {
  const message = bundle.value.getMessage(id);
  if (!message?.value) return id;
  const faults: Error[] = [];
  const text = bundle.value.formatPattern(message.value, args ? withWritten(args) : null, faults);
  if (faults.length) console.warn(`message ${id}`, faults);
  return text;
}

const lists = (type: "conjunction" | "disjunction") =>
  computed(() => new Intl.ListFormat(language.value, { style: "long", type }));
const conjunctions = lists("conjunction");
const disjunctions = lists("disjunction");

/** Names joined as the language joins them: "A, B and C". */
export const joined = (names: readonly string[]): string => conjunctions.value.format(names.map(isolated));

/** Things of which one is enough: "A, B or C". */
export const either = (names: readonly string[]): string => disjunctions.value.format(names.map(isolated));
