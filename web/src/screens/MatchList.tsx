// Matches in storage: go on (behind the curtain) or look at the score sheet, and everything else in a menu.
import { computed } from "@preact/signals";
import { useState } from "preact/hooks";
import { joined, locale, t } from "../i18n/i18n";
import { exportMatch } from "../saves/files";
import type { Summary } from "../saves/list";
import { MOST_TITLE } from "../saves/record";
import { deleteMatch, duplicate, rename } from "../saves/records";
import { Icon } from "../ui/Icon";
import { Ellipsis } from "../ui/icons";
import { href } from "../ui/router";

export function MatchList({ matches }: { matches: readonly Summary[] }) {
  return (
    <ul class="matches">
      {matches.map((match) => (
        <Match key={match.id} match={match} />
      ))}
    </ul>
  );
}

/** Takes longer to make than a row does to draw. */
const moments = computed(() => new Intl.DateTimeFormat(locale.value, { dateStyle: "medium", timeStyle: "short" }));

function Match({ match }: { match: Summary }) {
  const [naming, setNaming] = useState(false);
  const when = moments.value.format(match.touched);
  const name = match.title || t(`${match.game}-name`);
  return (
    <li class="match sheet-of-paper" data-match={match.id}>
      {naming ? (
        <Naming match={match} onDone={() => setNaming(false)} />
      ) : (
        <span class="match-words">
          <b>{name}</b>
          <span class="small">{joined(match.names)}</span>
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

interface MenuProps {
  match: Summary;
  name: string;
  onRename: () => void;
}

/** Its items are drawn once it is opened: with fifty matches they would be most of the page. */
function Menu({ match, name, onRename }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="menu" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="button button-quiet" aria-label={t("more-about", { name })}>
        <Icon of={Ellipsis} />
      </summary>
      {isOpen && (
        <span class="menu-items">
          <button type="button" class="button" onClick={onRename}>
            {t("rename")}
          </button>
          <button type="button" class="button" onClick={() => duplicate(match.id)}>
            {t("duplicate")}
          </button>
          <button type="button" class="button" onClick={() => exportMatch(match.id)}>
            {t("download")}
          </button>
          <button type="button" class="button" onClick={() => deleteMatch(match.id)}>
            {t("delete")}
          </button>
        </span>
      )}
    </details>
  );
}

function Naming({ match, onDone }: { match: Summary; onDone: () => void }) {
  const [title, setTitle] = useState(match.title);
  const keep = async (event: Event) => {
    event.preventDefault();
    await rename(match.id, title.trim());
    onDone();
  };
  return (
    <form class="row match-words" onSubmit={keep}>
      <input
        type="text"
        value={title}
        maxLength={MOST_TITLE}
        aria-label={t("match-title")}
        placeholder={t(`${match.game}-name`)}
        ref={(input) => input?.focus()}
        onInput={(event) => setTitle(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {t("keep-title")}
      </button>
    </form>
  );
}
