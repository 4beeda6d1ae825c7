// Numbers as tables, and as lines for those who see them.
import type { ComponentChildren } from "preact";
import { isolated } from "../i18n/i18n";

/** A column of a table; the first one has the heads of the rows. */
export interface Column<Row> {
  /** A column without has no name. */
  readonly head?: ComponentChildren;
  /** The class of its head. */
  readonly class?: string;
  readonly cell: (row: Row, at: number) => ComponentChildren;
  /** The class of a cell. */
  readonly look?: (row: Row, at: number) => string;
  /** The row below all others. */
  readonly foot?: ComponentChildren;
}

export interface TableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  caption?: ComponentChildren;
}

export function Table<Row>({ columns, rows, caption }: TableProps<Row>) {
  const line = (part: (column: Column<Row>) => ComponentChildren, look?: (column: Column<Row>) => string | undefined) =>
    columns.map((column, at) => {
      const Cell = at === 0 ? "th" : "td";
      return (
        <Cell
          key={at}
          {...(at === 0 && { scope: "row" })}
          class={look?.(column)}
          data-label={typeof column.head === "string" ? column.head : undefined}
        >
          {part(column)}
        </Cell>
      );
    });
  return (
    <table>
      {caption}
      <thead>
        <tr>{columns.map((column, at) => headOf(column, at))}</tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {line(
              ({ cell }) => cell(row, at),
              ({ look }) => look?.(row, at),
            )}
          </tr>
        ))}
      </tbody>
      {columns.some(({ foot }) => foot) && (
        <tfoot>
          <tr>{line(({ foot }) => foot)}</tr>
        </tfoot>
      )}
    </table>
  );
}

const headOf = <Row,>({ head, class: own }: Column<Row>, at: number) =>
  head === undefined ? (
    <td key={at} />
  ) : (
    <th key={at} scope="col" class={own}>
      {head}
    </th>
  );

/** A person's name after a dot in the colour around it. */
export const Named = ({ name }: { name: string }) => (
  <>
    <span class="seat-dot" aria-hidden="true" /> {isolated(name)}
  </>
);

/** The head of a column for one of several people, in a colour. */
export const headFor = (name: string, colour: string) => ({ class: colour, head: <Named name={name} /> });

/** The drawings' width, in their own units. */
const WIDE = 320;

type Point = readonly [at: number, value: number];

interface LinesProps {
  /** The drawing's height, and the room round its lines. */
  high: number;
  edge?: number;
  /** The right end of the lines; they begin at 0. */
  length: number;
  /** The values at the lower and at the upper edge. */
  least: number;
  most: number;
  lines: readonly { readonly class: string; readonly points: readonly Point[] }[];
  /** Everything below a line has its colour, and each line covers those before it. */
  isFilled?: boolean;
  /** Values with a horizontal line. */
  grounds?: readonly number[];
  /** The text at such a line, instead of its value. */
  groundText?: (value: number) => string;
  /** Place of a vertical line. */
  now?: number;
  /** Numbered places, from 1 on. */
  marks?: readonly { readonly class: string; readonly at: number; readonly value: number }[];
  /** Unit of the lower edge, and the place where each one ends. */
  scale?: { readonly unit: string; readonly ends: readonly number[] };
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The radius of a numbered place, and the least distance between two. */
const MARK = 8;
const APART = 2 * MARK + 1;

/** Places that would cover each other move apart up or down, towards the middle. */
function apart(spots: readonly Spot[], middle: number): Spot[] {
  const placed: Spot[] = [];
  for (const { x, y } of spots) {
    const step = y < middle ? APART : -APART;
    let free = y;
    while (placed.some((other) => Math.hypot(other.x - x, other.y - free) < APART)) free += step;
    placed.push({ x, y: free });
  }
  return placed;
}

/** Most numbers along the lower edge, and how far they keep from the name of what they count. */
const MOST_NUMBERS = 6;
const CLEAR = 0.2;

/** The round numbers to print, so that there are not too many. */
const stepOf = (count: number): number =>
  [1, 2, 5, 10, 20, 50, 100].find((step) => count / step <= MOST_NUMBERS) ?? count;

export function Lines(props: LinesProps) {
  const {
    high,
    length,
    least,
    most,
    lines,
    isFilled = false,
    edge = 8,
    grounds = [],
    groundText = String,
    now,
    marks = [],
    scale,
  } = props;
  // the values are on the left
  const left = grounds.length ? 37 : edge;
  const low = high - edge;
  const whole = scale ? high + 14 : high;
  const every = stepOf(scale?.ends.length ?? 0);
  const x = (at: number) => left + (at / length) * (WIDE - left - edge);
  const y = (value: number) => low - ((value - least) / (most - least)) * (high - 2 * edge);
  const spot = ([at, value]: Point) => `${x(at)},${y(value)}`;
  const spots = apart(
    marks.map(({ at, value }) => ({ x: x(at), y: y(value) })),
    high / 2,
  );
  return (
    <svg viewBox={`0 0 ${WIDE} ${whole}`} aria-hidden="true">
      {lines.map(({ class: own, points }, place) => (
        <g key={place} class={own}>
          {isFilled ? (
            <polygon
              points={[...points, [points.at(-1)?.[0] ?? 0, least] as const, [0, least] as const].map(spot).join(" ")}
            />
          ) : (
            <polyline points={points.map(spot).join(" ")} />
          )}
        </g>
      ))}
      {grounds.map((value) => (
        <g key={value} class="walk-ground">
          <path d={`M${x(0)} ${y(value)}H${x(length)}`} />
          <text x={left - 4} y={y(value)} dy="4" text-anchor="end" font-size="12">
            {groundText(value)}
          </text>
        </g>
      ))}
      {now !== undefined && <path class="walk-now" d={`M${x(now)} 0V${low}`} />}
      {scale && (
        <g class="walk-ground">
          <text x={x(0)} y={high + 8} font-size="12">
            {scale.unit}
          </text>
          {scale.ends.map(
            (end, at) =>
              (at + 1) % every === 0 &&
              end > CLEAR * length && (
                <text key={end} x={x(end)} y={high + 8} text-anchor="middle" font-size="12">
                  {at + 1}
                </text>
              ),
          )}
        </g>
      )}
      {marks.map(({ class: own }, place) => (
        <g key={place} class={own}>
          <circle cx={spots[place]?.x} cy={spots[place]?.y} r={MARK} />
          <text x={spots[place]?.x} y={spots[place]?.y} dy="4" text-anchor="middle" font-size="12">
            {place + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
