// One of a few, as buttons in a row; one of them is the language.
import { useState } from "preact/hooks";
import { keepLanguage } from "../device/settings";
import { setLocale } from "../i18n/fetching";
import { LOCALES, type Locale, locale, OWN_NAMES, t } from "../i18n/i18n";
import { Lost } from "./Notice";
import "./choice.css";

export interface OneOfProps<Value extends string | number> {
  /** The name of the group of inputs. */
  name: string;
  label: string;
  values: readonly Value[];
  value: Value | undefined;
  /** The text on the button of a value. */
  textOf: (value: Value) => string;
  /** The language of a value's text, if it differs from the page's. */
  lang?: (value: Value) => string;
  onChoose: (value: Value) => void;
}

export function OneOf<Value extends string | number>(props: OneOfProps<Value>) {
  const { name, label, values, value, textOf, lang, onChoose } = props;
  return (
    <fieldset class="choice" aria-label={label}>
      {values.map((each) => (
        <label key={each} lang={lang?.(each)} data-value={each}>
          <input type="radio" name={name} value={each} checked={value === each} onChange={() => onChoose(each)} />
          <span>{textOf(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Change the language to `next` once its words are loaded; if they don't load, rejects and changes nothing. */
async function chooseLanguage(next: Locale): Promise<void> {
  await setLocale(next);
  keepLanguage(next);
}

/** The switch between the languages, each in its own words. */
export function Language() {
  const [lost, setLost] = useState<Locale | null>(null);
  const choose = (next: Locale) => {
    setLost(null);
    chooseLanguage(next).catch(() => setLost(next));
  };
  return (
    <>
      <OneOf
        name="language"
        label={t("language")}
        values={LOCALES}
        value={locale.value}
        textOf={(each) => OWN_NAMES[each]}
        lang={(each) => each}
        onChoose={choose}
      />
      {lost && <Lost onRetry={() => choose(lost)} />}
    </>
  );
}
