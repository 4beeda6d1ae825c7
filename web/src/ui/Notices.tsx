// What went wrong with the storage, said until the user has done something about it.
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "../i18n/i18n";
import { exportAll, exportMatch } from "../saves/files";
import { OVERWRITTEN, wasCut } from "../saves/opening";
import { storageFails } from "../saves/storage";
import { wasCleared } from "../saves/stored-match";

interface Props {
  /** The match on the screen, null where all of them are meant. */
  id: string | null;
  /** The code of a fault after which the match was opened anew. */
  trouble?: Signal<string | null>;
}

export function Notices({ id, trouble }: Props) {
  const keep = async () => {
    if (await (id === null ? exportAll() : exportMatch(id))) storageFails.value = false;
  };
  const cut = wasCut.value;
  return (
    <>
      {storageFails.value && (
        <Notice text={t("storage-fails")}>
          <button type="button" class="button" onClick={keep}>
            {t("download-match")}
          </button>
        </Notice>
      )}
      {trouble?.value && <Notice text={wordsFor(trouble.value)} onClose={() => (trouble.value = null)} />}
      {wasCleared.value && <Notice text={t("storage-cleared")} onClose={() => (wasCleared.value = false)} />}
      {cut && (id === null || id === cut.id) && (
        <Notice
          text={t("match-cut", { entry: cut.entry + 1, reason: cut.reason })}
          onClose={() => (wasCut.value = null)}
        />
      )}
    </>
  );
}

/** Why a match was opened anew. */
const wordsFor = (code: string): string => (code === OVERWRITTEN ? t("overwritten") : t("trouble", { code }));

interface NoticeProps {
  text: string;
  children?: ComponentChildren;
  onClose?: () => void;
}

function Notice({ text, children, onClose }: NoticeProps) {
  return (
    <p class="sheet-of-paper small row notice" role="alert">
      {text}
      {children}
      {onClose && (
        <button type="button" class="button" onClick={onClose}>
          {t("understood")}
        </button>
      )}
    </p>
  );
}
