// The match in words: what happened since a seat's last turn, and everything so far.
import type { BaseView, LogEntry } from "../door/door";
import { t } from "../i18n/i18n";
import { tricksOf } from "../match/finished";
import { Sheet } from "../ui/Sheet";
import { Marked } from "./Marked";
import { Scroller } from "./Scroller";
import { nameOf } from "./seat-name";
import type { GameTable } from "./types";
import "./log.css";

type Telling = Pick<GameTable, "describeEntry" | "Trick" | "marks">;
type DescribeEntry = Telling["describeEntry"];
type Marks = ReadonlyMap<string, string> | undefined;

interface Line {
  readonly index: number;
  readonly seat: number | null;
  readonly text: string;
}

/** The entries from `since` on in text, but for those of the seat `but`. */
function lines(view: BaseView, describeEntry: DescribeEntry, since = 0, but: number | null = null): Line[] {
  return view.log.flatMap((logged, at) => {
    const entry = logged as unknown as LogEntry;
    const index = view.log_start + at;
    // this costs time at every tap: what is not shown is not described
    const text = index < since || (but !== null && entry.seat === but) ? null : describeEntry(entry, view);
    return text === null ? [] : [{ index, seat: entry.seat, text }];
  });
}

/** What happened from entry `since` on, in words. */
export const wordsSince = (view: BaseView, describeEntry: DescribeEntry, since: number): string[] =>
  lines(view, describeEntry, since).map(({ text }) => text);

const seatClass = (seat: number | null) => (seat === null ? "log-line" : `log-line seat-${seat}`);

interface NewsProps {
  view: BaseView;
  since: number;
  table: Telling;
  /** The message that explains something special, if there is any. */
  tip?: string | null;
}

/** What others did since the seat last acted, or since a hand was open; its place stays where nothing happened. */
export function News({ view, since, table, tip = null }: NewsProps) {
  const news = lines(view, table.describeEntry, since, view.seat);
  const marks = table.marks?.();
  if (!news.length && !tip) return <div class="news" />;
  return (
    <Scroller class="news" label={t("since-last-turn")}>
      {tip && (
        <p class="tip" data-testid="tip">
          {t(tip)}
        </p>
      )}
      <ul class="news-lines">
        {news.toReversed().map(({ index, seat, text }) => (
          <li key={index} class={seatClass(seat)}>
            <Marked text={text} seats={view.seats} marks={marks} />
          </li>
        ))}
      </ul>
    </Scroller>
  );
}

/** Everything that happened in this deal, the latest first: by its tricks, or turn by turn. */
export function LogLines({ view, table }: { view: BaseView; table: Telling }) {
  const all = lines(view, table.describeEntry);
  if (!all.length) return <p>{t("log-empty")}</p>;
  const { Trick } = table;
  return Trick ? (
    <ByTricks view={view} all={all} Trick={Trick} marks={table.marks?.()} />
  ) : (
    <ByTurns view={view} all={all} marks={table.marks?.()} />
  );
}

interface ByProps {
  view: BaseView;
  all: readonly Line[];
  marks: Marks;
}

/** Each finished trick over its moves, below those of the present one. */
function ByTricks({ view, all, Trick, marks }: ByProps & { Trick: NonNullable<Telling["Trick"]> }) {
  const tricks = tricksOf(view);
  const between = (from: number, to: number) => all.filter(({ index }) => index >= from && index < to);
  const present = between(tricks.at(-1)?.log_end ?? 0, Number.POSITIVE_INFINITY);
  return (
    <>
      {tricks.length > 0 && present.length > 0 && <h3 class="log-turn">{t("trick-now")}</h3>}
      <Lines view={view} lines={present} marks={marks} />
      {tricks
        .map((trick, place) => (
          <section key={trick.number} class="stack">
            <Trick trick={trick} seats={view.seats} numbered />
            <Lines view={view} lines={between(tricks[place - 1]?.log_end ?? 0, trick.log_end)} marks={marks} />
          </section>
        ))
        .toReversed()}
    </>
  );
}

/** What each seat did in a row, under its name. */
function ByTurns({ view, all, marks }: ByProps) {
  const turns: Line[][] = [];
  for (const line of all) {
    if (turns.at(-1)?.[0]?.seat === line.seat) turns.at(-1)?.push(line);
    else turns.push([line]);
  }
  return (
    <>
      {turns.toReversed().map((turn) => {
        const seat = turn[0]?.seat ?? null;
        return (
          <section key={turn[0]?.index} class="stack">
            {seat !== null && (
              <h3 class={`log-turn seat-${seat}`}>
                <span class="seat-dot" aria-hidden="true" /> {t("turn-of", { name: nameOf(view.seats, seat) })}
              </h3>
            )}
            <Lines view={view} lines={turn} marks={marks} />
          </section>
        );
      })}
    </>
  );
}

function Lines({ view, lines, marks }: { view: BaseView; lines: readonly Line[]; marks: Marks }) {
  if (!lines.length) return null;
  return (
    <ol class="log" reversed>
      {lines.toReversed().map(({ index, seat, text }) => (
        <li key={index} class={seatClass(seat)}>
          <Marked text={text} seats={view.seats} marks={marks} />
        </li>
      ))}
    </ol>
  );
}

export const LogSheet = ({ view, table, onClose }: { view: BaseView; table: Telling; onClose: () => void }) => (
  <Sheet title={t("log")} onClose={onClose}>
    <LogLines view={view} table={table} />
  </Sheet>
);
