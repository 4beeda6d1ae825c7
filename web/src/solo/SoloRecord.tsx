// The record of a person who plays alone, a separate script: the results of finished matches against bots.
import { useMemo, useState } from "preact/hooks";
import { Exchange } from "../book/Exchange";
import { Select } from "../book/Filters";
import type { Listed } from "../book/listed";
import { BookTable } from "../book/Tables";
import { asShare, gameName, inTenths, momentOf } from "../book/words";
import { entryOf } from "../door/catalog";
import { has, isolated, t } from "../i18n/i18n";
import { documents } from "../saves/documents";
import { matches } from "../saves/list";
import { nameKey } from "../saves/names";
import { opened } from "../saves/opened";
import { Button } from "../ui/Button";
import { type Column, Lines, type TableProps } from "../ui/Figures";
import { NothingYet } from "../ui/NothingYet";
import { href } from "../ui/router";
import { Screen, Section, usePages } from "../ui/Screen";
import { Unread } from "../ui/Unread";
import { adviceOf, aheadOf, EVEN, type Group, groupsOf, pointsOf, totalOf, trendOf, WINDOW } from "./figures";
import { openSoloFile, toCsv, toJson } from "./files";
import { allSolos, takeInSolos } from "./kept";
import type { Solo } from "./solo";
import "../book/book.css";
import "./solo.css";

type Found = Listed<Solo>;

const MIXED = "mixed";
/** Returns a level, or {@link MIXED} for bots of several levels. */
const levelIn = ({ level }: Pick<Solo, "level">): string => level ?? MIXED;

function levelName(level: string): string {
  if (level === MIXED) return t("solo-mixed");
  const id = `level-${level}`;
  return has(id) ? t(id) : level;
}

/** The properties by which matches are filtered. */
const FILTERS = {
  game: ({ game }: Solo) => game,
  players: ({ players }: Solo) => String(players),
  level: levelIn,
  person: ({ names: [name] }: Solo) => nameKey(name),
};
type FilterName = keyof typeof FILTERS;
type Filter = Readonly<Partial<Record<FilterName, string>>>;

const fits = (solo: Solo, filter: Filter, names: readonly FilterName[]): boolean =>
  names.every((name) => filter[name] === undefined || FILTERS[name](solo) === filter[name]);

const NAMES = Object.keys(FILTERS) as FilterName[];

export function SoloRecord() {
  const [filter, setFilter] = useState<Filter>({});
  const all = useMemo(allSolos, [documents.value, matches.value, opened.value]);
  const shown = useMemo(() => all.filter((solo) => fits(solo, filter, NAMES)), [all, filter]);
  return (
    <Screen title={t("solo")} class="book" data-testid="solo">
      <Unread />
      {all.length === 0 ? (
        <NothingYet>{t("solo-empty")}</NothingYet>
      ) : (
        <>
          <SoloFilters all={all} filter={filter} onFilter={setFilter} />
          <SoloAdvice shown={shown} />
          <Facts shown={shown} />
          <Groups shown={shown} />
          <Trend shown={shown} />
          <LastSolos shown={shown} />
        </>
      )}
      <p class="small soft">{t("solo-help")}</p>
      <Exchange
        of="solo"
        isAny={all.length > 0}
        csv={() => toCsv(all)}
        json={() => toJson(all)}
        open={openSoloFile}
        takeIn={({ results }) => takeInSolos(results)}
      />
    </Screen>
  );
}

interface FiltersProps {
  all: readonly Solo[];
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** A choice for each property of which there are several values. */
function SoloFilters({ all, filter, onFilter }: FiltersProps) {
  const called = new Map(all.map(({ names: [name] }) => [nameKey(name), name]));
  const textOf: Record<FilterName, (value: string) => string> = {
    game: gameName,
    players: (count) => t("book-players-count", { count: Number(count) }),
    level: levelName,
    person: (key) => called.get(key) ?? key,
  };
  const choices = NAMES.flatMap((name) => {
    const others = NAMES.filter((each) => each !== name);
    const values = new Set(all.filter((solo) => fits(solo, filter, others)).map(FILTERS[name]));
    return values.size > 1 || filter[name] !== undefined ? [{ name, values: [...values].sort() }] : [];
  });
  if (!choices.length) return null;
  return (
    <form class="book-filters" aria-label={t("book-filters")} onSubmit={(event) => event.preventDefault()}>
      {choices.map(({ name, values }) => (
        <Select
          key={name}
          name={name}
          values={values}
          value={filter[name] ?? null}
          textOf={textOf[name]}
          onChoose={(value) => onFilter({ ...filter, [name]: value ?? undefined })}
        />
      ))}
      {Object.values(filter).some(Boolean) && (
        <Button quiet onClick={() => onFilter({})}>
          {t("book-all")}
        </Button>
      )}
    </form>
  );
}

interface Shown {
  /** In the order of their ends. */
  shown: readonly Found[];
}

/** One sentence about the level of the game played last; empty before there are enough matches. */
function SoloAdvice({ shown }: Shown) {
  const advice = adviceOf(shown, (game) => entryOf(game)?.bots ?? []);
  if (!advice) return null;
  const { level, next, isHarder, ahead, count } = advice;
  const said = {
    game: gameName(advice.game),
    share: asShare(ahead),
    level: levelName(level),
    count,
  };
  return (
    <p class="sheet-of-paper" data-testid="solo-advice">
      {next === null
        ? t("solo-advice-stay", said)
        : t(isHarder ? "solo-advice-up" : "solo-advice-down", { ...said, next: levelName(next) })}
    </p>
  );
}

function Facts({ shown }: Shown) {
  const { matches: count, wins, days, hints, streaks } = totalOf(shown);
  const facts = [
    [t("book-matches"), count],
    [t("book-wins"), wins],
    [t("book-streak"), streaks.longest],
    [t("book-streak-now"), streaks.now],
    [t("solo-hints"), hints],
    [t("solo-days"), days],
  ] as const;
  return (
    <dl class="solo-facts" data-testid="solo-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt class="small soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const sizeOf = ({ players }: Pick<Solo, "players">): string => t("book-players-count", { count: players });

const groupName = ({ game, players, level }: Pick<Solo, "game" | "players" | "level">): string =>
  t("solo-group", {
    game: gameName(game),
    size: sizeOf({ players }),
    level: levelName(levelIn({ level })),
  });

/** The numbers of a drawing, on request. */
const AsTable = <Row,>(table: TableProps<Row> & { label: string }) => (
  <details class="solo-table">
    <summary class="button">{t("solo-table")}</summary>
    <BookTable {...table} />
  </details>
);

/** The length of a bar, in its own units. */
const LONG = 100;

/** A share as a bar, with a mark where equal players are. */
const Bar = ({ share }: { share: number }) => (
  <svg viewBox={`0 0 ${LONG} 10`} preserveAspectRatio="none" aria-hidden="true">
    <rect class="solo-ground" width={LONG} height="10" />
    <rect width={LONG * share} height="10" />
    <path d={`M${LONG * EVEN} -3V13`} />
  </svg>
);

const Bars = ({ game, groups }: { game: string; groups: readonly Group[] }) => (
  <div class="sheet-of-paper">
    <h3>{gameName(game)}</h3>
    <ul class="solo-bars">
      {groups.map((group) => (
        <li key={groupName(group)}>
          <span>{t("solo-size", { size: sizeOf(group), level: levelName(levelIn(group)) })}</span>
          <Bar share={group.total.ahead} />
          <span class="small">{t("solo-bar", { share: asShare(group.total.ahead), count: group.total.matches })}</span>
        </li>
      ))}
    </ul>
  </div>
);

function Groups({ shown }: Shown) {
  const groups = useMemo(() => groupsOf(shown), [shown]);
  const columns: Column<Group>[] = [
    { head: t("book-game"), cell: groupName },
    { head: t("book-matches"), cell: ({ total }) => total.matches },
    { head: t("solo-ahead"), cell: ({ total }) => asShare(total.ahead) },
    { head: t("book-wins"), cell: ({ total }) => total.wins },
    { head: t("book-mean-points"), cell: ({ total }) => inTenths(total.meanPoints) },
    { head: t("solo-recent-points", { count: WINDOW }), cell: ({ total }) => inTenths(total.recentPoints) },
    { head: t("book-streak"), cell: ({ total }) => total.streaks.longest },
    { head: t("solo-hints"), cell: ({ total }) => total.hints },
    { head: t("solo-days"), cell: ({ total }) => total.days },
  ];
  return (
    <Section title={t("solo-groups")} data-testid="solo-groups">
      <div class="solo-games">
        {[...new Set(groups.map(({ game }) => game))].map((game) => (
          <Bars key={game} game={game} groups={groups.filter((group) => group.game === game)} />
        ))}
      </div>
      <p class="small soft">{t("solo-groups-help", { even: asShare(EVEN) })}</p>
      <AsTable label={t("solo-groups")} columns={columns} rows={groups} />
    </Section>
  );
}

/** The height of a line's drawing, in its own units. */
const HIGH = 120;
/** Most steps of a line. */
const MOST_STEPS = 40;

/** How placements and, in one game, points have changed: the mean of some matches in a row, as a line. */
function Trend({ shown }: Shown) {
  const ahead = trendOf(shown.map(aheadOf)).slice(-MOST_STEPS);
  const points = trendOf(pointsOf(shown)).slice(-MOST_STEPS);
  return (
    <Section title={t("solo-trend")} data-testid="solo-trend">
      {ahead.length < 2 ? (
        <p class="soft">{t("solo-trend-none", { count: WINDOW + 1 })}</p>
      ) : (
        <>
          <p class="small soft">{t("solo-trend-help", { count: WINDOW })}</p>
          <div class="solo-lines">
            <Line title={t("solo-ahead")} means={ahead} least={0} most={1} grounds={[0, EVEN, 1]} textOf={asShare} />
            {points.length > 1 && <PointsLine means={points} />}
          </div>
          <TrendTable ahead={ahead} points={points} />
        </>
      )}
    </Section>
  );
}

/** The scale of points begins and ends at whole numbers. */
function PointsLine({ means }: { means: readonly number[] }) {
  const least = Math.floor(Math.min(...means));
  const most = Math.max(Math.ceil(Math.max(...means)), least + 1);
  return (
    <Line
      title={t("book-mean-points")}
      means={means}
      least={least}
      most={most}
      grounds={[least, most]}
      textOf={inTenths}
    />
  );
}

interface LineProps {
  title: string;
  means: readonly number[];
  least: number;
  most: number;
  grounds: readonly number[];
  textOf: (value: number) => string;
}

const Line = ({ title, means, least, most, grounds, textOf }: LineProps) => (
  <figure class="solo-line">
    <figcaption>
      {t("solo-trend-said", { title, before: textOf(means[0] ?? 0), now: textOf(means.at(-1) ?? 0) })}
    </figcaption>
    <Lines
      high={HIGH}
      length={means.length - 1}
      least={least}
      most={most}
      grounds={grounds}
      groundText={textOf}
      lines={[{ class: "", points: means.map((value, at) => [at, value] as const) }]}
    />
  </figure>
);

function TrendTable({ ahead, points }: { ahead: readonly number[]; points: readonly number[] }) {
  const columns: Column<number>[] = [
    { head: t("book-matches-ago"), cell: (ago) => ago },
    { head: t("solo-ahead"), cell: (ago) => asShare(ahead.at(-1 - ago) ?? 0) },
    ...(points.length > 1
      ? [{ head: t("book-mean-points"), cell: (ago: number) => inTenths(points.at(-1 - ago)) }]
      : []),
  ];
  return <AsTable label={t("solo-trend")} columns={columns} rows={[...ahead.keys()]} />;
}

const PAGE = 10;

function LastSolos({ shown }: Shown) {
  const { drawn, more } = usePages("solos", shown.toReversed(), PAGE);
  return (
    <Section title={t("book-last")} data-testid="solo-last">
      <ul class="book-list">
        {drawn.map((solo) => {
          const { print, id, names, place, players, points, ended, hints } = solo;
          return (
            <li key={print} class="sheet-of-paper book-match" data-match={print}>
              <b>{id ? <a href={href("play", id)}>{groupName(solo)}</a> : groupName(solo)}</b>
              <span>{t("solo-placed", { name: isolated(names[0]), place, players, points: inTenths(points) })}</span>
              <span class="small soft">
                {momentOf(ended)}
                {hints ? ` · ${t("solo-hints-used", { count: hints })}` : ""}
              </span>
            </li>
          );
        })}
      </ul>
      {more}
    </Section>
  );
}
