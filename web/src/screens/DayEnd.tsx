// After a deal of the day: that it counts, how many days in a row that makes, and the result to share.
import { useEffect, useState } from "preact/hooks";
import { dayOf, type MatchOfDay } from "../day/day";
import { streakOf } from "../day/day-book";
import { noteAll } from "../day/days";
import { t } from "../i18n/i18n";
import { matches } from "../saves/list";
import { Button, LinkButton } from "../ui/Button";
import { href } from "../ui/router";
import { DaySheet } from "./AfterTheEnd";
import { today } from "./today";

/** Nothing after a match that is of no day. */
export function DayEnd({ id }: { id: string }) {
  const day = dayOf(id);
  return day && <End id={id} day={day} />;
}

function End({ id, day }: { id: string; day: MatchOfDay }) {
  useEffect(() => void noteAll(), [id]);
  const { now, best } = matches.value && streakOf(day.game, today());
  return (
    <section class="sheet-of-paper stack" data-testid="day-end">
      <h2>{t(day.counts ? "day-of" : "practice-of", { name: t(`${day.game}-name`), date: day.date })}</h2>
      <p class="small">{day.counts ? t("day-streak", { now, best }) : t("day-practice-help")}</p>
      <div class="row">
        {day.counts && <ShareDay id={id} />}
        <LinkButton href={href("daily")}>{t("daily")}</LinkButton>
      </div>
    </section>
  );
}

/** Opens the result in two lines, to be copied or sent. */
export function ShareDay({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("day-share")}</Button>
      {isOpen && <DaySheet id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
