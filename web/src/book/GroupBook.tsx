// The scorebook, a separate script: the results of all finished matches of people.
import { useMemo, useState } from "preact/hooks";
import { t } from "../i18n/i18n";
import { matches } from "../saves/list";
import { isOpened, opened } from "../saves/opened";
import { LINKED } from "../saves/record";
import { NothingYet } from "../ui/NothingYet";
import { Screen, Section } from "../ui/Screen";
import { Unread } from "../ui/Unread";
import { allResults, book, isOfPeople, takeIn } from "./book";
import { Exchange } from "./Exchange";
import { Filters } from "./Filters";
import { openBookFile, toCsv, toJson } from "./files";
import { type Boxes, LastMatches } from "./LastMatches";
import { People } from "./People";
import { ALL, fitting, playedBy } from "./played";
import { Ratings } from "./Ratings";
import { Evenings, PairsTable, Totals } from "./Tables";
import "./book.css";

export function GroupBook({ boxes }: { boxes: Boxes }) {
  const [filter, setFilter] = useState(ALL);
  const { aliases, left } = book.value;
  const listed = useMemo(() => allResults(book.value), [book.value, matches.value, opened.value]);
  const all = useMemo(() => playedBy(listed, aliases), [listed, aliases]);
  const counted = useMemo(() => {
    const apart = new Set(left);
    return all.filter(({ print }) => !apart.has(print));
  }, [all, left]);
  const shown = useMemo(() => fitting(counted, filter), [counted, filter]);
  return (
    <Screen title={t("book")} class="book" data-testid="book">
      <Unread />
      {all.length === 0 ? (
        <NothingYet>{t("book-empty")}</NothingYet>
      ) : (
        <>
          <Filters matches={counted} filter={filter} onFilter={setFilter} />
          <Totals matches={shown} isOneGame={filter.game !== null} />
          <div class="book-columns">
            <div class="book-column">
              <Ratings matches={shown} />
              <PairsTable matches={shown} />
            </div>
            <Evenings matches={shown} />
          </div>
          <LastMatches matches={fitting(all, filter)} boxes={boxes} />
          <People matches={all} />
        </>
      )}
      <Apart />
      <Exchange
        of="book"
        isAny={listed.length > 0}
        csv={() => toCsv(listed, aliases, left)}
        json={() => toJson(listed, aliases)}
        open={openBookFile}
        takeIn={({ results, aliases: others }) => takeIn(results, others)}
      />
    </Screen>
  );
}

/** The matches that don't count, with their number. */
function Apart() {
  const over = matches.value.filter((match) => match.over);
  const linked = over.filter(({ origin }) => origin?.id === LINKED).length;
  const whatIfs = over.filter(({ origin }) => origin).length - linked;
  const ofOpened = over.filter((match) => isOfPeople(match) && isOpened(match)).length;
  const withMachines = over.filter(({ origin, bots }) => !origin && bots.some(Boolean)).length;
  return (
    <Section title={t("book-apart")} data-testid="book-apart">
      <p class="soft">{t("book-apart-help")}</p>
      <ul class="book-facts">
        <li>{t("book-apart-machines", { count: withMachines })}</li>
        <li>{t("book-apart-what-ifs", { count: whatIfs })}</li>
        <li>{t("book-apart-linked", { count: linked })}</li>
        <li>{t("book-apart-opened", { count: ofOpened })}</li>
      </ul>
    </Section>
  );
}
