// Taking all that is stored out as a file and in again.
import { useRef, useState } from "preact/hooks";
import { isKept } from "../device/keeping";
import { isReady, unlessDead } from "../door/engine";
import { t } from "../i18n/i18n";
import { type FileParts, takeSettings } from "../saves/file";
import { matches } from "../saves/list";
import { storesNothing, unread } from "../saves/whole";
import { Button, FileButton } from "../ui/Button";
import { exportAll } from "../ui/exporting";
import { Lost } from "../ui/Notice";
import { Section } from "../ui/Screen";

interface Progress {
  readonly done: number;
  readonly total: number;
}

interface Said {
  readonly sentences: readonly string[];
  readonly settings: FileParts["settings"];
}

const NOTHING: Said = { sentences: [], settings: {} };

/** Imports a backup's settings: the page restarts with them. */
function adopt(settings: FileParts["settings"]): void {
  takeSettings(settings);
  location.reload();
}

export function Files() {
  const [{ sentences, settings }, say] = useState(NOTHING);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [isPasting, setPasting] = useState(false);
  /** A file that waits for the script of the import. */
  const [waiting, setWaiting] = useState<File | null>(null);
  const stop = useRef(new AbortController());
  const take = async (file: File) => {
    stop.current = new AbortController();
    say(NOTHING);
    const script = await import("./take-file").catch(() => null);
    setWaiting(script ? null : file);
    if (!script) return;
    try {
      say(await script.take(file, stop.current.signal, (done, total) => setProgress({ done, total })));
    } finally {
      setProgress(null);
    }
  };
  const begin = (file: File) => unlessDead(() => take(file));
  const hasMatches = matches.value.length > 0 || unread.value !== null;
  return (
    <Section title={t("files")} data-testid="files">
      <div class="row">
        {hasMatches && <Button onClick={exportAll}>{t("export-all")}</Button>}
        <FileButton disabled={!isReady.value || progress !== null} onFile={begin}>
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
            void begin(new File([text], "text"));
          }}
        />
      )}
      {waiting && <Lost onRetry={() => begin(waiting)} />}
      {hasMatches && (
        <p class="small soft">
          {t("export-all-help")}
          {isKept.value !== null && !storesNothing() && ` ${t(isKept.value ? "storage-kept" : "storage-may-go")}`}
        </p>
      )}
      {progress && (
        <p class="row">
          <progress value={progress.done} max={progress.total} aria-label={t("import")} />
          <span class="small">{t("import-progress", { done: progress.done, total: progress.total })}</span>
          <Button onClick={() => stop.current.abort()}>{t("import-stop")}</Button>
        </p>
      )}
      {/* empty, it has no role to be read */}
      <div role={sentences.length ? "status" : undefined} aria-live="polite">
        {sentences.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
        {Object.keys(settings).length > 0 && (
          <p class="row">
            {t("import-settings")}
            <Button onClick={() => adopt(settings)}>{t("import-settings-take")}</Button>
          </p>
        )}
      </div>
    </Section>
  );
}

/** Imports a copied text, if no file could be saved. */
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
