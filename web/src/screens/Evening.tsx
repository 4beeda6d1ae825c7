// Matches side by side, seat by seat: those of a session, and a what-if next to the original.
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { eveningOf, type Finished, winsIn } from "../book/evening";
import { dayOf } from "../day/day";
import { t } from "../i18n/i18n";
import { headOf, matches } from "../saves/list";
import { nameKey } from "../saves/names";
import { type Head, LINKED, type Outcome } from "../saves/record";
import { nameOf } from "../table/seat-name";
import { Scroller } from "../table/TableFrame";
import { Button } from "../ui/Button";
import { type Column, headFor, Named, Table } from "../ui/Figures";
import { href } from "../ui/router";
import { Section } from "../ui/Screen";
import "./evening.css";

/** A player's score in a match; empty if absent. */
const scored = (points: number | null | undefined, won: boolean): ComponentChildren => (
  <>
    {points ?? "–"}
    {won && <span class="hidden-text">{t("winner")}</span>}
  </>
);

const wonLook = (won: boolean): string => (won ? "evening-won" : "");

/** The table of a session: every match of the same people, each player's points, and the wins. */
export function Evening({ head: { id, seats } }: { head: Head }) {
  const evening = useMemo(() => eveningOf(id), [id, matches.value]);
  const keys = seats.map(({ name }) => nameKey(name));
  if (evening.length < 2) return null;
  const wins = winsIn(evening, keys);
  const columns: Column<Finished>[] = [
    {
      cell: (match) => {
        const game = t(`${match.game}-name`);
        return match.id === id ? game : <a href={href("play", match.id)}>{game}</a>;
      },
      foot: t("evening-wins"),
    },
    ...keys.map((key, seat) => ({
      ...headFor(nameOf(seats, seat), `seat-${seat}`),
      cell: ({ points, winners }: Finished) => scored(points.get(key), winners.includes(key)),
      look: ({ winners }: Finished) => wonLook(winners.includes(key)),
      foot: <b>{wins.get(key)}</b>,
    })),
  ];
  return (
    <Section title={t("evening")} data-testid="evening">
      <Scroller class="evening" label={t("evening")}>
        <Table columns={columns} rows={evening} />
      </Scroller>
    </Section>
  );
}

/** Both ends, seat by seat; empty after an original match, and if the other end is unknown. */
export function Really({ head: { id, origin, outcome, seats } }: { head: Head }) {
  if (!origin || origin.id === LINKED || !outcome) return null;
  const isPractice = dayOf(id) !== null;
  const endOf = (name: string, { scores, winners }: Outcome): Column<number> => ({
    head: t(name),
    cell: (seat) => scored(scores[seat], winners.includes(seat)),
    look: (seat) => wonLook(winners.includes(seat)),
  });
  const columns: Column<number>[] = [
    { cell: (seat) => <Named name={nameOf(seats, seat)} />, look: (seat) => `seat-${seat}` },
    endOf(isPractice ? "day-counted" : "really-then", origin.outcome),
    endOf(isPractice ? "day-practice" : "really-now", outcome),
  ];
  return (
    <Section title={t(isPractice ? "day-beside" : "really")} data-testid="really">
      <div class="evening">
        <Table columns={columns} rows={[...seats.keys()]} />
      </div>
      {headOf(origin.id) && <Button href={href("review", origin.id)}>{t("really-review")}</Button>}
    </Section>
  );
}
