// The match in words: what happened since a seat's last turn, and everything so far.
import type { BaseView, LogEntry } from "../door/door";
import { t } from "../i18n/i18n";
import { Sheet } from "../ui/Sheet";
import { Scroller } from "./Scroller";
import { tricksOf } from "./Tricks";
import type { GameTable } from "./types";
import "./log.css";

type DescribeEntry = GameTable["describeEntry"];

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

const seatClass = (seat: number | null) => (seat === null ? "log-line" : `log-line seat-${seat}`);

/** What others did since the seat at the device last acted; nothing where nothing happened. */
export function News({ view, since, describeEntry }: { view: BaseView; since: number; describeEntry: DescribeEntry }) {
  const news = lines(view, describeEntry, since, view.seat);
  if (!news.length) return null;
  return (
    <Scroller class="news" label={t("since-last-turn")}>
      <ul class="news-lines">
        {news.toReversed().map(({ index, seat, text }) => (
          <li key={index} class={seatClass(seat)}>
            {text}
          </li>
        ))}
      </ul>
    </Scroller>
  );
}

type Telling = Pick<GameTable, "describeEntry" | "Trick">;

/** Everything that happened in this deal, the latest first; in a game of tricks each of them over its moves. */
export function LogLines({ view, table: { describeEntry, Trick } }: { view: BaseView; table: Telling }) {
  const all = lines(view, describeEntry);
  const tricks = Trick ? tricksOf(view) : [];
  const between = (from: number, to: number) => all.filter(({ index }) => index >= from && index < to);
  if (!all.length) return <p>{t("log-empty")}</p>;
  return (
    <>
      <Lines lines={between(tricks.at(-1)?.log_end ?? 0, Number.POSITIVE_INFINITY)} />
      {tricks
        .map((trick, place) => (
          <section key={trick.number} class="stack">
            {Trick && <Trick trick={trick} seats={view.seats} numbered />}
            <Lines lines={between(tricks[place - 1]?.log_end ?? 0, trick.log_end)} />
          </section>
        ))
        .toReversed()}
    </>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  if (!lines.length) return null;
  return (
    <ol class="log" reversed>
      {lines.toReversed().map(({ index, seat, text }) => (
        <li key={index} class={seatClass(seat)}>
          {text}
        </li>
      ))}
    </ol>
  );
}

export function LogSheet({ view, table, onClose }: { view: BaseView; table: Telling; onClose: () => void }) {
  return (
    <Sheet title={t("log")} onClose={onClose}>
      <LogLines view={view} table={table} />
    </Sheet>
  );
}
