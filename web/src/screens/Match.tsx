// A match on the screen of one tab only; a second tab looks on and may take over.
import { useEffect, useMemo, useState } from "preact/hooks";
import { views } from "../door/client";
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
import { Screen } from "../ui/Screen";
import { Play } from "./Play";
import { scripted } from "./scripted";

const WithEnd = scripted(() => import("./later"));

export function Match({ head }: { head: Head }) {
  const writer = useMemo(() => new Writer(head.id), [head.id]);
  useEffect(() => {
    writer.ask();
    return () => writer.close();
  }, [writer]);
  const hold = writer.hold.value;
  if (hold === "held" && head.over)
    return <WithEnd>{({ Shown }) => <Shown head={head}>{() => <Play head={head} />}</Shown>}</WithEnd>;
  if (hold === "held") return <Play head={head} />;
  if (hold === "asking") return <main class="screen" />;
  return <Elsewhere head={head} onTakeOver={() => writer.ask(true)} />;
}

/** Everyone's view of a match that another tab plays, read again whenever that has stored an action. */
function usePublicView(id: string): BaseView | null {
  const [view, setView] = useState<BaseView | null>(null);
  useEffect(() => {
    let looks = 0;
    const look = async () => {
      looks += 1;
      const own = looks;
      const match = isReady.value ? await readMatch(id) : null;
      // without an answer the tab that plays it reports the fault
      const seen = match && (await views<BaseView>(saveOf(match), [null], [match.log.length]).catch(() => null));
      if (match && own === looks) setView(seen?.views[0]?.[0] ?? null); // else a later look has the news
    };
    void look();
    const stop = onChange(({ match = id }) => void (match === id && look()));
    return () => {
      looks = 0;
      stop();
    };
  }, [id, isReady.value]);
  return view;
}

function Elsewhere({ head: { id, game }, onTakeOver }: { head: Head; onTakeOver: () => void }) {
  const view = usePublicView(id);
  const table = tableOf(game);
  return (
    <Screen title={t(`${game}-name`)} data-testid="elsewhere">
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
    </Screen>
  );
}
