// The evenings, the last one first: who came to how many points for places.
import { useMemo } from "preact/hooks";
import { t } from "../i18n/i18n";
import { Scroller } from "../table/Scroller";
import { usePages } from "../ui/pages";
import { type Evening, eveningsOf } from "./evenings";
import type { Played } from "./played";
import { dayOf, inTenths } from "./words";

interface Props {
  matches: readonly Played[];
  hidden: ReadonlySet<string>;
}

const PAGE = 3;

export function Evenings({ matches, hidden }: Props) {
  const evenings = useMemo(() => eveningsOf(matches), [matches]);
  const { drawn, more } = usePages(evenings, PAGE);
  return (
    <section class="stack" data-testid="book-evenings">
      <h2>{t("book-evenings")}</h2>
      {drawn.map((evening) => (
        <OneEvening key={evening.began} evening={evening} hidden={hidden} />
      ))}
      {more}
      <p class="small soft">{t("book-evenings-help")}</p>
    </section>
  );
}

function OneEvening({ evening: { began, matches, totals }, hidden }: { evening: Evening; hidden: Props["hidden"] }) {
  const title = t("book-evening", { day: dayOf(began), count: matches.length });
  return (
    <Scroller class="book-table" label={title}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t("book-person")}</th>
            <th scope="col">{t("book-worth")}</th>
            <th scope="col">{t("book-wins")}</th>
            <th scope="col">{t("book-matches")}</th>
          </tr>
        </thead>
        <tbody>
          {totals
            .filter(({ person }) => !hidden.has(person))
            .map(({ person, worth, wins, matches: count }) => (
              <tr key={person}>
                <th scope="row">{person}</th>
                <td>{inTenths(worth)}</td>
                <td>{wins}</td>
                <td>{count}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Scroller>
  );
}
