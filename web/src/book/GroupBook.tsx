// The group's book: what all finished matches of people come to.
import { useMemo, useState } from "preact/hooks";
import { t } from "../i18n/i18n";
import { matches } from "../saves/list";
import { ScreenHead } from "../ui/Screen";
import { Apart } from "./Apart";
import { allResults, type Book, book } from "./book";
import { Evenings } from "./Evenings";
import { Exchange } from "./Exchange";
import { Filters } from "./Filters";
import { LastMatches } from "./LastMatches";
import { PairsTable } from "./PairsTable";
import { People } from "./People";
import { ALL, type Filter, fitting, playedBy } from "./played";
import { Ratings } from "./Ratings";
import { Totals } from "./Totals";
import "./book.css";

export function GroupBook() {
  return (
    <main class="screen book" data-testid="book">
      <ScreenHead title={t("book")} />
      <Pages written={book.value} />
    </main>
  );
}

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
