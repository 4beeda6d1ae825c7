// The list of exercises: today's (a due one, or else the date's) and those of each game; and the screen of one exercise. A
// separate script, fetched when it is opened.
import { useEffect } from "preact/hooks";
import { numberOf } from "../day/day";
import { today } from "../device/dates";
import { type Choice, type Exercise, isRight, placeOn } from "../exercise/exercise";
import { daysToNext, dueOn, isSkipped, noteAnswer, rankOf, removeSkipped, skip, skipped } from "../exercise/pile";
import { tableOf } from "../games";
import { boxes } from "../games/boxes";
import { gamesWithExercises, loadExercises } from "../games/exercises";
import { has, joined, t } from "../i18n/i18n";
import { ExerciseTable } from "../review";
import { inColourOf } from "../table/game";
import { Boot } from "../ui/Boot";
import { Button } from "../ui/Button";
import { Icon, Lightbulb } from "../ui/icons";
import { useKept } from "../ui/left";
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
  useEffect(() => {
    skipped.value = new Map([...skipped.value].filter(([, { reason }]) => reason !== "running"));
  }, []);
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
      {skipped.value.size > 0 && (
        <Section title={t("exercises-skipped", { count: skipped.value.size })}>
          {[...skipped.value].map(([key, { exercise, reason }]) => (
            <p key={key} class="row" data-testid="skipped">
              <b>{has(`${exercise.game}-name`) ? t(`${exercise.game}-name`) : exercise.game}</b>
              <span class="small">{t("exercise-skipped", { reason })}</span>
              <Button onClick={() => removeSkipped(key)}>{t("delete")}</Button>
            </p>
          ))}
        </Section>
      )}
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
  const exercise = all[placeOn(day, games, all.length)];
  return exercise && !isSkipped(exercise) ? exercise : null;
}

/** Resolves to a game's next exercise: a new one if there is one, otherwise the one solved longest ago. */
async function exerciseIn(game: string): Promise<Exercise | null> {
  const all = (await loadExercises(game)).filter((exercise) => !isSkipped(exercise));
  return all.toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))[0] ?? null;
}

/** Resolves to the exercise to ask; those of games that this page does not have are skipped. */
async function wanted(which: string): Promise<Exercise | null> {
  if (which !== TODAY) return exerciseIn(which);
  for (const exercise of dueOn(today()))
    if (!gamesWithExercises.includes(exercise.game)) skip(exercise, "unknown_game");
  return dueOn(today())[0] ?? exerciseOf(today());
}

/** The exercise that is asked, null if there is none, and the choice that was made. */
interface Asked {
  readonly number: number;
  readonly exercise?: Exercise | null;
  readonly own?: Choice;
}

interface AskedProps {
  which: string;
  asked: Asked;
  onChange: (asked: Asked) => void;
}

export function ExerciseScreen({ which }: { which: string }) {
  const [asked, setAsked] = useKept<Asked>("exercise", () => ({ number: 0 }));
  const { number, exercise } = asked;
  useEffect(() => window.scrollTo(0, 0), [number]);
  const load = async () => setAsked({ number, exercise: await wanted(which) });
  const coming = (
    <Screen title={t("exercises")} back={href("exercises")}>
      <Boot />
    </Screen>
  );
  return (
    <Fetched key={number} isHere={exercise !== undefined} load={load} meanwhile={coming}>
      {() =>
        exercise ? (
          <OfGame game={exercise.game}>
            <AtItsTable exercise={exercise} which={which} asked={asked} onChange={setAsked} />
          </OfGame>
        ) : (
          <Exercises />
        )
      }
    </Fetched>
  );
}

function AtItsTable({ exercise, which, asked, onChange }: AskedProps & { exercise: Exercise }) {
  const table = tableOf(exercise.game);
  // an answered exercise is not due any more; after a skipped one comes the date's
  const isLast = which === TODAY && dueOn(today()).length === 0 && !isSkipped(exercise);
  return (
    table && (
      <ExerciseTable
        exercise={exercise}
        table={table}
        back={href("exercises")}
        given={asked.own ?? null}
        onAnswer={async (own) => {
          await noteAnswer(exercise, isRight(own), today());
          onChange({ ...asked, own });
        }}
        onSkip={(reason) => skip(exercise, reason)}
        next={
          <Button
            main
            {...(isLast ? { href: href("exercises") } : { onClick: () => onChange({ number: asked.number + 1 }) })}
          >
            {t(isLast ? "exercises" : "exercise-next")}
          </Button>
        }
      />
    )
  );
}
