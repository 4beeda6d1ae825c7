// A match on the screen: everyone's table, with one hand or none, or the result.
import { useEffect, useMemo, useState } from "preact/hooks";
import { dayOf } from "../day/day";
import { faceOf } from "../device/habits";
import { watchAbsence } from "../device/listen";
import { keepAwake } from "../device/wake-lock";
import type { BaseView, LogEntry } from "../door/door";
import { type Table, tableOf } from "../games";
import { t } from "../i18n/i18n";
import { RulesSheet } from "../learn/Rules";
import { BotTurns } from "../match/bot-turns";
import { Controller, stored } from "../match/controller";
import type { Hints } from "../match/hints";
import { reasonWords } from "../match/reason-words";
import type { Stage } from "../match/stage";
import { TurnMatch } from "../match/turns";
import { logEnd } from "../match/view";
import { headOf } from "../saves/list";
import { moveAside } from "../saves/matches";
import { isOpened } from "../saves/opened";
import type { Head } from "../saves/record";
import { AtTable } from "../table/AtTable";
import { beside } from "../table/beside";
import { groundOf, hasHints, inColourOf } from "../table/game";
import { News } from "../table/Log";
import { AtSeats, machineLooksOf, useSeatColours } from "../table/MachineSign";
import { OpensRule } from "../table/Prompt";
import { Silent } from "../table/Silent";
import { ReadOut, Told } from "../table/Speech";
import { nameOf } from "../table/seat-name";
import { type Played, useMatch, useTableProps } from "../table/table-props";
import { useAim, useTip } from "../table/tips";
import { Boot } from "../ui/Boot";
import { Button } from "../ui/Button";
import { exportMatch } from "../ui/exporting";
import { Notices } from "../ui/Notices";
import { go } from "../ui/router";
import { Screen, ScreenHead } from "../ui/Screen";
import { Lamp, UnderHint, useHints } from "./Hint";
import { givePhones, PhoneLost, WithPhones, withPhones } from "./Phones";
import { scripted } from "./scripted";
import { LookUps, UndoButton } from "./TableHead";
import "./play.css";

const WithEnd = scripted(() => import("./later"));

export function Play({ head }: { head: Head }) {
  const controller = useMemo(() => new Controller(stored(head)), [head.id]);
  const table = tableOf(head.game);
  if (!table) return <Unreadable id={head.id} reason="unknown_game" />;
  const { Live } = table;
  return Live ? (
    <Live
      controller={controller}
      onUnreadable={(reason) => <Unreadable id={head.id} reason={reason} />}
      next={<WithEnd>{({ NextGames }) => <NextGames controller={controller} />}</WithEnd>}
      beside={<WithEnd>{({ Beside }) => <Beside controller={controller} />}</WithEnd>}
      lookUps={(view) => <LookUps view={view} table={table} />}
    />
  ) : (
    <WithPhones head={head}>{() => <InTurns controller={controller} table={table} />}</WithPhones>
  );
}

const PLAYED = new Set<Stage["at"]>(["table", "open", "watch", "shown"]);

/** A match in which the device is passed from seat to seat. */
function InTurns({ controller, table }: { controller: Controller; table: Table }) {
  const { id } = controller;
  const match = useMemo(() => {
    const begun = new TurnMatch(controller);
    givePhones(begun);
    return begun;
  }, [controller]);
  const hints = useHints(match, table);
  const bots = useMemo(() => new BotTurns(match, table), [match]);
  useEffect(() => bots.begin(), [bots]);
  useEffect(() => match.follow(), [match]);
  useEffect(() => beside.use(({ showEverybody }) => showEverybody(match)), [match]);
  useEffect(() => watchAbsence(() => match.conceal()), [match]);
  useEffect(() => keepAwake(() => PLAYED.has(match.stage.value.at)), [match]);
  useMatch(match, bots, ".play");
  const stage = match.stage.value;
  if (stage.at === "unreadable") return <Unreadable id={id} reason={stage.reason} />;
  if (stage.at === "opening") {
    // no heading to be led to: the table has a place for the focus, and is there at once
    return (
      <main class="screen">
        <ScreenHead title={t(`${table.id}-name`)} />
        <Boot />
      </main>
    );
  }
  const { bots: seating, seats: names } = controller.head;
  const people = names.map(({ name }) => faceOf(name));
  const seats = {
    seating,
    people,
    looks: machineLooksOf(table),
    hints: hasHints(table) ? controller.counts.value.hints : undefined,
    codes: controller.counts.value.codes,
  };
  const last = (stage.view.log.at(-1) as unknown as LogEntry | undefined)?.seat ?? null;
  return (
    <AtSeats.Provider value={seats}>
      {stage.at === "over" ? (
        <AtTable key="over" hand="" view={stage.view}>
          <WithEnd>{({ Over }) => <Over match={match} stage={stage} table={table} />}</WithEnd>
        </AtTable>
      ) : (
        <AtTable
          key={id}
          hand={stage.at === "table" ? "" : `${id}/${stage.seat}`}
          waiting={stage.at === "table" && stage.seat !== null}
          view={stage.view}
          machine={last !== null && seating[last] ? last : null}
        >
          <Playing match={match} stage={stage} bots={bots} hints={hints} />
        </AtTable>
      )}
    </AtSeats.Provider>
  );
}

interface PlayingProps {
  match: TurnMatch;
  stage: Played;
  bots: BotTurns;
  hints: Hints | null;
}

function Playing({ match, stage, bots, hints }: PlayingProps) {
  const [rule, setRule] = useState<{ clause: string; view: BaseView } | null>(null);
  const table = tableOf(stage.view.game);
  const colours = useSeatColours(stage.view.seats.length);
  const tip = useTip(stage.view, stage.since, table);
  const aim = useAim(stage.view, table);
  if (!table?.Table) return null;
  const { Table } = table;
  const props = useTableProps(match, stage, table.crest, bots);
  const closed = props.closed && withPhones(match, table, stage.view, props.closed);
  const isOpen = stage.at !== "table";
  const game = t(`${table.id}-name`);
  return (
    <main
      class={`play table-room ${groundOf(table)} seat-${stage.seat ?? stage.view.to_act[0]}`}
      data-testid="table"
      data-stage={stage.at}
      data-at={logEnd(stage.view)}
      style={{ ...inColourOf(table), ...colours }}
    >
      <header class="play-head">
        <ScreenHead title={isOpen ? nameOf(stage.view.seats, stage.seat) : game} named={game} />
        <div class="play-tools">
          {stage.at === "open" && hints && <Lamp hints={hints} />}
          {isOpen && <UndoButton match={match} />}
          <LookUps during={stage.at} view={stage.view} table={table} />
          {isOpen && stage.seat !== match.showing.alone && (
            <Button quiet onClick={match.conceal}>
              {t("hide")}
            </Button>
          )}
        </div>
      </header>
      <Notices id={match.controller.id} trouble={match.controller.trouble} />
      <PhoneLost />
      <Silent
        silence={match.silent.value}
        seats={stage.view.seats}
        onAskAgain={bots.askAgain}
        onActForIt={() => match.silent.value && match.actFor(match.silent.value.seat)}
        counts={dayOf(match.controller.id)?.counts && !isOpened(match.controller.head)}
      />
      <News view={stage.view} since={stage.since} table={table} tip={tip} aim={aim} />
      <UnderHint hints={hints} view={stage.view} table={table}>
        <OpensRule.Provider value={(clause) => setRule({ clause, view: stage.view })}>
          <Table {...props} closed={closed} />
        </OpensRule.Provider>
      </UnderHint>
      <ReadOut key={`${stage.at}/${stage.seat}`} />
      <Told view={stage.view} isClosed={stage.at === "table" || stage.at === "watch"} table={table} tip={tip} />
      {rule?.view === stage.view && <RulesSheet game={table.id} clause={rule.clause} onClose={() => setRule(null)} />}
    </main>
  );
}

function Unreadable({ id, reason }: { id: string; reason: string }) {
  const setAside = async () => {
    await moveAside(id);
    go("");
  };
  return (
    <Screen title={t("unreadable")}>
      <p>{t("unreadable-help")}</p>
      <p class="small soft">{reasonWords(reason)}</p>
      {headOf(id) && (
        <div class="row">
          <Button onClick={() => exportMatch(id)}>{t("download")}</Button>
          <Button onClick={setAside}>{t("set-aside")}</Button>
        </div>
      )}
    </Screen>
  );
}
