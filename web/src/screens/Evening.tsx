// The running table of an evening: every match of the same people, everybody's points in it, and who has won how often.
import { useMemo } from "preact/hooks";
import { t } from "../i18n/i18n";
import { eveningOf, type Finished, winsIn } from "../saves/evening";
import { refresh } from "../saves/list";
import { saveOf } from "../saves/records";
import { Scroller } from "../table/Scroller";
import { href } from "../ui/router";
import "./evening.css";

export function Evening({ id }: { id: string }) {
  const evening = useMemo(() => {
    refresh();
    return eveningOf(id);
  }, [id]);
  const names = useMemo(() => saveOf(id)?.seats.map(({ name }) => name) ?? [], [id]);
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
