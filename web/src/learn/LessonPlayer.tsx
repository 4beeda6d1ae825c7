// A lesson on the screen: the task, its table, the result, and the next step.
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import { lastNames } from "../device/habits";
import { t } from "../i18n/i18n";
import { reasonWords } from "../match/reason-words";
import type { Seating } from "../saves/record";
import { groundOf, inColourOf } from "../table/game";
import { AtSeats, machineLooksOf } from "../table/MachineSign";
import { machineName } from "../table/seat-name";
import { useKept } from "../ui/left";
import { ScreenHead } from "../ui/Screen";
import { type AtStep, Attempt, type Taught } from "./attempt";
import { Band } from "./Band";
import { type Lesson, type Step, stepsDone } from "./lesson";
import { TurnTable } from "./TurnTable";
import "./lesson.css";

interface Props extends Pick<AtStep, "table" | "lesson" | "onPlay"> {
  /** The step, by its place; null: where the learner left off. */
  at: number | null;
}

function nextStep(game: string, { steps }: Lesson): number {
  const done = stepsDone(game);
  return Math.max(
    0,
    steps.findIndex(({ id }) => !done.includes(id)),
  );
}

export function LessonPlayer({ table, lesson, at, onPlay }: Props) {
  const [left] = useKept("place", () => nextStep(table.id, lesson));
  const place = Math.min(at ?? left, lesson.steps.length - 1);
  const [tries, setTries] = useKept("tries", () => ({ number: 0, shows: false }));
  const step = lesson.steps[place];
  if (!step) return null;
  return (
    <Trying
      key={`${place}/${tries.number}`}
      table={table}
      lesson={lesson}
      step={step}
      place={place}
      number={tries.number}
      shows={tries.shows}
      onPlay={onPlay}
      onAgain={(shows) => setTries({ number: tries.number + 1, shows })}
    />
  );
}

/** The seats at the table of a step: the learner, and bots with the game's own faces. */
function attemptAt(table: Taught, step: Step, name: string | null): { attempt: Attempt; seating: Seating } {
  const { faces } = machineLooksOf(table);
  const seating = Array.from({ length: step.seats }, (_, seat) =>
    seat ? { level: "easy", face: faces[seat - 1] ?? "" } : null,
  );
  const seats = seating.map((machine) => ({
    name: machine ? machineName(table.id, machine.face) : lastNames()[0] || t("learn-name"),
  }));
  const { options = {}, deal, log } = step;
  const save = { format: 1, game: table.id, options, seats, deal, log } as const;
  return { attempt: new Attempt(step, save, seating, name), seating };
}

function Trying({ step, number, ...props }: Omit<AtStep, "attempt"> & { step: Step; number: number }) {
  const { table, shows } = props;
  // a shown step is shown from its beginning
  const { attempt, seating } = useMemo(() => attemptAt(table, step, shows ? null : `try-${number}`), [table, step]);
  useEffect(() => attempt.begin(), [attempt]);
  const outcome = attempt.outcome.value;
  useLit(outcome ? NOTHING : (step.lit ?? NOTHING));
  const Frame = table.Live ? "div" : "main"; // a game with its own screen brings its own
  const AtTable = table.Live ? LiveTable : TurnTable;
  return (
    <AtSeats.Provider value={{ seating, looks: machineLooksOf(table) }}>
      <Frame
        class={`lesson ${groundOf(table)}${step.question ? " lesson-asks" : ""}`}
        data-testid="lesson"
        data-step={step.id}
        data-ended={outcome !== null}
        style={inColourOf(table)}
      >
        <div class="lesson-head">
          <ScreenHead title={t("learn-title", { game: t(`${table.id}-name`) })} />
        </div>
        <AtTable {...props} attempt={attempt} />
      </Frame>
    </AtSeats.Provider>
  );
}

/** A step on the own screen of a game that all seats play at once. */
function LiveTable(props: AtStep) {
  const { table, attempt } = props;
  const { Live } = table;
  return (
    <>
      <Band {...props} />
      {Live && (
        <div class="lesson-live" inert={attempt.outcome.value !== null}>
          <Live
            isLesson
            controller={attempt.controller}
            onUnreadable={(reason) => <p>{reasonWords(reason)}</p>}
            next={null}
            beside={null}
          />
        </div>
      )}
    </>
  );
}

const NOTHING: readonly string[] = [];

/** Lights the parts in a step's text in any place, even after changes of the table: by a rule for their selectors. */
function useLit(selectors: readonly string[]): void {
  const lit = selectors.join();
  useLayoutEffect(() => {
    if (!lit) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.lesson :is(${lit}):not(.hand-off) { animation: lesson-lit var(--lit, 1.6s) 3; outline: 3px solid var(--accent);
      outline-offset: 3px; border-radius: var(--radius-s); }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [lit]);
}
