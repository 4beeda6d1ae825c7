// The end of a match: who won, what may come next, and the score sheet.
import { useMemo } from "preact/hooks";
import type { Table } from "../games";
import { t } from "../i18n/i18n";
import { countsById } from "../saves/book";
import type { Seating } from "../saves/record";
import { groundOf, inColourOf } from "../table/game";
import { namedAsMachine } from "../table/MachineSign";
import { nameOf } from "../table/seat-name";
import type { Session } from "../table/session";
import type { Stage } from "../table/stage";
import { logEnd } from "../table/view";
import { Winner } from "../table/Winner";
import { Head } from "../ui/Head";
import { Notices } from "../ui/Notices";
import { href } from "../ui/router";
import { NextGames, Rematch } from "./AfterMatch";
import { DayEnd } from "./DayEnd";
import { Evening } from "./Evening";
import { LookUps } from "./LookUps";
import { Really } from "./Really";
import { ToBook } from "./ToBook";
import "../table/match-over.css";

/** What a match that is over is held beside. */
export function Beside({ id }: { id: string }) {
  return (
    <>
      <DayEnd id={id} />
      <Really id={id} />
      <Evening id={id} />
      <ToBookOf id={id} />
    </>
  );
}

/** Nothing after a match that does not count. */
function ToBookOf({ id }: { id: string }) {
  const isCounted = useMemo(() => countsById(id), [id]);
  return isCounted && <ToBook />;
}

interface OverProps {
  session: Session;
  stage: Extract<Stage, { at: "over" }>;
  machines: Seating;
  table: Table;
}

/** The end of a match. */
export function Over({ session, stage, machines, table }: OverProps) {
  const { Result } = table;
  return (
    <main
      class={`screen ${groundOf(table)}`}
      data-testid="result"
      data-at={logEnd(stage.view)}
      style={inColourOf(table)}
    >
      <header class="play-head">
        <Head title={t(`${table.id}-name`)} back={href("")} />
        <LookUps view={stage.view} table={table} />
      </header>
      <Notices id={session.id} trouble={session.trouble} />
      <Winner Emblem={table.Emblem} view={stage.view} status={stage.status} heading="h2">
        {winnersOf(
          stage.status.winners.map((seat) => namedAsMachine(nameOf(stage.view.seats, seat), Boolean(machines[seat]))),
        )}
      </Winner>
      <div class="row play-after">
        <Rematch id={session.id} />
        <NextGames id={session.id} />
      </div>
      <Beside id={session.id} />
      <Result view={stage.view} status={stage.status} />
    </main>
  );
}

const winnersOf = (names: readonly string[]): string =>
  names.length === 1 ? t("wins-match", { name: names[0] ?? "" }) : t("win-together", { names: names.join(" · ") });
