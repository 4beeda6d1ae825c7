// Fluent messages in Japanese and English, of which only those of the language in use are fetched. The texts of home
// and of the games' boxes are a script, which loads before anything is drawn: with them the page can always report
// faults. All others are separate files.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";

export const LOCALES = ["ja", "en"] as const;
export type Locale = (typeof LOCALES)[number];
/** A message's variables, by name. */
export type MessageArguments = Record<string, FluentVariable>;

const scripts = import.meta.glob<Record<string, string>>("./words/*.ts", { import: "words" });
const addresses: Record<string, string> = import.meta.glob(
  ["../book/*.ftl", "../games/*/*.ftl", "../learn/*.ftl", "../review/*.ftl", "../screens/*.ftl", "../table/*.ftl"],
  {
    query: "?url",
    import: "default",
    eager: true,
  },
);
/** Texts needed only by readers of more than a game's table. */
const onDemand: Record<string, string> = import.meta.glob(
  ["../games/*/*/*.ftl", "!../games/*/box/*.ftl", "../learn/*/*.ftl", "../exercise/*.ftl"],
  { query: "?url", import: "default", eager: true },
);
/** Folders already requested. */
const opened = new Set<string>();
const fetched = signal<Readonly<Record<string, string>>>({});
/** The files of messages that did not come when they were last fetched; null before that. */
export const missingMessages = signal<readonly string[] | null>(null);

export const isLocale = (value: string | null | undefined): value is Locale => LOCALES.includes(value as Locale);

/** The browser's first language that there is; English where it speaks neither. */
function preferred(): Locale {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return spoken.find(isLocale) ?? "en";
}

export const locale = signal<Locale>(preferred());

/** The language in use by the name that browsers know: English is British, in lists and dates too. */
export const language = computed(() => (locale.value === "en" ? "en-GB" : locale.value));

async function fetchText(path: string): Promise<[string, string]> {
  const answer = await fetch(addressOf(path));
  // some hosts answer with their page instead of a missing file
  const isPage = answer.headers.get("content-type")?.startsWith("text/html");
  if (!answer.ok || isPage) throw new Error(`${path}: ${answer.status}`);
  return [path, await answer.text()];
}

const BREAK = "\u200b"; // a space of no width
/** Breaks lines of Japanese between phrases, in a browser that can't find these. */
const inPhrases = signal<((text: string) => string) | null>(null);

async function loadPhrases(wanted: Locale): Promise<void> {
  if (wanted !== "ja" || inPhrases.value || CSS.supports("word-break", "auto-phrase")) return;
  const { jaModel, Parser } = await import("budoux");
  const parser = new Parser(jaModel);
  inPhrases.value = (text) => parser.parse(text).join(BREAK);
}

/** Fetch files that are not here yet; returns those that did not come. */
async function fetchTexts(paths: readonly string[]): Promise<string[]> {
  const missing = paths.filter((path) => !(path in fetched.value));
  const texts = await Promise.allSettled(missing.map(fetchText));
  const came = texts.flatMap((text) => (text.status === "fulfilled" ? [text.value] : []));
  if (came.length) fetched.value = { ...fetched.value, ...Object.fromEntries(came) };
  return missing.filter((_, at) => texts[at]?.status === "rejected");
}

/** Fetch home's texts in a language; rejects if they do not load. */
export async function loadHomeWords(wanted: Locale): Promise<void> {
  const words = await scripts[`./words/${wanted}.ts`]?.();
  fetched.value = { ...fetched.value, ...words };
}

/** Fetch all other messages of a language; returns the files that did not come. */
async function fetchMessages(wanted: Locale): Promise<string[]> {
  loadPhrases(wanted).catch(() => undefined); // lines that break anywhere can be read too
  const lost = await fetchTexts([...Object.keys(addresses).filter((path) => isIn(path, wanted)), ...demanded(wanted)]);
  return lost.map(addressOf);
}

/** Fetch the other messages of a language; those that don't come now are fetched again the next time. */
export async function loadMessages(wanted: Locale): Promise<void> {
  missingMessages.value = await fetchMessages(wanted);
}

/** Fetch these folders' texts, now and for each later language; rejects if they do not load. */
export async function loadWordsOf(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) opened.add(folder);
  const lost = await fetchTexts(demanded(locale.value));
  if (lost.length) throw new Error(lost.map(addressOf).join(", "));
}

/** Fetch a folder's texts in every language; missing ones are just not found. */
export async function loadEveryLanguageOf(folder: string): Promise<void> {
  await fetchTexts(LOCALES.map((each) => `../${folder}/${each}.ftl`).filter((path) => path in onDemand));
}

/** Speak another language; rejects where not all of it comes, and the one that is spoken stays. */
export async function setLocale(next: Locale): Promise<void> {
  const [lost] = await Promise.all([fetchMessages(next), loadHomeWords(next)]);
  if (lost.length) throw new Error(lost.join(", "));
  missingMessages.value = [];
  locale.value = next;
}

const isIn = (path: string, wanted: Locale): boolean => path.endsWith(`/${wanted}.ftl`);
const addressOf = (path: string): string => addresses[path] ?? onDemand[path] ?? path;

const demanded = (wanted: Locale): string[] =>
  Object.keys(onDemand).filter(
    (path) => isIn(path, wanted) && [...opened].some((folder) => path === `../${folder}/${wanted}.ftl`),
  );

function bundleOf(wanted: Locale): FluentBundle {
  const transform = wanted === "ja" && inPhrases.value;
  const bundle = new FluentBundle(wanted, { useIsolating: false, ...(transform && { transform }) });
  for (const [path, text] of Object.entries(fetched.value)) {
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
