// The rules of a game in our own words: the table, a turn, then clause by clause, so that a refusal can point at one.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { canPrint, printPage } from "../../browser/features";
import { loadEveryLanguageOf } from "../../i18n/fetching";
import { t } from "../../i18n/i18n";
import { Button } from "../../ui/Button";
import { InItsLanguage } from "../../ui/InItsLanguage";
import { useKept } from "../../ui/left";
import { href } from "../../ui/router";
import { type Leaflet, sectionsOf, type TablePart } from "../leaflet";
import { Clause, searchedIn } from "./Clause";
import { isFound } from "./search";
import { Words } from "./Words";
import "./rules.css";
import "./print.css";

interface OfGame {
  game: string;
  leaflet: Leaflet;
}

interface Props extends OfGame {
  /** The clause to be marked and brought into view. */
  clause: string | null;
  brief: boolean;
}

export function RulesPage({ game, leaflet, clause, brief }: Props) {
  const [query, setQuery] = useKept(brief ? null : "search", () => "");
  useEffect(() => {
    if (query) void loadEveryLanguageOf(`games/${game}/leaflet`);
  }, [query]);
  const isWhole = query.trim() === "";
  const all = Object.keys(leaflet.examples);
  const clauses = isWhole ? all : all.filter((each) => isFound(query.trim(), searchedIn(game, each)));
  return (
    <div class={brief ? "leaflet leaflet-brief" : "leaflet"}>
      {!brief && (
        <p class="leaflet-story">
          <InItsLanguage text={t(`${game}-story`)} />
        </p>
      )}
      <Search query={query} onQuery={setQuery} count={isWhole ? null : clauses.length} />
      {!brief && isWhole && (
        <>
          <TablePicture game={game} leaflet={leaflet} />
          <TurnInLines game={game} leaflet={leaflet} />
        </>
      )}
      {sectionsOf(clauses).map(([section, its]) => (
        <section key={section} class="leaflet-section">
          <h2>
            <InItsLanguage text={t(`${game}-rules-${section}`)} />
          </h2>
          <ul>
            {its.map((number) => (
              <Clause key={number} game={game} leaflet={leaflet} clause={number} isMarked={number === clause} />
            ))}
          </ul>
        </section>
      ))}
      <p class="small soft leaflet-credit">
        <InItsLanguage text={t(`${game}-credit`)} />
      </p>
      {!brief && (
        <Button quiet class="to-makers" href={href("makers")}>
          {t("credits")}
        </Button>
      )}
      {!brief && canPrint() && (
        <Button class="leaflet-print" onClick={printPage}>
          {t("rules-print")}
        </Button>
      )}
    </div>
  );
}

interface SearchProps {
  query: string;
  onQuery: (query: string) => void;
  /** Number of clauses found; null without a search. */
  count: number | null;
}

const Search = ({ query, onQuery, count }: SearchProps) => (
  <search class="leaflet-search">
    <input
      class="field"
      type="search"
      value={query}
      placeholder={t("rules-search")}
      aria-label={t("rules-search")}
      onInput={(event) => onQuery(event.currentTarget.value)}
      // it may be in a form, which it must not submit
      onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
    />
    <span class="small soft" role="status">
      {count !== null && t("rules-found", { count })}
    </span>
  </search>
);

/** Write each part's number where it is; the table itself knows nothing of that. */
function numberParts(table: HTMLElement, parts: readonly TablePart[]): void {
  parts.forEach(({ at }, index) => {
    table.querySelector(at)?.setAttribute("data-numbered", String(index + 1));
  });
}

function TablePicture({ game, leaflet }: OfGame) {
  const table = useRef<HTMLDivElement>(null);
  const { Picture, parts = [] } = leaflet;
  useLayoutEffect(() => {
    if (table.current) numberParts(table.current, parts);
  });
  if (!Picture) return null;
  return (
    <section class="leaflet-table stack">
      <h2>{t("rules-table")}</h2>
      <div ref={table} class="leaflet-picture" inert aria-hidden="true">
        <Picture />
      </div>
      <ol class="leaflet-parts">
        {parts.map(({ name }) => (
          <li key={name}>
            <span>{t(`${game}-part-${name}`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function TurnInLines({ game, leaflet }: OfGame) {
  if (!leaflet.turn.length) return null;
  return (
    <section class="leaflet-turn stack">
      <h2>{t("rules-turn")}</h2>
      <ol>
        {leaflet.turn.map((Cards, at) => (
          <li key={at}>
            <Words game={game} leaflet={leaflet} text={t(`${game}-turn-${at + 1}`)} />
            <Cards />
          </li>
        ))}
      </ol>
    </section>
  );
}
