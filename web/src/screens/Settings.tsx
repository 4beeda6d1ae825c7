// Settings: only those that do something.
import { href } from "../app/router";
import { curtainWay } from "../app/settings";
import { t } from "../i18n/i18n";
import { Head } from "./Head";
import { Language } from "./Language";
import "./choice.css";

export function Settings() {
  return (
    <main class="screen">
      <Head title={t("settings")} back={href("")} />
      <section class="stack">
        <h2>{t("language")}</h2>
        <Language />
      </section>
      <section class="stack">
        <h2>{t("curtain-way")}</h2>
        <p class="small soft">{t("curtain-way-help")}</p>
        <fieldset class="choice" aria-label={t("curtain-way")}>
          {curtainWay.values.map((way) => (
            <label key={way}>
              <input
                type="radio"
                name="curtain"
                checked={curtainWay.value === way}
                onChange={() => curtainWay.set(way)}
              />
              <span>{t(`curtain-way-${way}`)}</span>
            </label>
          ))}
        </fieldset>
      </section>
    </main>
  );
}
