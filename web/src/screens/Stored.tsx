// What home shows of what is stored: a script of its own, since on a first visit there is nothing.
import { useState } from "preact/hooks";
import { download } from "../device/exports";
import { t } from "../i18n/i18n";
import { aside, deleteAside } from "../saves/aside";
import { matches } from "../saves/list";
import { deleted } from "../saves/matches";
import { Button } from "../ui/Button";
import { Section } from "../ui/Screen";
import { deleteAll } from "./deleting";
import { MatchList } from "./MatchList";

/** The matches to go on with. */
export function Running() {
  const running = matches.value.filter((match) => !match.over);
  if (!running.length) return null;
  return (
    <Section title={t("go-on-with")}>
      <MatchList matches={running} />
    </Section>
  );
}

export function Finished() {
  const finished = matches.value.filter((match) => match.over);
  if (!finished.length) return null;
  return (
    <Section title={t("finished")}>
      <MatchList matches={finished} />
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

/** What was stored among the matches and can't be read as one: named, to be saved as a file, and thrown away. */
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
            <Button onClick={() => download(`tefuda-${name.replaceAll(/\W/g, "-")}.txt`, text)}>{t("download")}</Button>
            <Button quiet onClick={() => deleteAside(name)}>
              {t("delete")}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
