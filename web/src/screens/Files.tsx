// Taking matches out as a file and in again, and bringing back what was just deleted.
import { useRef, useState } from "preact/hooks";
import { isReady } from "../app/engine";
import { t } from "../i18n/i18n";
import { BadFile, giveAll, MOST_BYTES, takeIn } from "../saves/files";
import { deleted, matches, restore } from "../saves/records";

export function Files() {
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState<readonly string[]>([]);
  const take = async () => {
    const file = input.current?.files?.[0];
    if (!file) return;
    try {
      const { added, refused } = await takeIn(file);
      setWords([t("import-added", { count: added }), ...refused.map((reason) => t("import-refused", { reason }))]);
    } catch (fault) {
      if (!(fault instanceof BadFile)) throw fault;
      setWords([t(`import-${fault.code}`, { megabytes: MOST_BYTES / 2 ** 20 })]);
    } finally {
      if (input.current) input.current.value = "";
    }
  };
  return (
    <section class="stack" aria-label={t("files")}>
      {deleted.value && (
        <p class="sheet-of-paper row" role="status">
          {t("was-deleted")}
          <button type="button" class="button" onClick={restore}>
            {t("bring-back")}
          </button>
        </p>
      )}
      <div class="row files">
        {matches.value.length > 0 && (
          <button type="button" class="button" onClick={giveAll}>
            {t("export-all")}
          </button>
        )}
        <button type="button" class="button" disabled={!isReady.value} onClick={() => input.current?.click()}>
          {t("import")}
        </button>
        <input ref={input} type="file" accept=".json,.txt,application/json" hidden onChange={take} />
      </div>
      {!matches.value.length && <p class="small soft">{t("import-help")}</p>}
      <div role="status">
        {words.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
    </section>
  );
}
