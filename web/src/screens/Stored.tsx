// Home's list of stored matches: a separate script, since on a first visit there is nothing. Matches to continue and
// those that are over, each with a menu; and unreadable entries.
import { computed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { keepResults } from "../book/book";
import { dayOf } from "../day/day";
import { noteMatch, streakOf } from "../day/day-book";
import { today } from "../device/dates";
import { isBackupDue, noteBackup } from "../device/keeping";
import { dueOn } from "../exercise/pile";
import { boxes } from "../games/boxes";
import { isolated, joined, language, t } from "../i18n/i18n";
import { aside } from "../saves/aside";
import { removeDocument } from "../saves/documents";
import { headOf, matches } from "../saves/list";
import { changeHead, deleted, deleteMatches, duplicate, restore } from "../saves/matches";
import { tidyName } from "../saves/names";
import { leaveFuture } from "../saves/opened";
import { type Head, LINKED, MOST_TITLE } from "../saves/record";
import { keepSolos } from "../solo/kept";
import { inColourOf } from "../table/game";
import { namedAsMachine } from "../table/seat-name";
import { Button } from "../ui/Button";
import { exportAll, exportMatch, handOver } from "../ui/exporting";
import { Ellipsis, Icon } from "../ui/icons";
import { href, useLayer } from "../ui/router";
import { Section, usePages } from "../ui/Screen";

/** Keep the book's, the record's and the days' data of matches, then delete these; the last one can be restored. */
export async function deleteAll(ids: readonly string[]): Promise<void> {
  await keepResults(ids);
  await keepSolos(ids);
  for (const id of ids) {
    const head = headOf(id);
    if (head) await noteMatch(head);
  }
  await deleteMatches(ids);
}

/** Brings back the match that was just deleted. */
export const Deleted = () =>
  deleted.value && (
    <p class="sheet-of-paper row" role="status">
      {t("was-deleted")}
      <Button onClick={restore}>{t("bring-back")}</Button>
    </p>
  );

/** On how many days in a row the deal of the day was played, of the game with the most. */
export function Streak() {
  const days = Math.max(...boxes.map(({ id }) => streakOf(id, today()).now));
  return days > 0 && <span class="home-streak small">{t("home-streak", { days })}</span>;
}

/** The number of due exercises; if there are none, the pitch of the exercise of the day. */
export function Due() {
  const { length: count } = dueOn(today());
  return <>{count ? t("home-exercises-due", { count }) : t("home-exercise-pitch")}</>;
}

/** A reminder of a backup in a browser that deletes storage automatically. */
export function Reminder() {
  useEffect(() => void leaveFuture(changeHead), []);
  if (!matches.value.length || !isBackupDue()) return null;
  return (
    <section class="sheet-of-paper stack" data-testid="reminder">
      <p>{t("storage-seven-days")}</p>
      <div class="row">
        <Button main onClick={exportAll}>
          {t("export-all")}
        </Button>
        <Button href={href("settings")}>{t("install-how")}</Button>
        <Button quiet onClick={noteBackup}>
          {t("backup-later")}
        </Button>
      </div>
    </section>
  );
}

export function Running() {
  const running = matches.value.filter((match) => !match.over);
  if (!running.length) return null;
  return (
    <Section title={t("go-on-with")}>
      <MatchList name="running" matches={running} />
    </Section>
  );
}

export function Finished() {
  const finished = matches.value.filter((match) => match.over);
  if (!finished.length) return null;
  return (
    <Section title={t("finished")}>
      <MatchList name="finished" matches={finished} />
      <ClearFinished ids={finished.map(({ id }) => id)} />
    </Section>
  );
}

/** Clears the history, after asking: this can't be brought back. */
function ClearFinished({ ids }: { ids: readonly string[] }) {
  const [asking, setAsking] = useState(false);
  const clear = async () => {
    await deleteAll(ids);
    deleted.value = null;
  };
  if (!asking) {
    return (
      <Button quiet onClick={() => setAsking(true)}>
        {t("clear-finished")}
      </Button>
    );
  }
  return (
    <div class="row">
      <Button onClick={clear}>{t("delete-really")}</Button>
      <Button quiet onClick={() => setAsking(false)}>
        {t("keep")}
      </Button>
    </div>
  );
}

/** Unreadable entries among the matches: named, with buttons to save and delete them. */
export function Unread() {
  if (!aside.value.length) return null;
  return (
    <Section title={t("quarantine")} aria-label={t("quarantine")}>
      <p class="small">{t("quarantine-help")}</p>
      <ul class="matches">
        {aside.value.map(({ name, text }) => (
          <li key={name} class="match sheet-of-paper">
            <span class="match-words">
              <code>{name}</code>
              <span class="small soft">{t("characters", { count: text.length })}</span>
            </span>
            <Button onClick={() => handOver(`tefuda-${name.replaceAll(/\W/g, "-")}`, text, "txt")}>
              {t("download")}
            </Button>
            <Button quiet onClick={() => removeDocument(name)}>
              {t("delete")}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Rows drawn at once: a thousand would take too long. */
const PAGE = 25;

function MatchList({ name, matches }: { name: string; matches: readonly Head[] }) {
  const { drawn, more } = usePages(name, matches, PAGE);
  return (
    <>
      <ul class="matches">
        {drawn.map((match) => (
          <Match key={match.id} match={match} />
        ))}
      </ul>
      {more}
    </>
  );
}

/** Takes longer to make than a row does to draw. */
const moments = computed(() => new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }));

/** A match's title after its game's name: a deal of the day, with its date, a link's, or a what-if. */
function titleOf({ id, origin }: Head, name: string): string {
  const day = dayOf(id);
  if (day) return t(day.counts ? "day-of" : "practice-of", { name, date: day.date });
  if (origin?.id === LINKED) return t("linked-of", { name });
  return origin ? t("what-if-of", { name }) : name;
}

/** A row has its game's colour at the front. */
function colourOf(game: string) {
  const box = boxes.find(({ id }) => id === game);
  return box && inColourOf(box);
}

function Match({ match }: { match: Head }) {
  const [naming, setNaming] = useState(false);
  const when = moments.value.format(match.touched);
  const name = match.title || t(`${match.game}-name`);
  return (
    <li class="match match-of sheet-of-paper" style={colourOf(match.game)} data-match={match.id}>
      {naming ? (
        <Naming match={match} onDone={() => setNaming(false)} />
      ) : (
        <span class="match-words">
          <b>{isolated(titleOf(match, name))}</b>
          <span class="small">
            {joined(match.seats.map(({ name }, seat) => namedAsMachine(name, Boolean(match.bots[seat]))))}
          </span>
          <span class="small soft">{when}</span>
        </span>
      )}
      <span class="row">
        <Menu match={match} name={name} onRename={() => setNaming(true)} />
        <a class={match.over ? "button" : "button button-main"} href={href("play", match.id)}>
          {t(match.over ? "score-sheet" : "go-on")}
        </a>
      </span>
    </li>
  );
}

/** Its items are drawn once it is opened: with fifty matches they would be most of the page. */
function Menu({ match, name, onRename }: { match: Head; name: string; onRename: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useLayer(isOpen, () => setOpen(false));
  // the open menu may cover the button that keeps the name
  const rename = () => {
    setOpen(false);
    onRename();
  };
  return (
    <details class="menu" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="button button-quiet" aria-label={t("more-about", { name })}>
        <Icon of={Ellipsis} />
      </summary>
      {isOpen && (
        <span class="menu-items">
          {match.over && <Button href={href("review", match.id)}>{t("review")}</Button>}
          <Button onClick={rename}>{t("rename")}</Button>
          <Button onClick={() => duplicate(match.id)}>{t("duplicate")}</Button>
          <Button onClick={() => exportMatch(match.id)}>{t("download")}</Button>
          <Button onClick={() => deleteAll([match.id])}>{t("delete")}</Button>
        </span>
      )}
    </details>
  );
}

function Naming({ match, onDone }: { match: Head; onDone: () => void }) {
  const [title, setTitle] = useState(match.title);
  const keep = async (event: Event) => {
    event.preventDefault();
    await changeHead(match.id, () => ({ title: tidyName(title) }));
    onDone();
  };
  return (
    <form class="row match-words" onSubmit={keep}>
      <input
        class="field"
        type="text"
        value={title}
        maxLength={MOST_TITLE}
        aria-label={t("match-title")}
        placeholder={t(`${match.game}-name`)}
        ref={(input) => input?.focus()}
        onInput={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit">{t("keep-title")}</Button>
    </form>
  );
}
