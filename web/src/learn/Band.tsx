// The band above the table: the task, or the result, the next step, and the way to any other step.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Name } from "../door/door";
import { locale, t } from "../i18n/i18n";
import { Anew, saidOnce } from "../table/Asked";
import { Marked } from "../table/Marked";
import { nameOf } from "../table/seat-name";
import { Button } from "../ui/Button";
import { Check, Icon } from "../ui/icons";
import { href } from "../ui/router";
import type { AtStep, Attempt } from "./attempt";
import { type Question, type Step, stepsDone } from "./lesson";

/** A step's text in the page's language, with the names of seats. */
const inWords = (text: Name | null | undefined, { seats }: Pick<Attempt, "seats">): string =>
  (text?.[locale.value] ?? "").replace(/\{(\d)\}/g, (_, seat) => nameOf(seats, Number(seat)));

/** The present text: the outcome, the reason for a refusal, a coming end, or the task. */
function words(attempt: Attempt): string {
  const { step, outcome, hint, answer } = attempt;
  if (outcome.value) return inWords(outcome.value.say, attempt);
  return answer.value ? t("learn-answered") : inWords(hint.value ?? step.say, attempt);
}

export function Band(props: AtStep) {
  const { table, attempt } = props;
  const outcome = attempt.outcome.value;
  const { step } = attempt;
  const state = outcome ? (outcome.isDone ? "done" : "wrong") : "open";
  const say = useRef<HTMLDivElement>(null);
  // a screen reader begins a step with its sentence; the way here has left the focus nowhere
  useLayoutEffect(() => {
    if (document.activeElement === document.body) say.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section class={`lesson-band lesson-${state}`} aria-label={t("learn-band")}>
      <div ref={say} class="lesson-say" {...saidOnce()} tabIndex={-1} data-outcome={state}>
        <Anew>
          <p>
            <Marked text={words(attempt)} seats={attempt.seats} marks={table.marks?.()} />
          </p>
        </Anew>
      </div>
      {outcome?.isDone && step.sum && <Sum of={step.sum} attempt={attempt} />}
      <div class="lesson-foot">
        <Places {...props} />
        {outcome ? (
          <Ways {...props} isDone={outcome.isDone} />
        ) : (
          step.question && <Answers question={step.question} attempt={attempt} />
        )}
      </div>
    </section>
  );
}

const Sum = ({ of, attempt }: { of: NonNullable<Step["sum"]>; attempt: Attempt }) => (
  <dl class="lesson-sum">
    {(["ends", "wins", "loses"] as const).map((part) => (
      <div key={part}>
        <dt>{t(`learn-sum-${part}`)}</dt>
        <dd>{inWords(of[part], attempt)}</dd>
      </div>
    ))}
  </dl>
);

/** Shows an answer at once, while the others play on. */
function Answers({ question, attempt }: { question: Question; attempt: Attempt }) {
  const given = attempt.answer.value;
  return (
    <fieldset class="lesson-ways" aria-label={t("learn-answers")}>
      {question.answers.map(({ value, say }) => (
        <Button
          key={String(value)}
          main={given?.value === value}
          data-answer={String(value)}
          aria-pressed={given?.value === value}
          aria-disabled={given !== null}
          onClick={() => attempt.give(value)}
        >
          {inWords(say, attempt)}
        </Button>
      ))}
    </fieldset>
  );
}

/** The next ways: the next step, an own match, or another try; the first of them takes the focus. */
function Ways({ isDone, table, lesson, place, onPlay, onAgain }: AtStep & { isDone: boolean }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => row.current?.querySelector<HTMLElement>(".button-main")?.focus({ preventScroll: true }), []);
  const isLast = place === lesson.steps.length - 1;
  return (
    <div ref={row} class="lesson-ways">
      {!isDone && !table.Live && (
        <Button data-way="show" onClick={() => onAgain(true)}>
          {t("learn-show")}
        </Button>
      )}
      {isDone && isLast ? (
        <>
          <Button data-way="home" href={href("")}>
            {t("home")}
          </Button>
          <Button main data-way="next" onClick={onPlay}>
            {t("learn-play")}
          </Button>
        </>
      ) : isDone ? (
        <Button main data-way="next" href={href("learn", table.id, `${place + 2}`)}>
          {t("learn-next")}
        </Button>
      ) : (
        <Button main data-way="again" onClick={() => onAgain(false)}>
          {t("learn-try-again")}
        </Button>
      )}
    </div>
  );
}

/** The steps in their order; any of them can be taken at any time. */
function Places({ table: { id: game }, lesson, place }: AtStep) {
  const done = stepsDone(game);
  return (
    <nav class="lesson-places" aria-label={t("learn-steps")}>
      {lesson.steps.map(({ id }, at) => (
        <a
          key={id}
          href={href("learn", game, `${at + 1}`)}
          aria-current={at === place ? "step" : undefined}
          aria-label={t("learn-step", { number: at + 1, state: done.includes(id) ? "done" : "open" })}
        >
          {done.includes(id) && at !== place ? <Icon of={Check} /> : at + 1}
        </a>
      ))}
    </nav>
  );
}
