// A match on the screen: curtain, table or result. The curtain returns whenever somebody else may look.
import type { IconNode } from "lucide";
import { useEffect, useMemo, useState } from "preact/hooks";
import { watchAbsence } from "../device/absence";
import { listen } from "../device/listen";
import { isReady } from "../door/engine";
import { tableOf } from "../games";
import { t } from "../i18n/i18n";
import { RulesText } from "../learn/RulesText";
import { exportMatch } from "../saves/files";
import { putInQuarantine } from "../saves/list";
import { saveOf, textOf } from "../saves/records";
import { AtTable } from "../table/AtTable";
import { Curtain } from "../table/Curtain";
import { confirmed } from "../table/confirm";
import { inColourOf } from "../table/game";
import { LogSheet, News } from "../table/Log";
import { nameOf } from "../table/seat-name";
import { Session } from "../table/session";
import { Boot } from "../ui/Boot";
import { Head } from "../ui/Head";
import { Icon } from "../ui/Icon";
import { BookOpen, ScrollText, Undo2 } from "../ui/icons";
import { Notices } from "../ui/Notices";
import { go, href } from "../ui/router";
import { Sheet } from "../ui/Sheet";
import "../table/match-over.css";
import "./play.css";

export function Play({ id }: { id: string }) {
  const Live = useMemo(() => tableOf(saveOf(id)?.game ?? "")?.Live, [id]);
  return Live ? (
    <Live id={id} onUnreadable={(reason) => <Unreadable id={id} reason={reason} />} />
  ) : (
    <InTurns id={id} />
  );
}

/** A match in which the device goes from seat to seat. */
function InTurns({ id }: { id: string }) {
  const session = useMemo(() => new Session(id), [id]);
  const save = useMemo(() => saveOf(id), [id]);
  useEffect(() => watchAbsence(() => session.conceal()), [session]);
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
        actor={names[session.undo.value.steps.length ? session.undo.value.seat : -1] ?? null}
        onTakeBack={() => session.takeBack()}
        onOpen={() => session.reveal()}
        onLeave={() => go("")}
      />
    );
  }
  const hand = stage.at === "open" ? `${id}/${stage.seat}` : "";
  return (
    <AtTable key={hand} hand={hand} view={stage.view}>
      <Open session={session} />
    </AtTable>
  );
}

/** The open table of the seat at the device, or the result. */
function Open({ session }: { session: Session }) {
  const [rule, setRule] = useState<{ clause: string | null } | null>(null);
  const [log, setLog] = useState(false);
  const act = useMemo(() => confirmed(session.act), [session]);
  const stage = session.stage.value;
  if (stage.at !== "open" && stage.at !== "over") return null;
  const table = tableOf(stage.view.game);
  if (!table) return null;
  const { Table, Result } = table;
  return (
    <main
      class={stage.at === "open" ? `play seat-${stage.seat}` : "screen"}
      data-testid={stage.at === "open" ? "table" : "result"}
      data-at={stage.view.log_start + stage.view.log.length}
      style={inColourOf(table)}
    >
      <header class="play-head">
        <Head
          title={stage.at === "open" ? nameOf(stage.view.seats, stage.seat) : t(`${table.id}-name`)}
          back={href("")}
        />
        {stage.at === "open" && <UndoButton session={session} />}
        <IconButton icon={ScrollText} name={t("log")} onClick={() => setLog(true)} />
        <IconButton icon={BookOpen} name={t("rules")} onClick={() => setRule({ clause: null })} />
        {stage.at === "open" && (
          <button type="button" class="button" onClick={() => session.conceal()}>
            {t("hide")}
          </button>
        )}
      </header>
      <Notices id={session.id} trouble={session.trouble} />
      {stage.at === "open" ? (
        <>
          <News view={stage.view} since={stage.since} describeEntry={table.describeEntry} />
          {Table && (
            <Table
              view={stage.view}
              legal={stage.legal}
              complete={stage.complete}
              since={stage.since}
              refusal={session.refusal.value}
              forgetRefusal={session.forgetRefusal}
              act={act}
              explain={session.explain}
              check={session.check}
              onRule={(clause) => setRule({ clause })}
            />
          )}
        </>
      ) : (
        <>
          <Winners names={stage.status.winners.map((seat) => nameOf(stage.view.seats, seat))} />
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
      {log && <LogSheet view={stage.view} table={table} onClose={() => setLog(false)} />}
      {rule && (
        <Sheet title={t("rules")} onClose={() => setRule(null)}>
          <RulesText game={table.id} rules={table.rules} clause={rule.clause} />
        </Sheet>
      )}
    </main>
  );
}

interface IconProps {
  icon: IconNode;
  name: string;
  off?: boolean;
  onClick: () => void;
}

function IconButton({ icon, name, off = false, onClick }: IconProps) {
  return (
    <button
      type="button"
      class={`button button-quiet icon-button${off ? " icon-off" : ""}`}
      onClick={onClick}
      title={name}
    >
      <Icon of={icon} />
      <span class="hidden-text">{name}</span>
    </button>
  );
}

/** Takes the last action of the turn back, or says why it can't. */
function UndoButton({ session }: { session: Session }) {
  const { steps, why } = session.undo.value;
  const [asked, setAsked] = useState(false);
  const can = steps.length > 0;
  useEffect(() => {
    if (!asked) return;
    return listen(window, ["pointerdown", "keydown"], () => setAsked(false));
  }, [asked]);
  return (
    <>
      <IconButton
        icon={Undo2}
        name={t("undo")}
        off={!can}
        onClick={() => (can ? session.takeBack() : setAsked(true))}
      />
      <span role="status" class={asked ? "undo-why" : "hidden-text"}>
        {asked && t(`undo-${why}`)}
      </span>
    </>
  );
}

function Winners({ names }: { names: readonly string[] }) {
  return (
    <h2 class="winners">
      {names.length === 1 ? t("wins-match", { name: names[0] ?? "" }) : t("win-together", { names: names.join(" · ") })}
    </h2>
  );
}

function Unreadable({ id, reason }: { id: string; reason: string }) {
  return (
    <main class="screen">
      <Head title={t("unreadable")} back={href("")} />
      <p>{t("unreadable-help")}</p>
      <p class="small soft">{reason}</p>
      {textOf(id) !== null && (
        <div class="row">
          <button type="button" class="button" onClick={() => exportMatch(id)}>
            {t("download")}
          </button>
          <button
            type="button"
            class="button"
            onClick={async () => {
              await putInQuarantine(id);
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
