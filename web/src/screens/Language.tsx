// The switch between the languages, each in its own words.
import { LOCALES, locale, setLocale, t } from "../i18n/i18n";

const OWN_NAMES = { ja: "日本語", en: "English" };

export function Language() {
  return (
    <fieldset class="choice" aria-label={t("language")}>
      {LOCALES.map((each) => (
        <label key={each} lang={each}>
          <input type="radio" name="language" checked={locale.value === each} onChange={() => setLocale(each)} />
          <span>{OWN_NAMES[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
