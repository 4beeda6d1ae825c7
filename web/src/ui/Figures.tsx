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
        <Cell key={at} {...(at === 0 && { scope: "row" })} class={look?.(column)}>
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
  /** Values with a horizontal line. */
  grounds?: readonly number[];
  /** The text at such a line, instead of its value. */
  groundText?: (value: number) => string;
  /** Place of a vertical line. */
  now?: number;
  /** Places on the lower edge. */
  marks?: readonly { readonly class: string; readonly at: number }[];
}

export function Lines(props: LinesProps) {
  const { high, length, least, most, lines, edge = 8, grounds = [], groundText = String, now, marks = [] } = props;
  // the values are on the left
  const left = grounds.length ? 30 : edge;
  const x = (at: number) => left + (at / length) * (WIDE - left - edge);
  const y = (value: number) => high - edge - ((value - least) / (most - least)) * (high - 2 * edge);
  return (
    <svg viewBox={`0 0 ${WIDE} ${high}`} aria-hidden="true">
      {grounds.map((value) => (
        <g key={value} class="walk-ground">
          <path d={`M${x(0)} ${y(value)}H${x(length)}`} />
          <text x={left - 4} y={y(value)} dy="3" text-anchor="end" font-size="9">
            {groundText(value)}
          </text>
        </g>
      ))}
      {now !== undefined && <path class="walk-now" d={`M${x(now)} 0V${high}`} />}
      {marks.map(({ class: own, at }, place) => (
        <path key={place} class={own} d={`M${x(at)} ${high - edge}l-4 6h8z`} />
      ))}
      {lines.map(({ class: own, points }, place) => (
        <g key={place} class={own}>
          <polyline points={points.map(([at, value]) => `${x(at)},${y(value)}`).join(" ")} />
        </g>
      ))}
    </svg>
  );
}
