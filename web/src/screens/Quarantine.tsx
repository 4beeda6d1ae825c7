// Entries of the storage that can't be read as matches: named, to be kept as a file, and thrown away where they are
// of no use to a newer version.
import { t } from "../i18n/i18n";
import { download } from "../saves/download";
import { deleteQuarantined, newer, quarantine } from "../saves/list";
import type { StoredText } from "../saves/quarantine";

export const Quarantine = () => <Named id="quarantine" entries={quarantine.value} onDelete={deleteQuarantined} />;

/** What a newer version has stored: it stays there untouched. */
export const NewerEntries = () => <Named id="newer" entries={newer.value} />;

interface Props {
  id: "quarantine" | "newer";
  entries: readonly StoredText[];
  onDelete?: (key: string) => void;
}

function Named({ id, entries, onDelete }: Props) {
  if (!entries.length) return null;
  return (
    <section class="stack" aria-label={t(id)}>
      <h2>{t(id)}</h2>
      <p class="small">{t(`${id}-help`)}</p>
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
    </section>
  );
}
