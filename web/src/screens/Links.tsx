// Ways that lead on from more than one screen: into a game's lesson, to the group's book, and to a
// person's own record.
import { hasLesson } from "../games/boxes";
import { t } from "../i18n/i18n";
import { LAST_STEP, stepsDone } from "../learn/lesson";
import { documents } from "../saves/documents";
import { matches } from "../saves/list";
import { soleSeat } from "../saves/record";
import { Button } from "../ui/Button";
import { href } from "../ui/router";

/** A link that states whether a lesson continues or begins again; `isQuiet` for people who have played here before. */
export function LearnLink({ game, isQuiet }: { game: string; isQuiet: boolean }) {
  if (!hasLesson(game)) return null;
  const done = stepsDone(game);
  const words = done.includes(LAST_STEP) ? "learn-again" : done.length ? "learn-on" : "learn";
  return (
    <Button class="learn-link" quiet={isQuiet} href={href("learn", game)}>
      {t(words)}
    </Button>
  );
}

export const RulesLink = ({ game }: { game: string }) => (
  <Button quiet href={href("rules", game)}>
    {t("rules")}
  </Button>
);

interface Quiet {
  quiet?: boolean;
}

export const ToBook = ({ quiet = false }: Quiet) => (
  <Button quiet={quiet} href={href("book")}>
    {t("book")}
  </Button>
);

export const ToRecord = ({ quiet = false }: Quiet) => (
  <Button quiet={quiet} href={href("record")}>
    {t("solo")}
  </Button>
);

/** Nothing before a match has ended, unless there is a book or record without. */
export function FromHome() {
  const finished = matches.value.filter(({ over }) => over);
  const isAny = finished.length > 0 || documents.value.has("book");
  const isAnyAlone = finished.some(({ bots }) => soleSeat(bots) !== null) || documents.value.has("solo");
  if (!isAny && !isAnyAlone) return null;
  return (
    <div class="row home-results">
      {isAny && <ToBook />}
      {isAnyAlone && <ToRecord />}
    </div>
  );
}
