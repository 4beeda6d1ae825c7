// Each player's points and chances along a match: lines for people who see them, a table for others.
import type { ComponentChildren } from "preact";
import type { Status } from "../door/door";
import { t } from "../i18n/i18n";
import type { Judgement } from "../saves/judgement";
import { nameOf } from "../table/seat-name";
import { type Column, headFor, Lines, Named, Table } from "../ui/Figures";
import { Folded } from "../ui/Folded";
import { chancesAt } from "./judgement";
import type { Opened } from "./opening";

interface Props {
  opened: Opened;
  step: number;
}

interface PartsProps {
  opened: Opened;
  caption: string;
  /** A seat's value at the last step of a part. */
  cell: (end: number, seat: number) => ComponentChildren;
}

function PartsTable({ opened: { save, course }, caption, cell }: PartsProps) {
  const columns: Column<number>[] = [
    { head: t(`review-part-${course.kind}`), cell: (_, part) => part + 1 },
    ...save.seats.map((_, seat) => ({
      ...headFor(nameOf(save.seats, seat), `seat-${seat}`),
      cell: (end: number) => cell(end, seat),
    })),
  ];
  return <Table caption={<caption class="hidden-text">{caption}</caption>} columns={columns} rows={course.ends} />;
}

/** The points after each step, as far as they are known. */
type Scores = ReadonlyMap<number, Status["scores"]>;

const pointsOf = (scores: Scores, seat: number) =>
  [...scores]
    .flatMap(([step, all]) => (typeof all[seat] === "number" ? [[step, all[seat]] as const] : []))
    .sort(([one], [other]) => one - other);

export function PointsCurve({ opened, step, scores }: Props & { scores: Scores }) {
  const lines = opened.save.seats.map((_, seat) => ({ class: `seat-${seat}`, points: pointsOf(scores, seat) }));
  const all = lines.flatMap(({ points }) => points.map(([, value]) => value));
  const most = Math.max(1, ...all);
  return (
    <section class="walk-figures" aria-label={t("review-points")}>
      <Legend opened={opened} textOf={(seat) => scores.get(step)?.[seat] ?? "–"} />
      <Lines
        high={120}
        length={opened.course.length}
        least={Math.min(0, ...all)}
        most={most}
        lines={lines}
        grounds={[0, most]}
        now={step}
      />
      <Folded title={t("as-table")}>
        <PartsTable opened={opened} caption={t("review-points")} cell={(end, seat) => scores.get(end)?.[seat] ?? "–"} />
      </Folded>
    </section>
  );
}

interface LegendProps {
  opened: Opened;
  /** A seat's value at the step on the screen. */
  textOf: (seat: number) => ComponentChildren;
}

/** The seats' names in the colours of their lines, with their values now. */
const Legend = ({ opened: { save }, textOf }: LegendProps) => (
  <ul class="walk-legend">
    {save.seats.map((_, seat) => (
      <li key={seat} class={`seat-${seat}`}>
        <Named name={nameOf(save.seats, seat)} /> <b>{textOf(seat)}</b>
      </li>
    ))}
  </ul>
);

const ALL = 100;

const percent = (value: number) => t("judge-percent", { percent: value });

interface ChancesProps extends Props {
  judgement: Judgement;
  /** True while the analysis works: the lines have no end yet. */
  isGrowing: boolean;
}

/** The sum of the rounded chances from a seat on: where its band begins, down to the next seat's. */
const from = (chances: readonly number[], seat: number) =>
  seat === 0 ? ALL : chances.slice(seat).reduce((sum, chance) => sum + chance, 0);

/** The chances in per cent as bands on each other, with the moves that turned the match; and the end of each part. */
export function ChancesCurve({ opened, step, judgement, isGrowing }: ChancesProps) {
  const { length, kind, ends } = opened.course;
  const at = (place: number) => chancesOf(opened, judgement, place);
  const now = at(isGrowing ? length - 1 : step);
  const points = isGrowing ? judgement.points : [...judgement.points, [length, at(length)] as const];
  return (
    <>
      <Legend opened={opened} textOf={(seat) => (now.length ? percent(now[seat] ?? 0) : "–")} />
      <Lines
        high={110}
        length={length}
        least={0}
        most={ALL}
        isFilled
        lines={opened.save.seats.map((_, seat) => ({
          class: `seat-${seat}`,
          points: points.map(([at, chances]) => [at, from(chances, seat)] as const),
        }))}
        grounds={[0, ALL / 2, ALL]}
        groundText={percent}
        {...(!isGrowing && { now: step })}
        marks={judgement.turns.map((turn) => ({
          class: `judge-mark seat-${turn.seat}`,
          at: turn.step,
          value: (from(at(turn.step), turn.seat) + from(at(turn.step), turn.seat + 1)) / 2,
        }))}
        scale={{ unit: t(`review-part-${kind}`), ends }}
      />
    </>
  );
}

const chancesOf = ({ save, outcome }: Opened, judgement: Judgement, step: number) =>
  chancesAt(judgement, outcome.winners, save.seats.length, step);

export const ChancesTable = ({ opened, judgement }: { opened: Opened; judgement: Judgement }) => (
  <Folded title={t("as-table")}>
    <PartsTable
      opened={opened}
      caption={t("judge-chances")}
      cell={(end, seat) => percent(chancesOf(opened, judgement, end)[seat] ?? 0)}
    />
  </Folded>
);
