// The deals of the day: of every game one, once a day; yesterday's beside them, to be gone through or for practice.
import { useEffect, useState } from "preact/hooks";
import { type Day, dayBefore, dayOf, idOf } from "../day/day";
import { isPlayed, resultOf, streakOf, wasBegun } from "../day/day-book";
import { begin, type DayTable, noteAll, practise } from "../day/days";
import { isReady } from "../door/engine";
import { EngineFault } from "../engine/faults";
import { boxes } from "../games/boxes";
import { locale, t } from "../i18n/i18n";
import { matches } from "../saves/list";
import { requestPersistence } from "../saves/local";
import { onChange } from "../saves/tabs";
import { inColourOf } from "../table/game";
import { Boot } from "../ui/Boot";
import { LinkButton } from "../ui/Button";
import { Notices } from "../ui/Notices";
import { go, href } from "../ui/router";
import { ScreenHead } from "../ui/Screen";
import { ShareDay } from "./DayEnd";
import { dayTable } from "./day-table";
import { today, useToday } from "./today";
import "./home.css";
import "./daily.css";

/** A date in words, without the year. */
const inWords = (date: string): string =>
  new Intl.DateTimeFormat(locale.value, { month: "long", day: "numeric", weekday: "short", timeZone: "UTC" }).format(
    new Date(`${date}T00:00:00Z`),
  );

export function Daily() {
  const date = useToday();
  // what has ended and is not noted yet: at first, and whenever another tab has stored something
  useEffect(() => {
    void noteAll();
    return onChange(({ match }) => void (match && dayOf(match) && noteAll()));
  }, []);
  return (
    <main class="screen" data-testid="daily">
      <ScreenHead title={t("daily")} />
      <Notices id={null} />
      <p class="soft">{t("daily-help")}</p>
      {!isReady.value && <Boot />}
      <Deals heading={t("daily-today", { date: inWords(date) })} date={date} isToday />
      <Deals heading={t("daily-yesterday", { date: inWords(dayBefore(date)) })} date={dayBefore(date)} />
    </main>
  );
}

interface DealsProps {
  heading: string;
  date: string;
  isToday?: boolean;
}

function Deals({ heading, date, isToday = false }: DealsProps) {
  return (
    <section class="stack">
      <h2>{heading}</h2>
      <ul class="matches">
        {boxes.map(({ id, accent }) => (
          <li
            key={id}
            class="match sheet-of-paper day"
            style={inColourOf({ accent })}
            data-testid={`day-${id}-${date}`}
          >
            <Deal day={{ game: id, date }} isToday={isToday} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How far somebody has come with a day. */
function stateOf(day: Day): "open" | "running" | "played" | "gone" {
  if (isPlayed(day)) return "played";
  if (matches.value.some(({ id }) => id === idOf(day))) return "running";
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
        {state === "running" && (
          <LinkButton main href={href("play", idOf(day))}>
            {t("go-on")}
          </LinkButton>
        )}
        {state === "open" && isToday && (
          <Start class="button button-main" name={t("day-play")} day={() => ({ game, date: today() })} store={begin} />
        )}
        {(state === "played" || state === "gone" || (state === "open" && !isToday)) && (
          <Start class="button" name={t("day-practise")} day={() => day} store={practise} />
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

export function Streak({ game, date }: { game: string; date: string }) {
  const { now, best } = streakOf(game, date);
  return best > 0 && <span class="small soft">{t("day-streak", { now, best })}</span>;
}

/** What may be done with a day's match that is over, as long as it is stored. */
function Played({ day }: { day: Day }) {
  const id = idOf(day);
  if (!matches.value.some((match) => match.id === id && match.over)) return null;
  return (
    <>
      <ShareDay id={id} />
      <LinkButton href={href("review", id)}>{t("review")}</LinkButton>
    </>
  );
}

interface StartProps {
  class: string;
  name: string;
  day: () => Day;
  store: (day: Day, table: DayTable) => Promise<string>;
}

/** Deals a day's table, stores it and goes there. */
function Start({ class: looks, name, day, store }: StartProps) {
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    try {
      const chosen = day();
      const table = await dayTable(chosen);
      void requestPersistence();
      if (table) go("play", await store(chosen, table));
    } catch (fault) {
      if (!(fault instanceof EngineFault)) throw fault;
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" class={looks} disabled={isBusy || !isReady.value} onClick={start}>
      {name}
    </button>
  );
}
