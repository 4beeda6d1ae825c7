// The rules of a game in our own words: the table, a turn, then clause by clause, so that a refusal can point at one.
import { useState } from "preact/hooks";
import { loadEveryLanguageOf, t } from "../../i18n/i18n";
import { type Leaflet, sectionsOf } from "../leaflet";
import { Clause, searchedIn } from "./Clause";
import { TablePicture, TurnInLines } from "./Overview";
import { isFound } from "./search";
import "./rules.css";
import "./print.css";

interface Props {
  game: string;
  leaflet: Leaflet;
  /** The clause to be marked and brought into view. */
  clause: string | null;
  /** Without the table and the turn. */
  brief: boolean;
}

export function RulesPage({ game, leaflet, clause, brief }: Props) {
  const [query, setQuery] = useState("");
  const isWhole = query.trim() === "";
  const all = Object.keys(leaflet.examples);
  const clauses = isWhole ? all : all.filter((each) => isFound(query.trim(), searchedIn(game, each)));
  return (
    <div class={brief ? "leaflet leaflet-brief" : "leaflet"}>
      {!brief && <p class="leaflet-story">{t(`${game}-story`)}</p>}
      <Search
        query={query}
        onQuery={(next) => {
          setQuery(next);
          void loadEveryLanguageOf(`games/${game}/leaflet`);
        }}
        count={isWhole ? null : clauses.length}
      />
      {!brief && isWhole && (
        <>
          <TablePicture game={game} leaflet={leaflet} />
          <TurnInLines game={game} leaflet={leaflet} />
        </>
      )}
      {sectionsOf(clauses).map(([section, its]) => (
        <section key={section} class="leaflet-section">
          <h2>{t(`${game}-rules-${section}`)}</h2>
          <ul>
            {its.map((number) => (
              <Clause key={number} game={game} leaflet={leaflet} clause={number} isMarked={number === clause} />
            ))}
          </ul>
        </section>
      ))}
      <p class="small soft leaflet-credit">{t(`${game}-credit`)}</p>
      {!brief && (
        <button type="button" class="button leaflet-print" onClick={() => window.print()}>
          {t("rules-print")}
        </button>
      )}
    </div>
  );
}

interface SearchProps {
  query: string;
  onQuery: (query: string) => void;
  /** How many clauses were found; null while nothing is searched. */
  count: number | null;
}

function Search({ query, onQuery, count }: SearchProps) {
  return (
    <search class="leaflet-search">
      <input
        class="field"
        type="search"
        value={query}
        placeholder={t("rules-search")}
        aria-label={t("rules-search")}
        onInput={(event) => onQuery(event.currentTarget.value)}
        // it may lie in a form, which is not to be sent by it
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <span class="small soft" role="status">
        {count !== null && t("rules-found", { count })}
      </span>
    </search>
  );
}
