// The deals of the day: one of every game per day; yesterday's next to them, for replay or practice. And the part after
// one: that it counts, the number of days in a row, and the result to share.
import { useEffect, useState } from "preact/hooks";
import { type Day, dayBefore, dayOf, idOf, type MatchOfDay } from "../day/day";
import { isPlayed, resultOf, streakOf, wasBegun } from "../day/day-book";
import { begin, type DayTable, noteAll, practise } from "../day/days";
import { today } from "../device/dates";
import { listen, together } from "../device/listen";
import { isReady } from "../door/engine";
import { loadTables } from "../games";
import { boxes } from "../games/boxes";
import { language, t } from "../i18n/i18n";
import { headOf, matches } from "../saves/list";
import { isOpened } from "../saves/opened";
import { onChange } from "../saves/tabs";
import { inColourOf } from "../table/game";
import { Boot } from "../ui/Boot";
import { Button } from "../ui/Button";
import { Lost } from "../ui/Notice";
import { Notices } from "../ui/Notices";
import { go, href } from "../ui/router";
import { Screen, Section } from "../ui/Screen";
import { DaySheet } from "./AfterTheEnd";
import { BoxLid } from "./BoxFacts";
import { dayTable, useTask } from "./deal";
import "./home.css";
import "./daily.css";

/** Milliseconds after which the date is looked at again. */
const LOOK_MS = 15_000;

/** Today's date, another one after midnight or when the clock was set. */
function useToday(): string {
  const [date, setDate] = useState(today);
  useEffect(() => {
    const look = () => setDate(today());
    const timer = setInterval(look, LOOK_MS);
    return together([() => clearInterval(timer), listen(document, ["visibilitychange"], look)]);
  }, []);
  return date;
}

/** A date in words, without the year. */
const inWords = (date: string): string =>
  new Intl.DateTimeFormat(language.value, { month: "long", day: "numeric", weekday: "short", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

export function Daily() {
  const date = useToday();
  // ended matches not noted yet: at first, and whenever another tab has stored something
  useEffect(() => {
    void noteAll();
    return onChange(({ match }) => void (match && dayOf(match) && noteAll()));
  }, []);
  return (
    <Screen title={t("daily")} class="daily" data-testid="daily">
      <Notices id={null} />
      <p class="soft">{t("daily-help")}</p>
      {!isReady.value && <Boot />}
      <Deals heading={t("daily-today", { date: inWords(date) })} date={date} isToday />
      <Deals heading={t("daily-yesterday", { date: inWords(dayBefore(date)) })} date={dayBefore(date)} />
    </Screen>
  );
}

const Deals = ({ heading, date, isToday = false }: { heading: string; date: string; isToday?: boolean }) => (
  <Section title={heading}>
    <ul class="matches">
      {boxes.map(({ id, Emblem, accent }) => (
        <li key={id} class="match sheet-of-paper" style={inColourOf({ accent })} data-testid={`day-${id}-${date}`}>
          <BoxLid Emblem={Emblem} />
          <Deal day={{ game: id, date }} isToday={isToday} />
        </li>
      ))}
    </ul>
  </Section>
);

function stateOf(day: Day): "open" | "running" | "opened" | "played" | "gone" {
  if (isPlayed(day)) return "played";
  const head = headOf(idOf(day));
  if (head) return isOpened(head) ? "opened" : "running";
  return wasBegun(day) ? "gone" : "open";
}

function Deal({ day, isToday }: { day: Day; isToday: boolean }) {
  const { game } = day;
  const state = stateOf(day);
  return (
    <>
      <span class="match-words">
        <b>{t(`${game}-name`)}</b>
        <span class="small">{saidOf(day, state, isToday)}</span>
        {isToday && <Streak game={game} date={day.date} />}
      </span>
      <span class="row">
        {state === "played" && <Played day={day} />}
        {(state === "running" || state === "opened") && !headOf(idOf(day))?.over && (
          <Button main href={href("play", idOf(day))}>
            {t("go-on")}
          </Button>
        )}
        {state === "open" && isToday && (
          <Start isMain name={t("day-play")} day={() => ({ game, date: today() })} store={begin} />
        )}
        {(state === "played" || state === "opened" || state === "gone" || (state === "open" && !isToday)) && (
          <Start name={t("day-practise")} day={() => day} store={practise} />
        )}
      </span>
    </>
  );
}

function saidOf(day: Day, state: ReturnType<typeof stateOf>, isToday: boolean): string {
  const result = resultOf(day);
  if (state === "played" && result) return t("day-played", { won: String(result.won), points: result.points ?? 0 });
  if (state === "open") return t(isToday ? "day-open" : "day-missed");
  return t(`day-${state}-only`);
}

function Streak({ game, date }: { game: string; date: string }) {
  const { now, best } = streakOf(game, date);
  return best > 0 && <span class="small soft">{t("day-streak", { now, best })}</span>;
}

/** Buttons of a finished day's match, as long as it is stored. */
function Played({ day }: { day: Day }) {
  const id = idOf(day);
  if (!headOf(id)?.over) return null;
  return (
    <>
      <ShareDay id={id} />
      <Button href={href("review", id)}>{t("review")}</Button>
    </>
  );
}

interface StartProps {
  isMain?: boolean;
  name: string;
  day: () => Day;
  store: (day: Day, table: DayTable) => Promise<string>;
}

function Start({ isMain = false, name, day, store }: StartProps) {
  const [isBusy, attempt] = useTask();
  const [isLost, setLost] = useState(false);
  const start = async () => {
    const chosen = day();
    const isHere = await loadTables(chosen.game).then(
      () => true,
      () => false,
    );
    setLost(!isHere);
    if (!isHere) return;
    const table = await dayTable(chosen);
    if (table) go("play", await store(chosen, table));
  };
  return (
    <>
      <Button main={isMain} disabled={isBusy || !isReady.value} onClick={() => attempt(start)}>
        {name}
      </Button>
      {isLost && <Lost onRetry={() => attempt(start)} />}
    </>
  );
}

/** After a deal of the day; nothing after a match that is of no day. */
export function DayEnd({ id }: { id: string }) {
  const day = dayOf(id);
  return day && <End id={id} day={day} />;
}

function End({ id, day }: { id: string; day: MatchOfDay }) {
  useEffect(() => void noteAll(), [id]);
  const { now, best } = matches.value && streakOf(day.game, today());
  const head = headOf(id);
  const isSpoilt = day.counts && head !== null && isOpened(head);
  return (
    <section class="sheet-of-paper stack" data-testid="day-end">
      <h2>{t(day.counts ? "day-of" : "practice-of", { name: t(`${day.game}-name`), date: day.date })}</h2>
      <p class="small">
        {isSpoilt ? t("day-opened-help") : day.counts ? t("day-streak", { now, best }) : t("day-practice-help")}
      </p>
      <div class="row">
        {day.counts && !isSpoilt && <ShareDay id={id} />}
        <Button href={href("daily")}>{t("daily")}</Button>
      </div>
    </section>
  );
}

function ShareDay({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("day-share")}</Button>
      {isOpen && <DaySheet id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
