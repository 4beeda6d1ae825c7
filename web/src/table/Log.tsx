// The match in words: what happened since a seat's last turn, and everything so far.
import { useState } from "preact/hooks";
import type { BaseView, LogEntry } from "../door/door";
import { t } from "../i18n/i18n";
import { Choice } from "../ui/Choice";
import { Sheet } from "../ui/Sheet";
import { Scroller } from "./Scroller";
import { TrickList, tricksOf } from "./Tricks";
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

/** Everything that happened in this deal, the latest first. */
export function LogLines({ view, describeEntry }: { view: BaseView; describeEntry: DescribeEntry }) {
  const all = lines(view, describeEntry);
  if (!all.length) return <p>{t("log-empty")}</p>;
  return (
    <ol class="log" reversed>
      {all.toReversed().map(({ index, seat, text }) => (
        <li key={index} class={seatClass(seat)}>
          {text}
        </li>
      ))}
    </ol>
  );
}

interface SheetProps {
  view: BaseView;
  table: Pick<GameTable, "describeEntry" | "Trick">;
  onClose: () => void;
}

/** The match so far: everything in words or, in a game that has them, the finished tricks. */
export function LogSheet({ view, table: { describeEntry, Trick }, onClose }: SheetProps) {
  const [shown, setShown] = useState<"words" | "tricks">("words");
  const tricks = Trick ? tricksOf(view) : [];
  return (
    <Sheet title={t("log")} onClose={onClose}>
      {tricks.length > 0 && (
        <Choice
          name="log"
          label={t("log")}
          values={["words", "tricks"]}
          value={shown}
          textOf={(each) => t(each === "words" ? "log-words" : "tricks-so-far")}
          onChoose={setShown}
        />
      )}
      {Trick && shown === "tricks" ? (
        <TrickList tricks={tricks} seats={view.seats} Trick={Trick} />
      ) : (
        <LogLines view={view} describeEntry={describeEntry} />
      )}
    </Sheet>
  );
}
