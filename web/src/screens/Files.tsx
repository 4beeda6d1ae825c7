// Taking matches out as a file and in again, and bringing back what was just deleted.
import { useState } from "preact/hooks";
import { exportAll } from "../device/exports";
import { isReady, unlessDead } from "../door/engine";
import { t } from "../i18n/i18n";
import type { Imported } from "../match/take-in";
import { matches } from "../saves/list";
import { deleted, restore } from "../saves/matches";
import { Button, FileButton } from "../ui/Button";
import { Lost } from "../ui/Notice";

/** What is said of an import: what came in, then what did not. */
const sentencesOf = ({ added, refused, unread }: Imported): string[] => [
  t("import-added", { count: added }),
  ...refused.map((reason) => t("import-refused", { reason })),
  ...(unread ? [t("import-some-unread", { count: unread })] : []),
];

/** Take a file's matches in; returns what there is to say of it, null where what takes it in has not come. */
async function taken(file: File): Promise<string[] | null> {
  const script = await import("../match/take-in").catch(() => null);
  if (!script) return null;
  const { BadFile, MOST_BYTES, takeFile } = script;
  try {
    return sentencesOf(await takeFile(file));
  } catch (fault) {
    if (!(fault instanceof BadFile)) throw fault;
    return [t(`import-${fault.code}`, { megabytes: MOST_BYTES / 2 ** 20 })];
  }
}

/** `isFirst`: there is nothing else to go on with, as in an app that was just installed. */
export function Files({ isFirst = false }: { isFirst?: boolean }) {
  const [sentences, setSentences] = useState<readonly string[]>([]);
  const [isPasting, setPasting] = useState(false);
  const [waiting, setWaiting] = useState<File | null>(null);
  const take = (file: File) =>
    unlessDead(async () => {
      const said = await taken(file);
      setWaiting(said ? null : file);
      setSentences(said ?? []);
    });
  return (
    <section class={isFirst ? "stack sheet-of-paper" : "stack"} aria-label={t("files")} data-testid="files">
      {deleted.value && (
        <p class="sheet-of-paper row" role="status">
          {t("was-deleted")}
          <Button onClick={restore}>{t("bring-back")}</Button>
        </p>
      )}
      {isFirst && !matches.value.length && <p class="files-help">{t("import-help")}</p>}
      <div class="row files">
        {matches.value.length > 0 && <Button onClick={exportAll}>{t("export-all")}</Button>}
        <FileButton main={isFirst} disabled={!isReady.value} accept=".json,.txt,application/json" onFile={take}>
          {t("import")}
        </FileButton>
        <Button quiet disabled={!isReady.value} aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          {t("import-text")}
        </Button>
      </div>
      {isPasting && (
        <Pasted
          onText={(text) => {
            setPasting(false);
            void take(new File([text], "text"));
          }}
        />
      )}
      {waiting && <Lost onRetry={() => take(waiting)} />}
      <div role="status">
        {sentences.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
    </section>
  );
}

/** Takes what was copied where no file could be saved. */
function Pasted({ onText }: { onText: (text: string) => void }) {
  const [text, setText] = useState("");
  const take = (event: Event) => {
    event.preventDefault();
    onText(text);
  };
  return (
    <form class="row" onSubmit={take}>
      <textarea
        class="field match-words"
        rows={2}
        required
        value={text}
        aria-label={t("import-text-field")}
        placeholder={t("import-text-field")}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit">{t("import-text-take")}</Button>
    </form>
  );
}
