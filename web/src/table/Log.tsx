// The match in words: what happened since a seat's last turn, and everything so far.
import type { BaseView, LogEntry } from "../door/door";
import { t } from "../i18n/i18n";
import { Sheet } from "../ui/Sheet";
import { Scroller } from "./Scroller";
import type { GameTable } from "./types";
import "./log.css";

type DescribeEntry = GameTable["describeEntry"];

interface Line {
  readonly index: number;
  readonly seat: number | null;
  readonly words: string;
}

/** The entries from `since` on in words, but for those of the seat `but`. */
function lines(view: BaseView, describeEntry: DescribeEntry, since = 0, but: number | null = null): Line[] {
  return view.log.flatMap((logged, at) => {
    const entry = logged as unknown as LogEntry;
    const index = view.log_start + at;
    // this costs time at every tap: what is not shown is not described
    const words = index < since || (but !== null && entry.seat === but) ? null : describeEntry(entry, view);
    return words === null ? [] : [{ index, seat: entry.seat, words }];
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
        {news.toReversed().map(({ index, seat, words }) => (
          <li key={index} class={seatClass(seat)}>
            {words}
          </li>
        ))}
      </ul>
    </Scroller>
  );
}

/** Everything that happened in this deal, the latest first. */
export function LogLines({ view, describeEntry }: { view: BaseView; describeEntry: DescribeEntry }) {
  const all = lines(view, describeEntry);
  if (!all.length) return <p>{t("log-empty")}</p>;
  return (
    <ol class="log" reversed>
      {all.toReversed().map(({ index, seat, words }) => (
        <li key={index} class={seatClass(seat)}>
          {words}
        </li>
      ))}
    </ol>
  );
}

export function LogSheet({
  view,
  describeEntry,
  onClose,
}: {
  view: BaseView;
  describeEntry: DescribeEntry;
  onClose: () => void;
}) {
  return (
    <Sheet title={t("log")} onClose={onClose}>
      <LogLines view={view} describeEntry={describeEntry} />
    </Sheet>
  );
}
