// Names of makers and titles keep their own language, so that fonts and voices fit them.
import { type Locale, locale } from "../i18n/i18n";

const JAPANESE = /([\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー][\p{sc=Hira}\p{sc=Kana}\p{sc=Han}ー・、]*)/u;
const LATIN = /(\.?[A-Za-z][A-Za-z.]+(?: [A-Za-z][A-Za-z.]+)*)/;
/** In each language the other one's parts, and that one's name. */
const OTHERS: Readonly<Record<Locale, readonly [RegExp, Locale]>> = { ja: [LATIN, "en"], en: [JAPANESE, "ja"] };

/** A text whose parts in another script are marked with that one's language. */
export function InItsLanguage({ text }: { text: string }) {
  const [others, lang] = OTHERS[locale.value];
  const parts = text.split(others);
  if (parts.length === 1) return text;
  return (
    <>
      {parts.map((part, at) =>
        at % 2 ? (
          <span key={at} lang={lang}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
