// The switch between the languages, each in its own words.
import { chooseLanguage } from "../device/settings";
import { LOCALES, locale, t } from "../i18n/i18n";
import { OneOf } from "./OneOf";

const OWN_NAMES = { ja: "日本語", en: "English" };

export const Language = () => (
  <OneOf
    name="language"
    label={t("language")}
    values={LOCALES}
    value={locale.value}
    textOf={(each) => OWN_NAMES[each]}
    lang={(each) => each}
    onChoose={chooseLanguage}
  />
);
