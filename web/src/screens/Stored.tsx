// What home shows of what is stored: a script of its own, since on a first visit there is nothing.
import { useState } from "preact/hooks";
import { t } from "../i18n/i18n";
import { matches } from "../saves/list";
import { deleted } from "../saves/matches";
import { Button } from "../ui/Button";
import { Aside } from "./Aside";
import { deleteAll } from "./deleting";
import { MatchList } from "./MatchList";

/** The matches to go on with. */
export function Running() {
  const running = matches.value.filter((match) => !match.over);
  if (!running.length) return null;
  return (
    <section class="stack">
      <h2>{t("go-on-with")}</h2>
      <MatchList matches={running} />
    </section>
  );
}

export function Finished() {
  const finished = matches.value.filter((match) => match.over);
  if (!finished.length) return null;
  return (
    <section class="stack">
      <h2>{t("finished")}</h2>
      <MatchList matches={finished} />
      <ClearFinished ids={finished.map(({ id }) => id)} />
    </section>
  );
}

/** What was stored among the matches and is none. */
export const Unread = () => <Aside />;

/** Clears the history, after asking: this can't be brought back. */
function ClearFinished({ ids }: { ids: readonly string[] }) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button quiet onClick={() => setAsking(true)}>
        {t("clear-finished")}
      </Button>
    );
  }
  return (
    <div class="row">
      <Button
        onClick={async () => {
          await deleteAll(ids);
          deleted.value = null;
        }}
      >
        {t("delete-really")}
      </Button>
      <Button quiet onClick={() => setAsking(false)}>
        {t("keep")}
      </Button>
    </div>
  );
}
