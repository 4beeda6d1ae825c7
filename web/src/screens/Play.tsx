// A match on the screen: curtain, table or result. The curtain returns whenever the page leaves sight.
import { useEffect, useMemo, useState } from "preact/hooks";
import { isReady } from "../app/engine";
import { go, href } from "../app/router";
import { tableOf } from "../games";
import { t } from "../i18n/i18n";
import { download } from "../saves/download";
import { saveOf, setAside, textOf } from "../saves/records";
import { storageFails } from "../saves/storage";
import { Curtain } from "../table/Curtain";
import { Sheet } from "../table/Sheet";
import { Session } from "../table/session";
import { Boot } from "./Boot";
import { Head } from "./Head";
import { RulesText } from "./Rules";
import "./play.css";

/** Everything after which somebody else may look at the screen. */
function useConcealment(session: Session): void {
  useEffect(() => {
    const conceal = () => session.conceal();
    const onVisibility = () => document.hidden && conceal();
    document.addEventListener("visibilitychange", onVisibility);
    for (const event of ["blur", "pagehide", "pageshow"]) window.addEventListener(event, conceal);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      for (const event of ["blur", "pagehide", "pageshow"]) window.removeEventListener(event, conceal);
    };
  }, [session]);
}

export function Play({ id }: { id: string }) {
  const session = useMemo(() => new Session(id), [id]);
  const save = useMemo(() => saveOf(id), [id]);
  useConcealment(session);
  // a new engine needs the match opened again
  useEffect(() => {
    if (isReady.value) session.open();
    return () => void session.close();
  }, [session, isReady.value]);

  const table = tableOf(save?.game ?? "");
  const names = save?.seats.map((seat) => seat.name) ?? [];
  const stage = session.stage.value;
  if (!save || !table || stage.at === "unreadable") {
    return <Unreadable id={id} reason={stage.at === "unreadable" ? stage.reason : "unknown"} />;
  }
  if (stage.at === "opening") {
    return (
      <main class="screen">
        <Head title={t(`${table.id}-name`)} back={href("")} />
        <Boot />
      </main>
    );
  }
  if (stage.at === "curtain") {
    return (
      <Curtain
        key={stage.seat}
        seat={stage.seat}
        name={names[stage.seat] ?? ""}
        onOpen={() => session.reveal()}
        onLeave={() => go("")}
      />
    );
  }
  return <Open key={stage.at === "open" ? `seat-${stage.seat}` : "over"} session={session} />;
}

/** The open table of the seat at the device, or the result. */
function Open({ session }: { session: Session }) {
  const [rule, setRule] = useState<{ clause: string | null } | null>(null);
  const stage = session.stage.value;
  if (stage.at !== "open" && stage.at !== "over") return null;
  const table = tableOf(stage.view.game);
  if (!table) return null;
  const { Table, Result } = table;
  return (
    <main
      class={stage.at === "open" ? `play seat-${stage.seat}` : "screen"}
      data-testid={stage.at === "open" ? "table" : "result"}
      style={{ "--accent": table.accent }}
    >
      <header class="play-head">
        <Head
          title={stage.at === "open" ? (stage.view.seats[stage.seat]?.name ?? "") : t(`${table.id}-name`)}
          back={href("")}
        />
        <button type="button" class="button button-quiet" onClick={() => setRule({ clause: null })}>
          {t("rules")}
        </button>
        {stage.at === "open" && (
          <button type="button" class="button" onClick={() => session.conceal()}>
            {t("hide")}
          </button>
        )}
      </header>
      {storageFails.value && <StorageFails id={session.id} />}
      {stage.at === "open" ? (
        <Table
          view={stage.view}
          legal={stage.legal}
          since={stage.since}
          refusal={session.refusal.value}
          act={(action) => session.act(action)}
          explain={(action) => session.explain(action)}
          onRule={(clause) => setRule({ clause })}
        />
      ) : (
        <>
          <Winners names={stage.status.winners.map((seat) => stage.view.seats[seat]?.name ?? "")} />
          <div class="row play-after">
            <a class="button button-main" href={href("setup", table.id, session.id)}>
              {t("rematch")}
            </a>
            <a class="button" href={href("")}>
              {t("home")}
            </a>
          </div>
          <Result view={stage.view} status={stage.status} />
        </>
      )}
      {rule && (
        <Sheet title={t("rules")} onClose={() => setRule(null)}>
          <RulesText game={table.id} clause={rule.clause} />
        </Sheet>
      )}
    </main>
  );
}

function Winners({ names }: { names: readonly string[] }) {
  return (
    <h2 class="winners">
      {names.length === 1 ? t("wins-match", { name: names[0] ?? "" }) : t("win-together", { names: names.join(" · ") })}
    </h2>
  );
}

function StorageFails({ id }: { id: string }) {
  return (
    <p class="sheet-of-paper small row" role="alert">
      {t("storage-fails")}
      <button type="button" class="button" onClick={() => download(`tefuda-${id}.json`, textOf(id) ?? "")}>
        {t("download-match")}
      </button>
    </p>
  );
}

function Unreadable({ id, reason }: { id: string; reason: string }) {
  const text = textOf(id);
  return (
    <main class="screen">
      <Head title={t("unreadable")} back={href("")} />
      <p>{t("unreadable-help")}</p>
      <p class="small soft">{reason}</p>
      {text !== null && (
        <div class="row">
          <button type="button" class="button" onClick={() => download(`tefuda-${id}.json`, text)}>
            {t("download")}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              setAside(id);
              go("");
            }}
          >
            {t("set-aside")}
          </button>
        </div>
      )}
    </main>
  );
}
