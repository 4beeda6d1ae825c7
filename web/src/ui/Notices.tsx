// Faults of the storage, shown until the user has reacted.
import { type Signal, signal, useComputed } from "@preact/signals";
import { t } from "../i18n/i18n";
import { OVERWRITTEN, wasCut } from "../match/opening";
import { reasonWords } from "../match/reason-words";
import { databaseState } from "../saves/database";
import { wasCleared } from "../saves/kept-match";
import { headOf } from "../saves/list";
import { storageFails } from "../saves/local";
import { isOpened } from "../saves/opened";
import { storesNothing, unread } from "../saves/whole";
import { Button } from "./Button";
import { exportAll, exportMatch } from "./exporting";
import { Notice } from "./Notice";
import { Unread } from "./Unread";

interface Props {
  /** The match on the screen, null where all of them are meant. */
  id: string | null;
  /** The code of a fault after which the match was reopened. */
  trouble?: Signal<string | null>;
}

export function Notices({ id, trouble }: Props) {
  const keep = async () => {
    if (!(await (id === null ? exportAll() : exportMatch(id)))) return;
    storageFails.value = false;
    isNoticed.value = true;
  };
  const cut = wasCut.value;
  const isLate = id === null && unread.value === "late";
  return (
    <>
      {storageFails.value && (
        <Notice text={t("storage-fails")}>
          <Button onClick={keep}>{t("download-match")}</Button>
        </Notice>
      )}
      {databaseState.value === "missing" && !storageFails.value && !isNoticed.value && !isLate && (
        <Notice text={t(storesNothing() ? "no-storage" : "no-database")} onClose={() => (isNoticed.value = true)} />
      )}
      {id === null && !(storageFails.value && storesNothing()) && <Unread />}
      {trouble?.value && <Notice text={wordsFor(trouble.value)} onClose={() => (trouble.value = null)} />}
      {wasCleared.value && <Notice text={t("storage-cleared")} onClose={() => (wasCleared.value = false)} />}
      {id !== null && <Opened id={id} />}
      {cut && (id === null || id === cut.id) && (
        <Notice
          text={t("match-cut", { entry: cut.entry + 1, reason: reasonWords(cut.reason) })}
          onClose={() => (wasCut.value = null)}
        />
      )}
    </>
  );
}

/** States that a match with its own deal does not count, since the deal was opened. */
function Opened({ id }: { id: string }) {
  const isTold = useComputed(() => {
    const head = headOf(id);
    return head !== null && !head.over && head.origin === null && isOpened(head);
  });
  return isTold.value && <Notice text={t("opened")} />;
}

/** True once the user has dismissed the notice about the missing database. */
const isNoticed = signal(false);

const wordsFor = (code: string): string => (code === OVERWRITTEN ? t("overwritten") : t("trouble", { code }));
