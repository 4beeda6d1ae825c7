// Fluent messages in Japanese and English. Home's and what stands on a game's box are part of the page's script,
// so that home waits for nothing and the page can always say what is wrong; all others lie in files of their own, of
// which only those of the language in use are fetched.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { batch, computed, signal } from "@preact/signals";

export const LOCALES = ["ja", "en"] as const;
export type Locale = (typeof LOCALES)[number];
/** What a message is filled in with, by name. */
export type MessageArguments = Record<string, FluentVariable>;

const bundled: Record<string, string> = import.meta.glob(["./*.ftl", "../games/*/box/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const addresses: Record<string, string> = import.meta.glob(["../games/*/*.ftl", "../screens/*.ftl", "../table/*.ftl"], {
  query: "?url",
  import: "default",
  eager: true,
});
const fetched = signal<Readonly<Record<string, string>>>({});
/** Whether the messages that are fetched are there, as far as they came. */
export const hasMessages = signal(false);
/** The files of messages that did not come when they were last fetched. */
export const missingMessages = signal<readonly string[]>([]);

export const isLocale = (value: string | null | undefined): value is Locale => LOCALES.includes(value as Locale);

/** The browser's first language that there is; English where it speaks neither. */
function preferred(): Locale {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return spoken.find(isLocale) ?? "en";
}

export const locale = signal<Locale>(preferred());

async function fetchText(path: string): Promise<[string, string]> {
  const answer = await fetch(addresses[path] ?? "");
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return [path, await answer.text()];
}

/** What makes the lines of Japanese break between phrases, in a browser that can't find these by itself. */
const inPhrases = signal<((text: string) => string) | null>(null);

async function loadPhrases(wanted: Locale): Promise<void> {
  if (wanted !== "ja" || inPhrases.value || CSS.supports("word-break", "auto-phrase")) return;
  inPhrases.value = (await import("./phrases")).inPhrases;
}

/** Fetch the other messages of a language; those that don't come now are fetched again the next time. */
export async function loadMessages(wanted: Locale): Promise<void> {
  loadPhrases(wanted).catch(() => undefined); // lines that break anywhere can be read too
  const missing = Object.keys(addresses).filter((path) => isIn(path, wanted) && !(path in fetched.value));
  const texts = await Promise.allSettled(missing.map(fetchText));
  const lost = missing.filter((_, at) => texts[at]?.status === "rejected");
  const came = texts.flatMap((text) => (text.status === "fulfilled" ? [text.value] : []));
  batch(() => {
    fetched.value = { ...fetched.value, ...Object.fromEntries(came) };
    missingMessages.value = lost.map((path) => addresses[path] ?? path);
    hasMessages.value = true;
  });
}

/** Fetch the messages of a language, then speak it. */
export async function setLocale(next: Locale): Promise<void> {
  await loadMessages(next);
  locale.value = next;
}

const isIn = (path: string, wanted: Locale): boolean => path.endsWith(`/${wanted}.ftl`);

function bundleOf(wanted: Locale): FluentBundle {
  const transform = wanted === "ja" && inPhrases.value;
  const bundle = new FluentBundle(wanted, { useIsolating: false, ...(transform && { transform }) });
  for (const [path, text] of Object.entries({ ...bundled, ...fetched.value })) {
    if (isIn(path, wanted)) bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

const bundle = computed(() => bundleOf(locale.value));
/** Messages formatted already, by id and arguments: a table shows most of them again at every tap. */
const formatted = computed(() => ({ by: bundle.value, texts: new Map<string, string>() }));
const MOST_FORMATTED = 5000;

/** Forget the messages shown so far, since they tell of the cards that were seen. */
export const forgetMessages = (): void => formatted.peek().texts.clear();

/** Whether there is a message `id`. */
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

function format(id: string, args?: MessageArguments): string {
  const message = bundle.value.getMessage(id);
  if (!message?.value) return id;
  const faults: Error[] = [];
  const text = bundle.value.formatPattern(message.value, args ?? null, faults);
  if (faults.length) console.warn(`message ${id}`, faults);
  return text;
}

const lists = (type: "conjunction" | "disjunction") =>
  computed(() => new Intl.ListFormat(locale.value, { style: "long", type }));
const conjunctions = lists("conjunction");
const disjunctions = lists("disjunction");

/** Names joined as the language joins them: "A, B and C". */
export const joined = (names: readonly string[]): string => conjunctions.value.format(names);

/** Things of which one is enough: "A, B or C". */
export const either = (names: readonly string[]): string => disjunctions.value.format(names);
