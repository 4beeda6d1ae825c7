// The book's tables: each player's totals, the wins by pair, and the sessions.
import { useMemo } from "preact/hooks";
import { isolated, t } from "../i18n/i18n";
import { Scroller } from "../table/TableFrame";
import { type Column, Table, type TableProps } from "../ui/Figures";
import { Section, usePages } from "../ui/Screen";
import { isHidden } from "./book";
import { type Played, peopleIn } from "./played";
import { type Evening, eveningsOf, type Pair, pairsOf, type Total, totalsOf } from "./totals";
import { asShare, dayOf, inHundredths, inTenths, lasting } from "./words";

interface Props {
  matches: readonly Played[];
}

export const isShown = ({ person }: { person: string }): boolean => !isHidden(person);

/** A table that may be wider than the screen; in a narrow window each row of one with `isStacked` is a block of labelled cells. */
export const BookTable = <Row,>({
  label,
  isStacked = false,
  ...table
}: TableProps<Row> & { label: string; isStacked?: boolean }) => (
  <Scroller class={isStacked ? "book-table book-stacked" : "book-table"} label={label}>
    <Table {...table} />
  </Scroller>
);

/** The drawing's length, in its own units. */
const LONG = 100;

/** A share with a bar next to its number. */
const Share = ({ share }: { share: number }) => (
  <span class="book-share">
    <svg viewBox={`0 0 ${LONG} 8`} preserveAspectRatio="none" aria-hidden="true">
      <rect class="book-ground" width={LONG} height="8" />
      <rect width={LONG * share} height="8" />
    </svg>
    {asShare(share)}
  </span>
);

const isMain = () => "book-main";
const isCalm = () => "book-calm";

/** The main figures come first. Points of several games can't be compared. */
const totalColumns = (isOneGame: boolean): Column<Total>[] => [
  { head: t("book-person"), cell: ({ person }) => isolated(person) },
  { head: t("book-matches"), cell: ({ matches }) => matches, look: isMain },
  { head: t("book-wins"), cell: ({ wins }) => wins, look: isMain },
  {
    head: t("book-win-share"),
    cell: ({ wins, matches }) => <Share share={wins / matches} />,
    look: () => "book-beside",
  },
  { head: t("book-worth"), cell: ({ worth }) => inTenths(worth), look: isMain },
  ...(isOneGame
    ? [
        { head: t("book-best"), cell: ({ bestPoints }: Total) => inTenths(bestPoints), look: isMain },
        { head: t("book-mean-points"), cell: ({ meanPoints }: Total) => inTenths(meanPoints), look: isMain },
      ]
    : []),
  { head: t("book-places"), cell: ({ places }) => places.join(" · "), look: isCalm },
  { head: t("book-mean-place"), cell: ({ meanPlace }) => inHundredths(meanPlace), look: isCalm },
  { head: t("book-streak-now"), cell: ({ streaks }) => streaks.now, look: isCalm },
  { head: t("book-streak"), cell: ({ streaks }) => streaks.longest, look: isCalm },
  { head: t("book-drought"), cell: ({ streaks }) => streaks.without, look: isCalm },
  { head: t("book-time"), cell: ({ played }) => lasting(played), look: isCalm },
];

export function Totals({ matches, isOneGame }: Props & { isOneGame: boolean }) {
  const totals = useMemo(() => totalsOf(matches), [matches]);
  return (
    <Section title={t("book-totals")} data-testid="book-totals">
      <p class="small soft">{t("book-counted", { count: matches.length })}</p>
      <BookTable isStacked label={t("book-totals")} columns={totalColumns(isOneGame)} rows={totals.filter(isShown)} />
      <p class="small soft">{t("book-totals-help")}</p>
    </Section>
  );
}

function inWords(pair: Pair | undefined): string {
  if (!pair) return "–";
  const { ahead, behind, level } = pair;
  return level ? t("book-pair-level", { ahead, behind, level }) : t("book-pair", { ahead, behind });
}

const lookOf = (pair: Pair | undefined): string =>
  !pair ? "soft" : pair.ahead > pair.behind ? "book-pair book-ahead" : "book-pair";

export function PairsTable({ matches }: Props) {
  const pairs = useMemo(() => pairsOf(matches), [matches]);
  const people = peopleIn(matches).filter((person) => isShown({ person }));
  if (people.length < 2) return null;
  const columns: Column<string>[] = [
    { cell: (one) => one },
    ...people.map((other) => ({
      head: t("book-against", { name: other }),
      cell: (one: string) => inWords(pairs.get(one)?.get(other)),
      look: (one: string) => lookOf(pairs.get(one)?.get(other)),
    })),
  ];
  return (
    <Section title={t("book-pairs")} data-testid="book-pairs">
      <BookTable isStacked label={t("book-pairs")} columns={columns} rows={people} />
      <p class="small soft">{t("book-pairs-help")}</p>
    </Section>
  );
}

const PAGE = 3;

/** The evenings, the last one first: who came to how many points for places. */
export function Evenings({ matches }: Props) {
  const evenings = useMemo(() => eveningsOf(matches), [matches]);
  const { drawn, more } = usePages("evenings", evenings, PAGE);
  return (
    <Section title={t("book-evenings")} data-testid="book-evenings">
      {drawn.map((evening) => (
        <OneEvening key={evening.began} {...evening} />
      ))}
      {more}
      <p class="small soft">{t("book-evenings-help")}</p>
    </Section>
  );
}

function OneEvening({ began, matches, totals }: Evening) {
  const title = t("book-evening", { day: dayOf(began), count: matches.length });
  const columns: Column<Total>[] = [
    { head: t("book-person"), cell: ({ person }) => isolated(person) },
    { head: t("book-worth"), cell: ({ worth }) => inTenths(worth) },
    { head: t("book-wins"), cell: ({ wins }) => wins },
    { head: t("book-matches"), cell: ({ matches: count }) => count },
  ];
  const rows = totals.filter(isShown);
  return <BookTable label={title} caption={<caption>{title}</caption>} columns={columns} rows={rows} />;
}
