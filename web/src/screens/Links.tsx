// Ways that lead on from more than one screen: into a game's lesson, and to the group's book.
import { hasBook } from "../book/book";
import { hasLesson } from "../games/boxes";
import { t } from "../i18n/i18n";
import { LAST_STEP, stepsDone } from "../learn/lesson";
import { matches } from "../saves/list";
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

export const ToBook = () => (
  <Button class="to-book" href={href("book")}>
    {t("book")}
  </Button>
);

/** Nothing before a match has ended, unless there is a book without. */
export const FromHome = () => (matches.value.some(({ over }) => over) || hasBook() ? <ToBook /> : null);
