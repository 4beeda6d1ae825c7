// The language that was chosen, kept for the next visit.
import { isLocale, type Locale, locale, setLocale } from "../i18n/i18n";
import { readText, writeText } from "../saves/local";

const KEY = "language";
const stored = readText(KEY);
if (isLocale(stored)) locale.value = stored;

/** Speak `next` from now on; resolves once its words are there. */
export function chooseLanguage(next: Locale): Promise<void> {
  writeText(KEY, next);
  return setLocale(next);
}
