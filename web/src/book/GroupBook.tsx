// The group's book, a script of its own: what all finished matches of people come to.
import { useMemo, useState } from "preact/hooks";
import { t } from "../i18n/i18n";
import { matches } from "../saves/list";
import { LINKED } from "../saves/record";
import { Screen, Section } from "../ui/Screen";
import { allResults, type Book, book } from "./book";
import { Exchange } from "./Exchange";
import { Filters } from "./Filters";
import { LastMatches } from "./LastMatches";
import { People } from "./People";
import { ALL, type Filter, fitting, playedBy } from "./played";
import { Ratings } from "./Ratings";
import { Evenings, PairsTable, Totals } from "./Tables";
import "./book.css";

export const GroupBook = () => (
  <Screen title={t("book")} class="book" data-testid="book">
    <Pages written={book.value} />
  </Screen>
);

function Pages({ written }: { written: Book }) {
  const [filter, setFilter] = useState<Filter>(ALL);
  const listed = useMemo(() => allResults(written), [written, matches.value]);
  const all = useMemo(() => playedBy(listed, written.aliases), [listed, written.aliases]);
  const counted = useMemo(() => {
    const left = new Set(written.left);
    return all.filter(({ print }) => !left.has(print));
  }, [all, written.left]);
  const shown = useMemo(() => fitting(counted, filter), [counted, filter]);
  const hidden = useMemo(() => new Set(written.hidden), [written.hidden]);
  return (
    <>
      {all.length === 0 ? (
        <p class="sheet-of-paper">{t("book-empty")}</p>
      ) : (
        <>
          <Filters matches={counted} filter={filter} onFilter={setFilter} />
          <Totals matches={shown} hidden={hidden} isOneGame={filter.game !== null} />
          <Ratings matches={shown} hidden={hidden} />
          <PairsTable matches={shown} hidden={hidden} />
          <Evenings matches={shown} hidden={hidden} />
          <LastMatches matches={fitting(all, filter)} listed={listed} left={written.left} />
          <People matches={all} written={written} />
        </>
      )}
      <Apart />
      <Exchange listed={listed} written={written} />
    </>
  );
}

/** What does not count, and how much of it there is. */
function Apart() {
  const over = matches.value.filter((match) => match.over);
  const linked = over.filter(({ origin }) => origin?.id === LINKED).length;
  const whatIfs = over.filter(({ origin }) => origin).length - linked;
  const withMachines = over.filter(({ origin, bots }) => !origin && bots.some(Boolean)).length;
  return (
    <Section title={t("book-apart")} data-testid="book-apart">
      <p class="soft">{t("book-apart-help")}</p>
      <ul class="book-facts">
        <li>{t("book-apart-machines", { count: withMachines })}</li>
        <li>{t("book-apart-what-ifs", { count: whatIfs })}</li>
        <li>{t("book-apart-linked", { count: linked })}</li>
      </ul>
    </Section>
  );
}
