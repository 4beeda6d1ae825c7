// The list of exercises: today's (a due one, or else the date's) and those of each game; and the screen of one exercise. A
// separate script, fetched when it is opened.
import { useEffect, useState } from "preact/hooks";
import { numberOf } from "../day/day";
import { today } from "../device/dates";
import { type Exercise, placeOn } from "../exercise/exercise";
import { daysToNext, dueOn, noteAnswer, rankOf } from "../exercise/pile";
import { tableOf } from "../games";
import { boxes } from "../games/boxes";
import { gamesWithExercises, loadExercises } from "../games/exercises";
import { joined, t } from "../i18n/i18n";
import { ExerciseTable } from "../review";
import { inColourOf } from "../table/game";
import { Boot } from "../ui/Boot";
import { Button } from "../ui/Button";
import { Icon, Lightbulb } from "../ui/icons";
import { href, TODAY } from "../ui/router";
import { Screen, Section } from "../ui/Screen";
import { Unread } from "../ui/Unread";
import { BoxLid } from "./BoxFacts";
import { OfGame } from "./OfMatch";
import { Fetched } from "./scripted";
import "./exercises.css";
import "./home.css";

/** Returns whether a game has exercises: each game in turns has. */
const hasAny = ({ id }: { id: string }): boolean => gamesWithExercises.includes(id);

export function Exercises() {
  const live = boxes.filter((box) => !hasAny(box)).map(({ id }) => t(`${id}-name`));
  return (
    <Screen title={t("exercises")} class="exercises" data-testid="exercises">
      <Unread />
      <p class="soft">{t("exercises-help")}</p>
      <section class="match sheet-of-paper exercise-today">
        <Icon of={Lightbulb} />
        <span class="match-words">
          <b>{t("exercise-today")}</b>
          <span class="small">{saidOfPile()}</span>
        </span>
        <Button main href={href("exercises", TODAY)}>
          {t("exercise-begin")}
        </Button>
      </section>
      <Section title={t("exercises-by-game")}>
        <ul class="matches">
          {boxes.filter(hasAny).map(({ id, Emblem, accent }) => (
            <li key={id} class="match sheet-of-paper" style={inColourOf({ accent })}>
              <BoxLid Emblem={Emblem} />
              <span class="match-words">
                <b>{t(`${id}-name`)}</b>
              </span>
              <Button main href={href("exercises", id)} aria-label={t("exercise-begin-of", { game: t(`${id}-name`) })}>
                {t("exercise-begin")}
              </Button>
            </li>
          ))}
        </ul>
        {live.length > 0 && <p class="small soft">{t("exercises-live", { games: joined(live) })}</p>}
      </Section>
    </Screen>
  );
}

/** Returns a text about the pile: the number of due exercises, or the days until the next one. */
function saidOfPile(): string {
  const { length: count } = dueOn(today());
  if (count) return t("exercises-due", { count });
  const days = daysToNext(today());
  return days === null ? t("exercises-none") : t("exercises-later", { days });
}

/** Resolves to the exercise of a date, the same for everybody. */
async function exerciseOf(date: string): Promise<Exercise | null> {
  const day = numberOf(date);
  const games = gamesWithExercises.length;
  const all = await loadExercises(gamesWithExercises[day % games] ?? "");
  return all[placeOn(day, games, all.length)] ?? null;
}

/** Resolves to a game's next exercise: a new one if there is one, otherwise the one solved longest ago. */
async function exerciseIn(game: string): Promise<Exercise | null> {
  const all = await loadExercises(game);
  return all.toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))[0] ?? null;
}

const wanted = async (which: string): Promise<Exercise | null> =>
  which === TODAY ? (dueOn(today())[0] ?? exerciseOf(today())) : exerciseIn(which);

export function ExerciseScreen({ which }: { which: string }) {
  const [number, setNumber] = useState(0);
  return <One key={number} which={which} onNext={() => setNumber(number + 1)} />;
}

interface OneProps {
  which: string;
  onNext: () => void;
}

function One({ which, onNext }: OneProps) {
  const [exercise, setExercise] = useState<Exercise | null | undefined>(undefined);
  useEffect(() => window.scrollTo(0, 0), []);
  const coming = (
    <Screen title={t("exercises")} back={href("exercises")}>
      <Boot />
    </Screen>
  );
  return (
    <Fetched isHere={exercise !== undefined} load={async () => setExercise(await wanted(which))} meanwhile={coming}>
      {() =>
        exercise ? (
          <OfGame game={exercise.game}>
            <AtItsTable exercise={exercise} which={which} onNext={onNext} />
          </OfGame>
        ) : (
          <Exercises />
        )
      }
    </Fetched>
  );
}

function AtItsTable({ exercise, which, onNext }: OneProps & { exercise: Exercise }) {
  const table = tableOf(exercise.game);
  // an answered exercise is not due any more
  const isLast = which === TODAY && dueOn(today()).length === 0;
  return (
    table && (
      <ExerciseTable
        exercise={exercise}
        table={table}
        back={href("exercises")}
        onAnswer={(isRight) => noteAnswer(exercise, isRight, today())}
        next={
          isLast ? (
            <Button main href={href("exercises")}>
              {t("exercises")}
            </Button>
          ) : (
            <Button main onClick={onNext}>
              {t("exercise-next")}
            </Button>
          )
        }
      />
    )
  );
}
