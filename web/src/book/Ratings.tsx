// How strong everybody is: a dot with its doubt on one scale for all, and the way there as lines. Both are tables, too.
import { useMemo } from "preact/hooks";
import { t } from "../i18n/i18n";
import { Scroller } from "../table/Scroller";
import type { Played } from "./played";
import { type Course, coursesOf, FEWEST_MATCHES, type Rating, shown } from "./ratings";
import { inTenths } from "./words";

interface Props {
  matches: readonly Played[];
  hidden: ReadonlySet<string>;
}

/** The drawings' sizes, in units of their own. */
const WIDE = 320;
const HIGH = 120;
const ROW = 16;
const EDGE = 8;
/** So many standard deviations to each side hold 95 of 100. */
const SIGMAS = 2;
/** As many matches as lines and their table go back. */
const MOST_STEPS = 30;
const COLOURS = 6;

const lastOf = ({ ratings }: Course): Rating => ratings.at(-1) ?? { mean: 0, doubt: 0 };
const colourOf = (at: number): string => `seat-${at % COLOURS}`;

/** From the least to the most that a drawing has to show. */
function extent(ratings: readonly Rating[], sigmas: number): readonly [number, number] {
  const low = Math.min(...ratings.map(({ mean, doubt }) => mean - sigmas * doubt));
  const high = Math.max(...ratings.map(({ mean, doubt }) => mean + sigmas * doubt));
  return [low, Math.max(high, low + 1)];
}

export function Ratings({ matches, hidden }: Props) {
  const courses = useMemo(
    () => shown(coursesOf(matches)).filter(({ person }) => !hidden.has(person)),
    [matches, hidden],
  );
  return (
    <section class="stack" data-testid="book-ratings">
      <h2>{t("book-ratings")}</h2>
      {courses.length === 0 ? (
        <p class="soft">{t("book-ratings-none", { count: FEWEST_MATCHES })}</p>
      ) : (
        <>
          <Now courses={courses} />
          <Ways courses={courses} />
          <p class="small soft">{t("book-ratings-help", { count: FEWEST_MATCHES })}</p>
        </>
      )}
    </section>
  );
}

function Now({ courses }: { courses: readonly Course[] }) {
  const [low, high] = extent(courses.map(lastOf), SIGMAS);
  const x = (rating: number) => EDGE + ((rating - low) / (high - low)) * (WIDE - 2 * EDGE);
  return (
    <Scroller class="book-table" label={t("book-ratings")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("book-person")}</th>
            <th scope="col">{t("book-rating")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {courses.map((course, at) => {
            const { mean, doubt } = lastOf(course);
            return (
              <tr key={course.person}>
                <th scope="row" class={colourOf(at)}>
                  <span class="seat-dot" aria-hidden="true" /> {course.person}
                </th>
                <td>{t("book-rating-of", { mean: inTenths(mean), doubt: inTenths(SIGMAS * doubt) })}</td>
                <td class={`book-rating ${colourOf(at)}`}>
                  <svg viewBox={`0 0 ${WIDE} ${ROW}`} aria-hidden="true">
                    <path d={`M${x(mean - SIGMAS * doubt)} ${ROW / 2}H${x(mean + SIGMAS * doubt)}`} />
                    <circle cx={x(mean)} cy={ROW / 2} r="5" />
                  </svg>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroller>
  );
}

/** The ratings after everybody's last matches. */
function Ways({ courses }: { courses: readonly Course[] }) {
  const ways = courses.map(({ person, ratings }) => ({ person, ratings: ratings.slice(-MOST_STEPS) }));
  const steps = Math.max(...ways.map(({ ratings }) => ratings.length));
  const [low, high] = extent(
    ways.flatMap(({ ratings }) => ratings),
    0,
  );
  const x = (at: number, length: number) => WIDE - EDGE - ((length - 1 - at) / (steps - 1)) * (WIDE - 2 * EDGE);
  const y = (rating: number) => HIGH - EDGE - ((rating - low) / (high - low)) * (HIGH - 2 * EDGE);
  return (
    <details class="book-ways">
      <summary class="button button-quiet">{t("book-ways")}</summary>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        {ways.map(({ person, ratings }, at) => (
          <g key={person} class={colourOf(at)}>
            <polyline points={ratings.map(({ mean }, step) => `${x(step, ratings.length)},${y(mean)}`).join(" ")} />
          </g>
        ))}
      </svg>
      <Scroller class="book-table" label={t("book-ways")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t("book-matches-ago")}</th>
              {ways.map(({ person }, at) => (
                <th key={person} scope="col" class={colourOf(at)}>
                  <span class="seat-dot" aria-hidden="true" /> {person}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: steps }, (_, ago) => (
              <tr key={ago}>
                <th scope="row">{ago}</th>
                {ways.map(({ person, ratings }) => (
                  <td key={person}>{inTenths(ratings.at(-1 - ago)?.mean)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </details>
  );
}
