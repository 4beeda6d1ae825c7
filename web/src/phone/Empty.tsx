// The page without a hand: its purpose, and a field for players without a camera.
import { useRef } from "preact/hooks";
import { keepLanguage } from "../device/settings";
import { inGroups } from "../hand/code";
import { locale, OWN_NAMES, t } from "../i18n/i18n";
import { Cloth } from "../table/Cloth";
import { Button } from "../ui/Button";
import { fault, take } from "./state";

const OTHER = { ja: "en", en: "ja" } as const;

/** Changes to the other language; the page contains the words of both. */
export function LanguageButton() {
  const other = OTHER[locale.value];
  const speak = () => {
    locale.value = other;
    keepLanguage(other);
  };
  return (
    <Button quiet lang={other} onClick={speak}>
      {OWN_NAMES[other]}
    </Button>
  );
}

/** Groups a typed code by fours, as the table shows it; does nothing while the cursor is inside the text. */
function group(field: HTMLInputElement): void {
  const { value, selectionStart } = field;
  if (selectionStart !== value.length) return;
  field.value = inGroups(value.replaceAll(" ", ""));
}

export function TypeCode() {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    const { current } = field;
    if (!current) return;
    take(current.value);
    if (!fault.value) current.value = "";
  };
  return (
    <form class="stack phone-type" onSubmit={submit}>
      <label class="small" for="phone-code">
        {t("phone-type-help")}
      </label>
      <input
        ref={field}
        id="phone-code"
        class="field"
        type="text"
        aria-label={t("phone-code")}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        enterkeyhint="done"
        onInput={(event) => (event as InputEvent).isComposing || group(event.currentTarget)}
      />
      <Button main type="submit">
        {t("phone-take")}
      </Button>
    </form>
  );
}

export const Empty = () => (
  <>
    <div class="phone-cloth">
      <Cloth>
        <span class="phone-crest">手札</span>
      </Cloth>
    </div>
    <header class="phone-head">
      <h1>{t("phone-title")}</h1>
      <LanguageButton />
    </header>
    {fault.value ? (
      <div class="sheet-of-paper stack" role="alert">
        <h2>{t("phone-fault")}</h2>
        <p>{t(`phone-fault-${fault.value}`)}</p>
      </div>
    ) : (
      <p>{t("phone-what")}</p>
    )}
    <section class="sheet-of-paper stack">
      <h2>{t("phone-type")}</h2>
      <TypeCode />
    </section>
  </>
);
