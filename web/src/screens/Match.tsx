// A match on the screen of one tab only; a second tab looks on and may take over.
import { useEffect, useMemo, useState } from "preact/hooks";
import * as door from "../door/client";
import type { BaseView } from "../door/door";
import { isReady } from "../door/engine";
import { tableOf } from "../games";
import { t } from "../i18n/i18n";
import { reconcile } from "../saves/changes";
import { saveOf, watchMatch } from "../saves/records";
import { Writer } from "../saves/writer";
import { LogLines } from "../table/Log";
import { Head } from "../ui/Head";
import { href } from "../ui/router";
import { Play } from "./Play";

export function Match({ id }: { id: string }) {
  const writer = useMemo(() => new Writer(id), [id]);
  useEffect(() => {
    writer.ask();
    return () => writer.close();
  }, [writer]);
  const isReconciled = useReconciled(id);
  const hold = isReconciled ? writer.hold.value : "asking";
  if (hold === "held") return <Play id={id} />;
  return hold === "elsewhere" ? <Elsewhere id={id} onTakeOver={() => writer.ask(true)} /> : <main class="screen" />;
}

/** Whether local storage has all that the journal has of a match: after a crash it may lack all of it. */
function useReconciled(id: string): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => void reconcile(id).finally(() => setDone(true)), [id]);
  return isDone;
}

/** What everybody may see of a match, read anew whenever another tab has stored an action. */
function usePublicView(id: string): BaseView | null {
  const [view, setView] = useState<BaseView | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const save = saveOf(id);
      if (!save || !isReady.value) return;
      try {
        const [[view] = []] = (await door.views<BaseView>(save, [null], [save.log.length])).views;
        if (wanted) setView(view ?? null);
      } catch {
        if (wanted) setView(null); // the tab that plays it says what is wrong
      }
    };
    look();
    const stop = watchMatch(id, look);
    return () => {
      wanted = false;
      stop();
    };
  }, [id, isReady.value]);
  return view;
}

function Elsewhere({ id, onTakeOver }: { id: string; onTakeOver: () => void }) {
  const view = usePublicView(id);
  const table = view && tableOf(view.game);
  return (
    <main class="screen" data-testid="elsewhere">
      <Head title={table ? t(`${table.id}-name`) : t("home")} back={href("")} />
      <section class="sheet-of-paper stack" role="status">
        <h2>{t("elsewhere")}</h2>
        <p>{t("elsewhere-help")}</p>
        <button type="button" class="button button-main" onClick={onTakeOver}>
          {t("take-over")}
        </button>
      </section>
      {view && table && (
        <section class="stack">
          <h2>{t("log")}</h2>
          <LogLines view={view} table={table} />
        </section>
      )}
    </main>
  );
}
