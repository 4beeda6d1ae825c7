// The match in words: the events since a seat's last turn, and all events so far.
import type { ComponentChildren } from "preact";
import type { BaseView, LogEntry } from "../door/door";
import { t } from "../i18n/i18n";
import { tricksOf } from "../match/finished";
import { Sheet } from "../ui/Sheet";
import { Marked } from "./Marked";
import { nameOf } from "./seat-name";
import { Scroller } from "./TableFrame";
import type { GameTable } from "./types";
import "./log.css";

type Telling = Pick<GameTable, "describeEntry" | "Trick" | "marks">;
type DescribeEntry = Telling["describeEntry"];

interface Line {
  readonly index: number;
  readonly seat: number | null;
  readonly text: string;
}

/** The entries from `since` on in text, except those of the seat `but`. */
function lines(view: BaseView, describeEntry: DescribeEntry, since = 0, but: number | null = null): Line[] {
  return view.log.flatMap((logged, at) => {
    const entry = logged as unknown as LogEntry;
    const index = view.log_start + at;
    // this costs time at every tap: hidden lines are not described
    const text = index < since || (but !== null && entry.seat === but) ? null : describeEntry(entry, view);
    return text === null ? [] : [{ index, seat: entry.seat, text }];
  });
}

export const wordsSince = (view: BaseView, describeEntry: DescribeEntry, since: number): string[] =>
  lines(view, describeEntry, since).map(({ text }) => text);

interface NewsProps {
  view: BaseView;
  since: number;
  table: Telling;
  /** The messages that explain something special and the aim of the game, if there are any. */
  tip?: string | null;
  aim?: string | null;
}

/** Lines as items of a list, the latest first. */
function itemsOf(some: readonly Line[], view: BaseView, table: Telling) {
  const marks = table.marks?.();
  return some.toReversed().map(({ index, seat, text }) => (
    <li key={index} class={seat === null ? "log-line" : `log-line seat-${seat}`}>
      <Marked text={text} seats={view.seats} marks={marks} />
    </li>
  ));
}

/** The others' actions since the seat last acted, or since a hand was open; its place stays even without any. */
export function News({ view, since, table, tip = null, aim = null }: NewsProps) {
  const news = lines(view, table.describeEntry, since, view.seat);
  if (!news.length && !tip && !aim) return <div class="news" />;
  return (
    <Scroller class="news" label={t("since-last-turn")}>
      {aim && !tip && <p class="aim">{t(aim)}</p>}
      {tip && (
        <p class="tip" data-testid="tip">
          {t(tip)}
        </p>
      )}
      <ul class="news-lines">{itemsOf(news, view, table)}</ul>
    </Scroller>
  );
}

interface LogProps {
  view: BaseView;
  table: Telling;
}

/** Everything that happened in this deal, the latest first: by its tricks, or turn by turn. */
export function LogLines({ view, table }: LogProps) {
  const all = lines(view, table.describeEntry);
  if (!all.length) return <p>{t("log-empty")}</p>;
  const list = (some: readonly Line[]) =>
    some.length > 0 && (
      <ol class="log" reversed>
        {itemsOf(some, view, table)}
      </ol>
    );
  return <>{table.Trick ? byTricks(view, all, table.Trick, list) : byTurns(view, all, list)}</>;
}

type List = (some: readonly Line[]) => ComponentChildren;

/** Each finished trick over its moves, below those of the present one. */
function byTricks(view: BaseView, all: readonly Line[], Trick: NonNullable<Telling["Trick"]>, list: List) {
  const tricks = tricksOf(view);
  const between = (from: number, to: number) => all.filter(({ index }) => index >= from && index < to);
  const present = between(tricks.at(-1)?.log_end ?? 0, Number.POSITIVE_INFINITY);
  return [
    tricks.length > 0 && present.length > 0 && <h3 class="log-turn">{t("trick-now")}</h3>,
    list(present),
    tricks
      .map((trick, place) => (
        <section key={trick.number} class="stack">
          <Trick trick={trick} seats={view.seats} numbered />
          {list(between(tricks[place - 1]?.log_end ?? 0, trick.log_end))}
        </section>
      ))
      .toReversed(),
  ];
}

/** Each seat's consecutive actions, under its name. */
function byTurns(view: BaseView, all: readonly Line[], list: List) {
  const turns: Line[][] = [];
  for (const line of all) {
    if (turns.at(-1)?.[0]?.seat === line.seat) turns.at(-1)?.push(line);
    else turns.push([line]);
  }
  return turns.toReversed().map((turn) => {
    const seat = turn[0]?.seat ?? null;
    return (
      <section key={turn[0]?.index} class="stack">
        {seat !== null && (
          <h3 class={`log-turn seat-${seat}`}>
            <span class="seat-dot" aria-hidden="true" /> {t("turn-of", { name: nameOf(view.seats, seat) })}
          </h3>
        )}
        {list(turn)}
      </section>
    );
  });
}

export const LogSheet = ({ onClose, ...log }: LogProps & { onClose: () => void }) => (
  <Sheet title={t("log")} onClose={onClose}>
    <LogLines {...log} />
  </Sheet>
);
