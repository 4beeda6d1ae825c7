// Everybody's points as they grew: lines for those who see them, a table for those who don't.
import type { SeatName, Status } from "../door/door";
import { t } from "../i18n/i18n";
import { nameOf } from "../table/seat-name";
import type { Course } from "./course";

/** The drawing's size, in units of its own. */
const WIDE = 320;
const HIGH = 96;
const EDGE = 6;

interface Props {
  course: Course;
  seats: readonly SeatName[];
  /** The points after each step, as far as they are known. */
  scores: ReadonlyMap<number, Status["scores"]>;
  /** Where the match is looked at. */
  step: number;
}

type Point = readonly [step: number, points: number];

/** The points of a seat that lay open, by step. */
const pointsOf = (scores: Props["scores"], seat: number): Point[] =>
  [...scores]
    .flatMap(([step, all]): Point[] => (typeof all[seat] === "number" ? [[step, all[seat]]] : []))
    .sort(([one], [other]) => one - other);

export function Points({ course, seats, scores, step }: Props) {
  const lines = seats.map((_, seat) => pointsOf(scores, seat));
  const all = lines.flat().map(([, points]) => points);
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (at: number) => EDGE + (at / course.length) * (WIDE - 2 * EDGE);
  const y = (points: number) => HIGH - EDGE - ((points - least) / (most - least)) * (HIGH - 2 * EDGE);
  return (
    <details class="walk-points">
      <summary class="button button-quiet">{t("review-points")}</summary>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        <path class="walk-ground" d={`M${x(0)} ${y(0)}H${x(course.length)}`} />
        <path class="walk-now" d={`M${x(step)} 0V${HIGH}`} />
        {lines.map((line, seat) => (
          <g key={seat} class={`seat-${seat}`}>
            <polyline points={line.map(([at, points]) => `${x(at)},${y(points)}`).join(" ")} />
          </g>
        ))}
      </svg>
      <PointsTable course={course} seats={seats} scores={scores} />
    </details>
  );
}

/** The points at the end of each part. */
function PointsTable({ course: { ends, kind }, seats, scores }: Omit<Props, "step">) {
  return (
    <table>
      <caption class="hidden-text">{t("review-points")}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`review-part-${kind}`)}</th>
          {seats.map((_, seat) => (
            <th key={seat} scope="col" class={`seat-${seat}`}>
              <span class="seat-dot" aria-hidden="true" /> {nameOf(seats, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ends.map((end, part) => (
          <tr key={end}>
            <th scope="row">{part + 1}</th>
            {seats.map((_, seat) => (
              <td key={seat}>{scores.get(end)?.[seat] ?? "–"}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
