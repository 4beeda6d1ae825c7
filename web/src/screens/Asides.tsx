// Entries of the storage that can't be read as matches: named, to be kept as a file, and thrown away where they are
// of no use to a newer version.
import { t } from "../i18n/i18n";
import { download } from "../saves/download";
import { asides, deleteAside, type Entry, newer } from "../saves/records";

export function Asides() {
  if (!asides.value.length) return null;
  return (
    <section class="stack" aria-label={t("asides")}>
      <h2>{t("asides")}</h2>
      <p class="small">{t("asides-help")}</p>
      <Entries entries={asides.value} onDelete={deleteAside} />
    </section>
  );
}

/** What a newer version has stored: it stays there untouched. */
export function NewerEntries() {
  if (!newer.value.length) return null;
  return (
    <section class="stack" aria-label={t("newer")}>
      <h2>{t("newer")}</h2>
      <p class="small">{t("newer-help")}</p>
      <Entries entries={newer.value} />
    </section>
  );
}

function Entries({ entries, onDelete }: { entries: readonly Entry[]; onDelete?: (key: string) => void }) {
  return (
    <ul class="matches">
      {entries.map(({ key, text }) => (
        <li key={key} class="match sheet-of-paper">
          <span class="match-words">
            <code>{key}</code>
            <span class="small soft">{t("characters", { count: text.length })}</span>
          </span>
          <button type="button" class="button" onClick={() => download(`${key.replaceAll(/[:/]/g, "-")}.txt`, text)}>
            {t("download")}
          </button>
          {onDelete && (
            <button type="button" class="button button-quiet" onClick={() => onDelete(key)}>
              {t("delete")}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
