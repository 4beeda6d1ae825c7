// A match on the screen: everybody's table, with one hand or none, or the result.
import { useEffect, useMemo, useState } from "preact/hooks";
import { watchAbsence } from "../device/absence";
import { listen } from "../device/listen";
import { keepAwake } from "../device/wake-lock";
import type { BaseView, LogEntry } from "../door/door";
import { isReady } from "../door/engine";
import { tableOf } from "../games";
import { t } from "../i18n/i18n";
import { RulesSheet } from "../learn/Rules";
import { exportMatch } from "../saves/files";
import { putInQuarantine } from "../saves/list";
import { hintsOf, machinesOf, saveOf, textOf } from "../saves/records";
import { AtTable } from "../table/AtTable";
import { groundOf, hasHints, inColourOf } from "../table/game";
import type { Hints } from "../table/hints";
import { News } from "../table/Log";
import { AtSeats, machineLooksOf } from "../table/MachineSign";
import { MachineTurns } from "../table/machine-turns";
import { Silent } from "../table/Silent";
import { ReadOut, Told } from "../table/Speech";
import { nameOf } from "../table/seat-name";
import { Session } from "../table/session";
import type { Stage } from "../table/stage";
import { type Played, useTableProps } from "../table/table-props";
import { useTip } from "../table/tips";
import { logEnd } from "../table/view";
import { Boot } from "../ui/Boot";
import { Head } from "../ui/Head";
import { Undo2 } from "../ui/icons";
import { Notices } from "../ui/Notices";
import { go, href } from "../ui/router";
import { Lamp, UnderHint, useHints } from "./Hint";
import { IconButton, LookUps } from "./LookUps";
import { scripted } from "./scripted";
import "./play.css";

/** What comes at a match's end. */
const WithEnd = scripted(() => import("./later"));

export function Play({ id }: { id: string }) {
  const Live = useMemo(() => tableOf(saveOf(id)?.game ?? "")?.Live, [id]);
  const isMissing = useMemo(() => !saveOf(id) && textOf(id) === null, [id]);
  if (isMissing) return <Missing />;
  return Live ? (
    <Live
      id={id}
      onUnreadable={(reason) => <Unreadable id={id} reason={reason} />}
      next={<WithEnd>{({ NextGames }) => <NextGames id={id} />}</WithEnd>}
      beside={<WithEnd>{({ Beside }) => <Beside id={id} />}</WithEnd>}
    />
  ) : (
    <InTurns id={id} />
  );
}

/** Nothing is stored of the match: another device has it, or it was deleted. */
function Missing() {
  return (
    <main class="screen" data-testid="missing">
      <Head title={t("missing")} back={href("")} />
      <p>{t("missing-help")}</p>
      <a class="button button-main" href={href("")}>
        {t("home")}
      </a>
    </main>
  );
}

const PLAYED = new Set<Stage["at"]>(["table", "open", "watch", "shown"]);

/** Whether a tap is on the table itself: that hurries whatever goes on by itself. */
const isOnTable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".play") !== null && target.closest("button, a, header, dialog") === null;

/** A match in which the device goes from seat to seat. */
function InTurns({ id }: { id: string }) {
  const save = useMemo(() => saveOf(id), [id]);
  const table = tableOf(save?.game ?? "");
  const machines = useMemo(() => machinesOf(id), [id]);
  const session = useMemo(() => new Session(id, !table?.onTable, machines), [id]);
  const hints = useHints(session, table);
  const turns = useMemo(() => new MachineTurns(session, machines, table?.lookMs), [session]);
  useEffect(() => turns.begin(), [turns]);
  useEffect(() => listen(window, ["click"], ({ target }) => isOnTable(target) && turns.hurry()), [turns]);
  useEffect(() => watchAbsence(() => session.conceal()), [session]);
  useEffect(() => keepAwake(() => PLAYED.has(session.stage.value.at)), [session]);
  // a new engine needs the match opened again
  useEffect(() => {
    if (isReady.value) session.open();
    return () => void session.close();
  }, [session, isReady.value]);

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
  const seats = { seating: machines, looks: machineLooksOf(table), hints: hasHints(table) ? hintsOf(id) : undefined };
  if (stage.at === "over") {
    return (
      <AtSeats.Provider value={seats}>
        <AtTable key="over" hand="" view={stage.view}>
          <WithEnd>{({ Over }) => <Over session={session} stage={stage} machines={machines} table={table} />}</WithEnd>
        </AtTable>
      </AtSeats.Provider>
    );
  }
  const last = (stage.view.log.at(-1) as unknown as LogEntry | undefined)?.seat ?? null;
  return (
    <AtSeats.Provider value={seats}>
      <AtTable
        key={id}
        hand={stage.at === "table" ? "" : `${id}/${stage.seat}`}
        waiting={stage.at === "table" && stage.seat !== null}
        view={stage.view}
        machine={last !== null && machines[last] ? last : null}
      >
        <Playing session={session} stage={stage} turns={turns} hints={hints} />
      </AtTable>
    </AtSeats.Provider>
  );
}

interface PlayingProps {
  session: Session;
  stage: Played;
  turns: MachineTurns;
  hints: Hints | null;
}

/** The table, with one hand or none. */
function Playing({ session, stage, turns, hints }: PlayingProps) {
  const [rule, setRule] = useState<{ clause: string | null; view: BaseView } | null>(null);
  const table = tableOf(stage.view.game);
  const tip = useTip(stage.view, stage.since, table);
  if (!table?.Table) return null;
  const { Table } = table;
  const isOpen = stage.at !== "table";
  return (
    <main
      class={`play table-room ${groundOf(table)} seat-${stage.seat ?? stage.view.to_act[0]}`}
      data-testid="table"
      data-stage={stage.at}
      data-at={logEnd(stage.view)}
      style={inColourOf(table)}
    >
      <header class="play-head">
        <Head title={isOpen ? nameOf(stage.view.seats, stage.seat) : t(`${table.id}-name`)} back={href("")} />
        {stage.at === "open" && hints && <Lamp hints={hints} />}
        {isOpen && <UndoButton session={session} />}
        <LookUps key={stage.at} view={stage.view} table={table} />
        {isOpen && stage.seat !== session.alone && (
          <button type="button" class="button" onClick={session.conceal}>
            {t("hide")}
          </button>
        )}
      </header>
      <Notices id={session.id} trouble={session.trouble} />
      <Silent
        silence={session.silent.value}
        seats={stage.view.seats}
        onAskAgain={turns.askAgain}
        onActForIt={() => session.silent.value && session.actFor(session.silent.value.seat)}
      />
      <News view={stage.view} since={stage.since} table={table} tip={tip} />
      <UnderHint hints={hints} view={stage.view} table={table}>
        <Table
          {...useTableProps(session, stage, table.Emblem, turns.hurry)}
          onRule={(clause) => setRule({ clause, view: stage.view })}
        />
      </UnderHint>
      <ReadOut key={`${stage.at}/${stage.seat}`} />
      <Told view={stage.view} isClosed={stage.at === "table" || stage.at === "watch"} table={table} tip={tip} />
      {rule?.view === stage.view && <RulesSheet game={table.id} clause={rule.clause} onClose={() => setRule(null)} />}
    </main>
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
