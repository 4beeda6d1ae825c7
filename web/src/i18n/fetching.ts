// Fetches messages, only those of the language in use. The messages of home and of the games' boxes are a script that
// loads before the first drawing, so the page can always report a fault. All others are in separate files.
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
/** Files that only some screens need, by path, with their addresses. */
const onDemand: Record<string, string> = import.meta.glob(
  [
    "../games/*/*/*.ftl",
    "!../games/*/{box,hand}/*.ftl",
    "../learn/*/*.ftl",
    "../exercise/*.ftl",
    "../solo/*.ftl",
    "../table/phone/*.ftl",
  ],
  { query: "?url", import: "default", eager: true },
);
/** Folders of files on demand that were requested. */
const opened = new Set<string>();
/** Addresses of files that the last fetch of messages did not get; null before the first. */
export const missingMessages = signal<readonly string[] | null>(null);

async function fetchText(path: string): Promise<[string, string]> {
  const answer = await fetch(addressOf(path));
  // some hosts send their page in place of a missing file
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

/** Fetches files that are not here yet; resolves to the paths of those that failed. */
async function fetchTexts(paths: readonly string[]): Promise<string[]> {
  const missing = paths.filter((path) => !hasTexts(path));
  const texts = await Promise.allSettled(missing.map(fetchText));
  const came = texts.flatMap((text) => (text.status === "fulfilled" ? [text.value] : []));
  if (came.length) addTexts(Object.fromEntries(came));
  return missing.filter((_, at) => texts[at]?.status === "rejected");
}

/** Fetches home's messages in a language; rejects if that fails. */
export async function loadHomeWords(wanted: Locale): Promise<void> {
  addTexts((await scripts[`./words/${wanted}.ts`]?.()) ?? {});
}

/** Fetches all other messages of a language; resolves to the addresses of files that failed. */
async function fetchMessages(wanted: Locale): Promise<string[]> {
  loadPhrases(wanted).catch(() => undefined); // without it lines break anywhere, and stay readable
  const lost = await fetchTexts([...Object.keys(addresses).filter((path) => isIn(path, wanted)), ...demanded(wanted)]);
  return lost.map(addressOf);
}

/** Fetches the other messages of a language; the next call retries failed files. */
export async function loadMessages(wanted: Locale): Promise<void> {
  missingMessages.value = await fetchMessages(wanted);
}

/** Fetches the messages of these folders, now and in every language chosen later; rejects if that fails now. */
export async function loadWordsOf(...folders: readonly string[]): Promise<void> {
  for (const folder of folders) opened.add(folder);
  const lost = await fetchTexts(demanded(locale.value));
  if (lost.length) throw new Error(lost.map(addressOf).join(", "));
}

/** Fetches a folder's messages in every language; ignores files that fail. */
export async function loadEveryLanguageOf(folder: string): Promise<void> {
  await fetchTexts(LOCALES.map((each) => `../${folder}/${each}.ftl`).filter((path) => path in onDemand));
}

/** Changes the language; rejects, and keeps the old one, unless all messages arrive. */
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
