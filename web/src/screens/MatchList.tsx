// Matches in storage: go on (behind the curtain) or look at the score sheet, and throw away after asking.
import { useState } from "preact/hooks";
import { href } from "../app/router";
import { joined, locale, t } from "../i18n/i18n";
import { deleteMatch, type Summary } from "../saves/records";

export function MatchList({ matches }: { matches: readonly Summary[] }) {
  return (
    <ul class="matches">
      {matches.map((match) => (
        <Match key={match.id} match={match} />
      ))}
    </ul>
  );
}

function Match({ match }: { match: Summary }) {
  const [asking, setAsking] = useState(false);
  const when = new Intl.DateTimeFormat(locale.value, { dateStyle: "medium", timeStyle: "short" }).format(match.touched);
  return (
    <li class="match sheet-of-paper">
      <span class="match-words">
        <b>{t(`${match.game}-name`)}</b>
        <span class="small">{joined(match.names)}</span>
        <span class="small soft">{when}</span>
      </span>
      {asking ? (
        <span class="row">
          <button type="button" class="button" onClick={() => deleteMatch(match.id)}>
            {t("delete-really")}
          </button>
          <button type="button" class="button button-quiet" onClick={() => setAsking(false)}>
            {t("keep")}
          </button>
        </span>
      ) : (
        <span class="row">
          <button type="button" class="button button-quiet" onClick={() => setAsking(true)}>
            {t("delete")}
          </button>
          <a class={match.over ? "button" : "button button-main"} href={href("play", match.id)}>
            {t(match.over ? "score-sheet" : "go-on")}
          </a>
        </span>
      )}
    </li>
  );
}
