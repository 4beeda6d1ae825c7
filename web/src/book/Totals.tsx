// Everybody's totals as a table; the share of wins has a bar beside its number.
import { useMemo } from "preact/hooks";
import { t } from "../i18n/i18n";
import { Scroller } from "../table/Scroller";
import type { Played } from "./played";
import { type Total, totalsOf } from "./totals";
import { asShare, inHundredths, inTenths, lasting } from "./words";

interface Props {
  matches: readonly Played[];
  /** People who are not shown. */
  hidden: ReadonlySet<string>;
  isOneGame: boolean;
}

/** The drawing's length, in units of its own. */
const LONG = 100;

function Share({ share }: { share: number }) {
  return (
    <span class="book-share">
      <svg viewBox={`0 0 ${LONG} 8`} preserveAspectRatio="none" aria-hidden="true">
        <rect class="book-ground" width={LONG} height="8" />
        <rect width={LONG * share} height="8" />
      </svg>
      {asShare(share)}
    </span>
  );
}

export function Totals({ matches, hidden, isOneGame }: Props) {
  const totals = useMemo(() => totalsOf(matches).filter(({ person }) => !hidden.has(person)), [matches, hidden]);
  return (
    <section class="stack" data-testid="book-totals">
      <h2>{t("book-totals")}</h2>
      <p class="small soft">{t("book-counted", { count: matches.length })}</p>
      <Scroller class="book-table" label={t("book-totals")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("book-person")}</th>
              <th scope="col">{t("book-matches")}</th>
              <th scope="col">{t("book-wins")}</th>
              <th scope="col">{t("book-win-share")}</th>
              <th scope="col">{t("book-places")}</th>
              <th scope="col">{t("book-mean-place")}</th>
              <th scope="col">{t("book-worth")}</th>
              {isOneGame && <th scope="col">{t("book-mean-points")}</th>}
              {isOneGame && <th scope="col">{t("book-best")}</th>}
              <th scope="col">{t("book-streak-now")}</th>
              <th scope="col">{t("book-streak")}</th>
              <th scope="col">{t("book-drought")}</th>
              <th scope="col">{t("book-time")}</th>
            </tr>
          </thead>
          <tbody>
            {totals.map((total) => (
              <Row key={total.person} total={total} isOneGame={isOneGame} />
            ))}
          </tbody>
        </table>
      </Scroller>
      <p class="small soft">{t("book-totals-help")}</p>
    </section>
  );
}

function Row({ total, isOneGame }: { total: Total; isOneGame: boolean }) {
  const { person, matches, wins, places, meanPlace, worth, meanPoints, bestPoints, streaks, played } = total;
  return (
    <tr>
      <th scope="row">{person}</th>
      <td>{matches}</td>
      <td>{wins}</td>
      <td>
        <Share share={wins / matches} />
      </td>
      <td>{places.join(" · ")}</td>
      <td>{inHundredths(meanPlace)}</td>
      <td>{inTenths(worth)}</td>
      {isOneGame && <td>{inTenths(meanPoints)}</td>}
      {isOneGame && <td>{inTenths(bestPoints)}</td>}
      <td>{streaks.now}</td>
      <td>{streaks.longest}</td>
      <td>{streaks.without}</td>
      <td>{lasting(played)}</td>
    </tr>
  );
}
