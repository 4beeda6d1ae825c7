// The way into a game's lesson, for games that have one: it says whether it goes on or begins again.
import { hasLesson } from "../games/boxes";
import { t } from "../i18n/i18n";
import { LAST_STEP, stepsDone } from "../learn/lessons";
import { href } from "../ui/router";

interface Props {
  game: string;
  /** Whoever has played here before is not led to it first. */
  isQuiet: boolean;
}

export function LearnLink({ game, isQuiet }: Props) {
  if (!hasLesson(game)) return null;
  const done = stepsDone(game);
  const words = done.includes(LAST_STEP) ? "learn-again" : done.length ? "learn-on" : "learn";
  return (
    <a class={`button learn-link${isQuiet ? " button-quiet" : ""}`} href={href("learn", game)}>
      {t(words)}
    </a>
  );
}
