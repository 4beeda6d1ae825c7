// Entries of the storage that are no matches: named, to be kept as a file or thrown away.
import { t } from "../i18n/i18n";
import { download } from "../saves/download";
import { asides, deleteAside } from "../saves/records";

export function Asides() {
  if (!asides.value.length) return null;
  return (
    <section class="stack" aria-label={t("asides")}>
      <h2>{t("asides")}</h2>
      <p class="small">{t("asides-help")}</p>
      <ul class="matches">
        {asides.value.map(({ key, text }) => (
          <li key={key} class="match sheet-of-paper">
            <span class="match-words">
              <code>{key}</code>
              <span class="small soft">{t("characters", { count: text.length })}</span>
            </span>
            <button type="button" class="button" onClick={() => download(`${key.replaceAll(":", "-")}.txt`, text)}>
              {t("download")}
            </button>
            <button type="button" class="button button-quiet" onClick={() => deleteAside(key)}>
              {t("delete")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
