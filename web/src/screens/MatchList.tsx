// Matches in storage: go on or look at the score sheet, and everything else in a menu.
import { computed } from "@preact/signals";
import { useState } from "preact/hooks";
import { dayOf } from "../day/day";
import { exportMatch } from "../device/exports";
import { joined, locale, t } from "../i18n/i18n";
import { changeHead, duplicate } from "../saves/matches";
import { type Head, LINKED, MOST_TITLE } from "../saves/record";
import { namedAsMachine } from "../table/seat-name";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Ellipsis } from "../ui/icons";
import { usePages } from "../ui/pages";
import { href } from "../ui/router";
import { deleteAll } from "./deleting";

/** As many as are drawn at once: a thousand would keep everybody waiting. */
const PAGE = 25;

export function MatchList({ matches }: { matches: readonly Head[] }) {
  const { drawn, more } = usePages(matches, PAGE);
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
const moments = computed(() => new Intl.DateTimeFormat(locale.value, { dateStyle: "medium", timeStyle: "short" }));

/** What a match is called beside its game's name: a deal of the day, with its date, what came by a link, or a what-if. */
function titleOf({ id, origin }: Head, name: string): string {
  const day = dayOf(id);
  if (day) return t(day.counts ? "day-of" : "practice-of", { name, date: day.date });
  if (origin?.id === LINKED) return t("linked-of", { name });
  return origin ? t("what-if-of", { name }) : name;
}

function Match({ match }: { match: Head }) {
  const [naming, setNaming] = useState(false);
  const when = moments.value.format(match.touched);
  const name = match.title || t(`${match.game}-name`);
  return (
    <li class="match sheet-of-paper" data-match={match.id}>
      {naming ? (
        <Naming match={match} onDone={() => setNaming(false)} />
      ) : (
        <span class="match-words">
          <b>{titleOf(match, name)}</b>
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
  return (
    <details class="menu" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="button button-quiet" aria-label={t("more-about", { name })}>
        <Icon of={Ellipsis} />
      </summary>
      {isOpen && (
        <span class="menu-items">
          {match.over && <Button href={href("review", match.id)}>{t("review")}</Button>}
          <Button onClick={onRename}>{t("rename")}</Button>
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
    await changeHead(match.id, () => ({ title: title.trim() }));
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
