// The running table of an evening: every match of the same people, everybody's points in it, and who has won how often.
import { useMemo } from "preact/hooks";
import { eveningOf, type Finished, winsIn } from "../book/evening";
import { t } from "../i18n/i18n";
import { matches } from "../saves/list";
import type { Head } from "../saves/record";
import { Scroller } from "../table/Scroller";
import { href } from "../ui/router";
import "./evening.css";

export function Evening({ head: { id, seats } }: { head: Head }) {
  const evening = useMemo(() => eveningOf(id), [id, matches.value]);
  const names = seats.map(({ name }) => name);
  if (evening.length < 2) return null;
  const wins = winsIn(evening, names);
  return (
    <section class="stack" data-testid="evening">
      <h2>{t("evening")}</h2>
      <Scroller class="evening" label={t("evening")}>
        <table>
          <thead>
            <tr>
              <td />
              {names.map((name, seat) => (
                <th key={name} scope="col" class={`seat-${seat}`}>
                  <span class="seat-dot" aria-hidden="true" /> {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {evening.map((match) => (
              <Row key={match.id} match={match} names={names} isThis={match.id === id} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("evening-wins")}</th>
              {names.map((name) => (
                <td key={name}>
                  <b>{wins.get(name)}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </Scroller>
    </section>
  );
}

function Row({ match, names, isThis }: { match: Finished; names: readonly string[]; isThis: boolean }) {
  const game = t(`${match.game}-name`);
  return (
    <tr>
      <th scope="row">{isThis ? game : <a href={href("play", match.id)}>{game}</a>}</th>
      {names.map((name) => (
        <Points key={name} points={match.points.get(name)} won={match.winners.includes(name)} />
      ))}
    </tr>
  );
}

/** What somebody has scored in a match; none where it was not there. */
export function Points({ points, won }: { points: number | null | undefined; won: boolean }) {
  return (
    <td class={won ? "evening-won" : ""}>
      {points ?? "–"}
      {won && <span class="hidden-text">{t("winner")}</span>}
    </td>
  );
}
