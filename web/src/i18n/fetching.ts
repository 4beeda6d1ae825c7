// How messages come, of which only those of the language in use are fetched. Home's and what stands on a game's box are a
// script, which comes before anything is drawn: with them the page can always say what is wrong. All others lie in files
// of their own.
import { signal } from "@preact/signals";
import { addTexts, hasTexts, inPhrases, isIn, LOCALES, type Locale, locale } from "./i18n";

const scripts = import.meta.glob<Record<string, string>>("./words/*.ts", { import: "words" });
const addresses: Record<string, string> = import.meta.glob(
  [
    "../book/*.ftl",
    "../games/*/*.ftl",
    "../games/*/hand/*.ftl",
    "../learn/*.ftl",
    "../review/*.ftl",
    "../screens/*.ftl",
    "../table/*.ftl",
    "../table/hand/*.ftl",
  ],
  {
    query: "?url",
    import: "default",
    eager: true,
  },
);
/** Texts needed only by readers of more than a game's table. */
const onDemand: Record<string, string> = import.meta.glob(
  [
    "../games/*/*/*.ftl",
    "!../games/*/{box,hand}/*.ftl",
    "../learn/*/*.ftl",
    "../exercise/*.ftl",
    "../table/phone/*.ftl",
  ],
  { query: "?url", import: "default", eager: true },
);
/** Folders of those that somebody has asked for. */
const opened = new Set<string>();
/** The files of messages that did not come when they were last fetched; null before that. */
export const missingMessages = signal<readonly string[] | null>(null);

async function fetchText(path: string): Promise<[string, string]> {
  const answer = await fetch(addressOf(path));
  // some hosts answer with their page what they don't have
  const isPage = answer.headers.get("content-type")?.startsWith("text/html");
  if (!answer.ok || isPage) throw new Error(`${path}: ${answer.status}`);
  return [path, await answer.text()];
}

const BREAK = "\u200b"; // a space of no width

async function loadPhrases(wanted: Locale): Promise<void> {
  if (wanted !== "ja" || inPhrases.value || CSS.supports("word-break", "auto-phrase")) return;
  const { jaModel, Parser } = await import("budoux");
  const parser = new Parser(jaModel);
  inPhrases.value = (text) => parser.parse(text).join(BREAK);
}

/** Fetch files that are not here yet; returns those that did not come. */
async function fetchTexts(paths: readonly string[]): Promise<string[]> {
  const missing = paths.filter((path) => !hasTexts(path));
  const texts = await Promise.allSettled(missing.map(fetchText));
  const came = texts.flatMap((text) => (text.status === "fulfilled" ? [text.value] : []));
  if (came.length) addTexts(Object.fromEntries(came));
  return missing.filter((_, at) => texts[at]?.status === "rejected");
}

/** Fetch what home says in a language; rejects where it does not come. */
export async function loadHomeWords(wanted: Locale): Promise<void> {
  addTexts((await scripts[`./words/${wanted}.ts`]?.()) ?? {});
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

/** Fetch what these folders say, now and in whatever language is spoken later; rejects where it does not come. */
export async function loadWordsOf(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) opened.add(folder);
  const lost = await fetchTexts(demanded(locale.value));
  if (lost.length) throw new Error(lost.map(addressOf).join(", "));
}

/** Fetch what a folder says in every language: what is not there yet, or does not come, is just not found. */
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

const addressOf = (path: string): string => addresses[path] ?? onDemand[path] ?? path;

const demanded = (wanted: Locale): string[] =>
  Object.keys(onDemand).filter(
    (path) => isIn(path, wanted) && [...opened].some((folder) => path === `../${folder}/${wanted}.ftl`),
  );
