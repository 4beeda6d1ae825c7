// The end of a match: the winner, the next choices, and the score sheet.
import { useState } from "preact/hooks";
import { counts } from "../book/book";
import { catalog } from "../door/catalog";
import { isReady } from "../door/engine";
import { type Table, tableOf } from "../games";
import { boxes } from "../games/boxes";
import { t } from "../i18n/i18n";
import { deal } from "../match/begin";
import type { Controller } from "../match/controller";
import type { Stage } from "../match/stage";
import type { TurnMatch } from "../match/turns";
import { logEnd } from "../match/view";
import type { Head, StoredMatch } from "../saves/record";
import { soloOf } from "../solo/solo";
import { canJudge, groundOf, hasExercises, inColourOf } from "../table/game";
import { useSeatColours } from "../table/MachineSign";
import { namedAsMachine, nameOf } from "../table/seat-name";
import { Winner } from "../table/Winner";
import { Button } from "../ui/Button";
import { Notices } from "../ui/Notices";
import { href, JUDGED, replace } from "../ui/router";
import { ScreenHead } from "../ui/Screen";
import { Sheet } from "../ui/Sheet";
import { DayEnd } from "./Daily";
import { useTask } from "./deal";
import { Evening, Really } from "./Evening";
import { ToBook, ToRecord } from "./Links";
import { LookUps } from "./TableHead";
import "../table/match-over.css";

/** The comparison shown next to a finished match. */
export const Beside = ({ controller: { head } }: { controller: Controller }) => (
  <>
    <DayEnd id={head.id} />
    <Really head={head} />
    <Evening head={head} />
    <ForPeople head={head} />
  </>
);

/** Buttons that look for exercises in one person's moves; none if only one person played. */
function ForPeople({ head: { id, game, seats, bots } }: { head: Head }) {
  const people = [...seats.keys()].filter((seat) => !bots[seat]);
  const table = tableOf(game);
  if (people.length < 2 || !table?.moves || !hasExercises(game)) return null;
  return (
    <section class="stack for-people" data-testid="for-people">
      <p class="small soft">{t("exercises-of-seat")}</p>
      <div class="row">
        {people.map((seat) => (
          <Button key={seat} href={href("find-exercises", id, String(seat))}>
            {nameOf(seats, seat)}
          </Button>
        ))}
      </div>
    </section>
  );
}

interface OverProps {
  match: TurnMatch;
  stage: Extract<Stage, { at: "over" }>;
  table: Table;
}

export function Over({ match: { controller }, stage: { view, status }, table }: OverProps) {
  const { id, bots } = controller.head;
  const { Result } = table;
  const winners = status.winners.map((seat) => namedAsMachine(nameOf(view.seats, seat), Boolean(bots[seat])));
  return (
    <main
      class={`screen over ${groundOf(table)}`}
      data-testid="result"
      data-at={logEnd(view)}
      style={{ ...inColourOf(table), ...useSeatColours(view.seats.length) }}
    >
      <header class="play-head">
        <ScreenHead title={t(`${table.id}-name`)} />
        <LookUps view={view} table={table} />
      </header>
      <Notices id={id} trouble={controller.trouble} />
      <div class="over-won">
        <Winner
          Emblem={table.Emblem}
          view={view}
          status={status}
          heading="h2"
          note={(seat) => table.note?.(view, status, seat) ?? null}
        >
          {winners.length === 1
            ? t("wins-match", { name: winners[0] ?? "" })
            : t("win-together", { names: winners.join(" · ") })}
        </Winner>
        <div class="row play-after">
          {controller.match && <Rematch match={controller.match} />}
          <NextGames controller={controller} />
        </div>
        <Beside controller={controller} />
      </div>
      <div class="over-sheet">
        <Result view={view} status={status} />
      </div>
    </main>
  );
}

/** Once more, at a tap: the same people, the same rules, and who starts moved on by one, who is named. */
function Rematch({ match: { head, deal: dealt } }: { match: StoredMatch }) {
  const [busy, begin] = useTask();
  const { game, seats, options, bots, hints, settings } = head;
  // some games have no start seat
  const start = typeof dealt.start === "number" ? (dealt.start + 1) % seats.length : undefined;
  const again = async () => {
    const names = seats.map(({ name }) => name);
    const changes = { bots, settings, ...(hints === null && { hints }) };
    replace("play", await deal(game, names, options, changes, { start }));
  };
  const name = nameOf(seats, start);
  return (
    <Button main disabled={busy || !isReady.value} onClick={() => begin(again)}>
      {name ? t("rematch-from", { name }) : t("rematch")}
    </Button>
  );
}

export function NextGames({ controller: { head } }: { controller: Controller }) {
  const [isOpen, setOpen] = useState(false);
  const table = tableOf(head.game);
  return (
    <>
      <Button href={href("review", head.id)}>{t("review")}</Button>
      {table && canJudge(table) && <Button href={href("review", head.id, JUDGED)}>{t("analysis")}</Button>}
      <div class="row play-more">
        <Button quiet href={href("setup", head.game, head.id)}>
          {t("rematch-setup")}
        </Button>
        <Button quiet onClick={() => setOpen(true)}>
          {t("next-game")}
        </Button>
        {counts(head) && <ToBook quiet />}
        {soloOf(head) && <ToRecord quiet />}
        <Button quiet href={href("")}>
          {t("home")}
        </Button>
      </div>
      {isOpen && <OtherGames head={head} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The games that as many people can play, each leading to its set-up with these. */
function OtherGames({ head: { id, game, seats }, onClose }: { head: Head; onClose: () => void }) {
  const fitting = catalog.value?.games.filter(
    ({ min_players, max_players }) => min_players <= seats.length && seats.length <= max_players,
  );
  return (
    <Sheet title={t("next-game")} onClose={onClose}>
      <div class="stack">
        {boxes
          .filter((box) => box.id !== game && fitting?.some((other) => other.id === box.id))
          .map((box) => (
            <Button key={box.id} href={href("setup", box.id, id)}>
              {t(`${box.id}-name`)}
            </Button>
          ))}
      </div>
    </Sheet>
  );
}
