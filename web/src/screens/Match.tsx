// A match on the screen of one tab only; a second tab looks on and may take over.
import { useEffect, useMemo, useState } from "preact/hooks";
import * as door from "../door/client";
import type { BaseView } from "../door/door";
import { isReady } from "../door/engine";
import { tableOf } from "../games";
import { t } from "../i18n/i18n";
import { Writer } from "../match/writer";
import { readMatch } from "../saves/matches";
import { type Head, saveOf } from "../saves/record";
import { onChange } from "../saves/tabs";
import { LogLines } from "../table/Log";
import { Button } from "../ui/Button";
import { ScreenHead } from "../ui/Screen";
import { Play } from "./Play";

export function Match({ head }: { head: Head }) {
  const writer = useMemo(() => new Writer(head.id), [head.id]);
  useEffect(() => {
    writer.ask();
    return () => writer.close();
  }, [writer]);
  const hold = writer.hold.value;
  if (hold === "held") return <Play head={head} />;
  return hold === "elsewhere" ? (
    <Elsewhere id={head.id} onTakeOver={() => writer.ask(true)} />
  ) : (
    <main class="screen" />
  );
}

/** What everybody may see of a match, read anew whenever another tab has stored an action. */
function usePublicView(id: string): BaseView | null {
  const [view, setView] = useState<BaseView | null>(null);
  useEffect(() => {
    let wanted = true;
    const look = async () => {
      const match = isReady.value ? await readMatch(id) : null;
      if (!match) return;
      try {
        const { views } = await door.views<BaseView>(saveOf(match), [null], [match.log.length]);
        if (wanted) setView(views[0]?.[0] ?? null);
      } catch {
        if (wanted) setView(null); // the tab that plays it says what is wrong
      }
    };
    look();
    const stop = onChange(({ match = id }) => void (match === id && look()));
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
      <ScreenHead title={table ? t(`${table.id}-name`) : t("home")} />
      <section class="sheet-of-paper stack" role="status">
        <h2>{t("elsewhere")}</h2>
        <p>{t("elsewhere-help")}</p>
        <Button main onClick={onTakeOver}>
          {t("take-over")}
        </Button>
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
