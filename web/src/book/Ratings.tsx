// Each player's strength: a dot with its uncertainty on one scale, and its history as lines. Both are also tables.
import { useMemo } from "preact/hooks";
import { t } from "../i18n/i18n";
import { type Column, headFor, Lines, Named } from "../ui/Figures";
import { Section } from "../ui/Screen";
import type { Played } from "./played";
import { type Climb, climbsOf, FEWEST_MATCHES, type Rating, shown } from "./ratings";
import { BookTable, isShown } from "./Tables";
import { inTenths } from "./words";

/** The drawings' sizes, in their own units. */
const WIDE = 320;
const HIGH = 120;
const ROW = 16;
const EDGE = 8;
/** Standard deviations to each side that contain 95 of 100. */
const SIGMAS = 2;
/** Most matches in the lines and their table. */
const MOST_STEPS = 30;
const COLOURS = 6;

const lastOf = ({ ratings }: Climb): Rating => ratings.at(-1) ?? { mean: 0, doubt: 0 };
const colourOf = (at: number): string => `seat-${at % COLOURS}`;

function extent(ratings: readonly Rating[], sigmas: number): readonly [number, number] {
  const low = Math.min(...ratings.map(({ mean, doubt }) => mean - sigmas * doubt));
  const high = Math.max(...ratings.map(({ mean, doubt }) => mean + sigmas * doubt));
  return [low, Math.max(high, low + 1)];
}

export function Ratings({ matches }: { matches: readonly Played[] }) {
  const rated = useMemo(() => shown(climbsOf(matches)), [matches]);
  const climbs = rated.filter(isShown);
  return (
    <Section title={t("book-ratings")} data-testid="book-ratings">
      {climbs.length === 0 ? (
        <p class="soft">{t("book-ratings-none", { count: FEWEST_MATCHES })}</p>
      ) : (
        <>
          <Now climbs={climbs} />
          <Ways climbs={climbs} />
          <p class="small soft">{t("book-ratings-help", { count: FEWEST_MATCHES })}</p>
        </>
      )}
    </Section>
  );
}

function Now({ climbs }: { climbs: readonly Climb[] }) {
  const [low, high] = extent(climbs.map(lastOf), SIGMAS);
  const x = (rating: number) => EDGE + ((rating - low) / (high - low)) * (WIDE - 2 * EDGE);
  const dot = ({ mean, doubt }: Rating) => (
    <svg viewBox={`0 0 ${WIDE} ${ROW}`} aria-hidden="true">
      <path d={`M${x(mean - SIGMAS * doubt)} ${ROW / 2}H${x(mean + SIGMAS * doubt)}`} />
      <circle cx={x(mean)} cy={ROW / 2} r="5" />
    </svg>
  );
  const inNumbers = ({ mean, doubt }: Rating) =>
    t("book-rating-of", { mean: inTenths(mean), doubt: inTenths(SIGMAS * doubt) });
  const columns: Column<Climb>[] = [
    { head: t("book-person"), cell: ({ person }) => <Named name={person} />, look: (_, at) => colourOf(at) },
    { head: t("book-rating"), cell: (climb) => inNumbers(lastOf(climb)), look: () => "book-beside" },
    { cell: (climb) => dot(lastOf(climb)), look: (_, at) => `book-rating ${colourOf(at)}` },
  ];
  return <BookTable isStacked label={t("book-ratings")} columns={columns} rows={climbs} />;
}

/** The ratings after each player's last matches: all lines end on the right. */
function Ways({ climbs }: { climbs: readonly Climb[] }) {
  const ways = climbs.map(({ person, ratings }) => ({ person, ratings: ratings.slice(-MOST_STEPS) }));
  const steps = Math.max(...ways.map(({ ratings }) => ratings.length));
  const all = ways.flatMap(({ ratings }) => ratings);
  const [least, most] = extent(all, 0);
  const lines = ways.map(({ ratings }, at) => ({
    class: colourOf(at),
    points: ratings.map(({ mean }, step) => [steps - ratings.length + step, mean] as const),
  }));
  const columns: Column<number>[] = [
    { head: t("book-matches-ago"), cell: (ago) => ago },
    ...ways.map(({ person, ratings }, at) => ({
      ...headFor(person, colourOf(at)),
      cell: (ago: number) => inTenths(ratings.at(-1 - ago)?.mean),
    })),
  ];
  return (
    <details class="book-ways">
      <summary class="button">{t("book-ways")}</summary>
      <Lines high={HIGH} edge={EDGE} length={steps - 1} least={least} most={most} lines={lines} />
      <BookTable label={t("book-ways")} columns={columns} rows={[...Array(steps).keys()]} />
    </details>
  );
}
