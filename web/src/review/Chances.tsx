// Everybody's chances along a match: lines for those who see them, a table for those who don't.
import { t } from "../i18n/i18n";
import type { Judgement } from "../saves/judgement";
import { nameOf } from "../table/seat-name";
import { chancesAt } from "./judgement";
import type { Opened } from "./opening";

/** The drawing's size, in units of its own. */
const WIDE = 320;
const HIGH = 110;
const EDGE = 6;
const ALL = 100;

interface Props {
  judgement: Judgement;
  opened: Opened;
  /** Where the match is looked at. */
  step: number;
}

export function ChancesCurve({ judgement, opened, step }: Props) {
  const { save, course, outcome } = opened;
  const x = (at: number) => EDGE + (at / course.length) * (WIDE - 2 * EDGE);
  const y = (percent: number) => HIGH - EDGE - (percent / ALL) * (HIGH - 2 * EDGE);
  const end = [course.length, chancesAt(judgement, outcome.winners, save.seats.length, course.length)] as const;
  const points = [...judgement.points, end];
  return (
    <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
      {[0, ALL / 2, ALL].map((percent) => (
        <path key={percent} class="walk-ground" d={`M${x(0)} ${y(percent)}H${x(course.length)}`} />
      ))}
      <path class="walk-now" d={`M${x(step)} 0V${HIGH}`} />
      {judgement.turns.map((turn) => (
        <path
          key={`${turn.step} ${turn.seat}`}
          class={`judge-mark seat-${turn.seat}`}
          d={`M${x(turn.step)} ${HIGH - EDGE}l-4 6h8z`}
        />
      ))}
      {save.seats.map((_, seat) => (
        <g key={seat} class={`seat-${seat}`}>
          <polyline points={points.map(([at, chances]) => `${x(at)},${y(chances[seat] ?? 0)}`).join(" ")} />
        </g>
      ))}
    </svg>
  );
}

/** The chances as they stood at the end of each part. */
export function ChancesTable({ judgement, opened: { save, course, outcome } }: Omit<Props, "step">) {
  return (
    <table>
      <caption class="hidden-text">{t("judge-chances")}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`review-part-${course.kind}`)}</th>
          {save.seats.map((_, seat) => (
            <th key={seat} scope="col" class={`seat-${seat}`}>
              <span class="seat-dot" aria-hidden="true" /> {nameOf(save.seats, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {course.ends.map((end, part) => (
          <tr key={end}>
            <th scope="row">{part + 1}</th>
            {chancesAt(judgement, outcome.winners, save.seats.length, end).map((percent, seat) => (
              <td key={seat}>{t("judge-percent", { percent })}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
