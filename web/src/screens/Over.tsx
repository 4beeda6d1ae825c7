// The end of a match: who won, what may come next, and the score sheet.
import { counts } from "../book/book";
import type { Table } from "../games";
import { t } from "../i18n/i18n";
import type { Controller } from "../match/controller";
import type { Stage } from "../match/stage";
import type { TurnMatch } from "../match/turns";
import { logEnd } from "../match/view";
import { groundOf, inColourOf } from "../table/game";
import { namedAsMachine } from "../table/MachineSign";
import { nameOf } from "../table/seat-name";
import { Winner } from "../table/Winner";
import { Notices } from "../ui/Notices";
import { ScreenHead } from "../ui/Screen";
import { NextGames, Rematch } from "./AfterMatch";
import { DayEnd } from "./DayEnd";
import { Evening } from "./Evening";
import { LookUps } from "./LookUps";
import { Really } from "./Really";
import { ToBook } from "./ToBook";
import "../table/match-over.css";

/** What a match that is over is held beside. */
export function Beside({ controller: { head } }: { controller: Controller }) {
  return (
    <>
      <DayEnd id={head.id} />
      <Really head={head} />
      <Evening head={head} />
      {counts(head) && <ToBook />}
    </>
  );
}

interface OverProps {
  match: TurnMatch;
  stage: Extract<Stage, { at: "over" }>;
  table: Table;
}

/** The end of a match. */
export function Over({ match, stage, table }: OverProps) {
  const { controller } = match;
  const { bots } = controller.head;
  const { Result } = table;
  return (
    <main
      class={`screen ${groundOf(table)}`}
      data-testid="result"
      data-at={logEnd(stage.view)}
      style={inColourOf(table)}
    >
      <header class="play-head">
        <ScreenHead title={t(`${table.id}-name`)} />
        <LookUps view={stage.view} table={table} />
      </header>
      <Notices id={match.id} trouble={controller.trouble} />
      <Winner Emblem={table.Emblem} view={stage.view} status={stage.status} heading="h2">
        {winnersOf(
          stage.status.winners.map((seat) => namedAsMachine(nameOf(stage.view.seats, seat), Boolean(bots[seat]))),
        )}
      </Winner>
      <div class="row play-after">
        <Rematch controller={controller} />
        <NextGames controller={controller} />
      </div>
      <Beside controller={controller} />
      <Result view={stage.view} status={stage.status} />
    </main>
  );
}

const winnersOf = (names: readonly string[]): string =>
  names.length === 1 ? t("wins-match", { name: names[0] ?? "" }) : t("win-together", { names: names.join(" · ") });
