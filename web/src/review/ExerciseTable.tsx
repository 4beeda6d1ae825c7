// An exercise on the screen: the table as a seat saw it, with its hand; then the worth of the chosen move, and the
// events after the played one.
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { lastNames } from "../device/habits";
import type { Action } from "../door/client";
import { isReady, unlessDead } from "../door/engine";
import type { Choice, Exercise } from "../exercise/exercise";
import { joined, t } from "../i18n/i18n";
import { RulesSheet } from "../learn/Rules";
import { branch } from "../match/begin";
import { logEnd } from "../match/view";
import type { Seating } from "../saves/record";
import { Anew, saidOnce } from "../table/Asked";
import { AtTable } from "../table/AtTable";
import { confirmed } from "../table/confirm";
import { groundOf, inColourOf } from "../table/game";
import { worthWords } from "../table/hint/worth-words";
import { wordsSince } from "../table/Log";
import { AtSeats, machineLooksOf, seatColours } from "../table/MachineSign";
import { Marked } from "../table/Marked";
import { OpensRule } from "../table/Prompt";
import { reasonSentence } from "../table/refusal";
import { ReadOut } from "../table/Speech";
import { machineName, nameOf } from "../table/seat-name";
import type { GameTable, TableProps } from "../table/types";
import { Boot } from "../ui/Boot";
import { Button } from "../ui/Button";
import { replace } from "../ui/router";
import { ScreenHead } from "../ui/Screen";
import { type Answer, Asking, type AskingState } from "./asking";
import { upTo } from "./course";
import { pastProps } from "./Scene";
import { NoAnswer } from "./WeighingSigns";
import "../learn/lesson.css";
import "./exercise.css";

/** Lines about the events after a move; other players’ turns may have many more. */
const MOST_LINES = 6;
/** The level of the bots if the player plays on. */
const OTHERS = "even";

interface Props {
  exercise: Exercise;
  table: GameTable & { readonly id: string };
  back: string;
  /** An earlier answer, which shows again. */
  given: Choice | null;
  /** Called with an answer before it shows. */
  onAnswer: (own: Choice) => Promise<void>;
  /** Called with the reason why the exercise can't be asked now. */
  onSkip: (reason: string) => void;
  /** The next button, shown once the exercise is answered. */
  next: ComponentChildren;
}

/** Returns the bots for all seats except one. */
function seatingAround(table: GameTable, seat: number, seats: number): Seating {
  const { faces } = machineLooksOf(table);
  return Array.from({ length: seats }, (_, each) =>
    each === seat ? null : { level: OTHERS, face: faces[each < seat ? each : each - 1] ?? "" },
  );
}

const calledIn = (game: string, seating: Seating): string[] =>
  seating.map((machine) => (machine ? machineName(game, machine.face) : lastNames()[0] || t("player-alone")));

export function ExerciseTable({ exercise, table, back, given, onAnswer, onSkip, next }: Props) {
  const { seat } = exercise;
  const asking = useMemo(
    () =>
      new Asking(exercise, (seats) => calledIn(table.id, seatingAround(table, seat, seats)), onAnswer, onSkip, given),
    [exercise],
  );
  useEffect(() => asking.close, [asking]);
  useEffect(() => {
    if (isReady.value) void asking.open();
  }, [asking, isReady.value]);
  const state = asking.state.value;
  const seats = asking.save?.seats.length ?? 0;
  const looks = machineLooksOf(table);
  const seating = seatingAround(table, seat, seats);
  return (
    <AtSeats.Provider value={{ seating, looks }}>
      <main
        class={`lesson exercise ${groundOf(table)}`}
        data-testid="exercise"
        data-ended={state.at === "answered"}
        style={{ ...inColourOf(table), ...seatColours(looks, seating, seats) }}
      >
        <div class="lesson-head">
          <ScreenHead title={t("exercise-of", { game: t(`${table.id}-name`) })} back={back} />
        </div>
        <Asked asking={asking} state={state} exercise={exercise} table={table} next={next} />
      </main>
    </AtSeats.Provider>
  );
}

interface AskedProps extends Pick<Props, "exercise" | "table" | "next"> {
  asking: Asking;
  state: AskingState;
}

function Asked({ asking, state, ...props }: AskedProps) {
  const { exercise, table, next } = props;
  if (state.at === "opening") return <Boot />;
  if (state.at === "skipped")
    return (
      <section class="sheet-of-paper stack" role="status">
        <p>{t("exercise-skipped", { reason: state.reason })}</p>
        <div class="row">{next}</div>
      </section>
    );
  return (
    <AtTable hand={state.at === "answered" ? "" : `exercise-${exercise.step}`} view={state.sight.view}>
      <Band asking={asking} state={state} {...props} />
      <Position asking={asking} state={state} table={table} seat={exercise.seat} />
    </AtTable>
  );
}

type Shown = Exclude<AskingState, { readonly at: "opening" | "skipped" }>;

interface ShownProps {
  asking: Asking;
  state: Shown;
  table: Props["table"];
}

/** The question, or the answer to a move. */
function Band({ asking, state, exercise, table, next }: ShownProps & Pick<Props, "exercise" | "next">) {
  const isAnswered = state.at === "answered";
  const look = isAnswered ? (state.answer.isRight ? "done" : "wrong") : "open";
  const verdict = isAnswered && t(state.answer.isRight ? "exercise-right" : "exercise-wrong");
  const said = verdict || t(state.at === "thinking" ? "exercise-thinking" : "exercise-ask");
  const ways = useRef<HTMLDivElement>(null);
  // the focus for a player with a keyboard
  useEffect(() => {
    if (isAnswered) ways.current?.querySelector<HTMLElement>(".button-main")?.focus({ preventScroll: true });
  }, [isAnswered]);
  return (
    <section class={`lesson-band exercise-band lesson-${look}`} aria-label={t("exercise")}>
      <div class="lesson-say" {...saidOnce()} tabIndex={-1} data-outcome={look}>
        <Anew>
          <p>{said}</p>
        </Anew>
      </div>
      {state.at === "silent" && <NoAnswer code={state.code} onAgain={state.again} />}
      {isAnswered && <Said answer={state.answer} view={state.sight.view} exercise={exercise} table={table} />}
      {isAnswered && (
        <div class="lesson-foot">
          <div ref={ways} class="lesson-ways">
            <PlayOn asking={asking} exercise={exercise} table={table} answer={state.answer} />
            {next}
          </div>
        </div>
      )}
    </section>
  );
}

interface SaidProps extends Pick<Props, "exercise" | "table"> {
  answer: Answer;
  view: Shown["sight"]["view"];
}

/** The player's move, the best one, the played one, and the events after it. */
function Said({ answer: { own, best, done, later, outcome }, view, exercise, table }: SaidProps) {
  const { moves } = table;
  if (!moves) return null;
  const said = (text: string) => <Marked text={text} seats={view.seats} marks={table.marks?.()} />;
  const move = (action: unknown) => said(moves.move(action as Action, view));
  const winners = outcome.winners.map((seat) => nameOf(view.seats, seat));
  const came = wordsSince(later, table.describeEntry, 0).slice(0, MOST_LINES);
  return (
    <dl class="exercise-said">
      <dt class="small soft">{t("exercise-own")}</dt>
      <dd>
        <b>{move(own.action)}</b> <span class="small">{worthWords(own, own.behind[1] === 0 ? own : best)}</span>
        <p class="small soft">{said(reasonSentence(view, moves, own.why))}</p>
      </dd>
      {own.behind[1] !== 0 && (
        <>
          <dt class="small soft">{t("judge-would-do")}</dt>
          <dd>
            <b>{move(best.action)}</b> <span class="small">{worthWords(best, best)}</span>
            <p class="small soft">{said(reasonSentence(view, moves, best.why))}</p>
          </dd>
        </>
      )}
      <dt class="small soft">{t("judge-was-done")}</dt>
      <dd>
        {done === own ? (
          <span class="small">{t("exercise-same")}</span>
        ) : (
          <>
            <b>{move(exercise.done)}</b> {done && <span class="small">{worthWords(done, best)}</span>}
          </>
        )}
        <ul class="small soft">
          {came.map((line, at) => (
            <li key={at}>{said(line)}</li>
          ))}
          <li>{t("exercise-came", { names: joined(winners) })}</li>
        </ul>
      </dd>
    </dl>
  );
}

interface PlayOnProps extends Pick<Props, "exercise" | "table"> {
  asking: Asking;
  answer: Answer;
}

/** A button for a match from here against bots; the match does not count. */
function PlayOn({ asking, exercise: { step, seat }, table, answer: { outcome } }: PlayOnProps) {
  const [isBusy, setBusy] = useState(false);
  const { save } = asking;
  const start = () =>
    unlessDead(async () => {
      if (!save) return;
      setBusy(true);
      const bots = seatingAround(table, seat, save.seats.length);
      const seats = bots.map((machine, each) => ({
        name: machine ? machineName(table.id, machine.face) : (save.seats[each]?.name ?? ""),
      }));
      replace("play", await branch({ ...upTo(save, step), seats }, { id: "exercise", step, outcome }, { bots }));
    });
  return (
    <Button disabled={isBusy || !isReady.value} onClick={start}>
      {t("play-on")}
    </Button>
  );
}

/** The table: playable until a move is chosen, then a picture. */
function Position({ asking, state, table, seat }: ShownProps & { seat: number }) {
  const [rule, setRule] = useState<string | null>(null);
  const act = useMemo(() => confirmed(asking.act), [asking]);
  const { Table } = table;
  if (!Table) return null;
  const { view, legal, complete } = state.sight;
  const isOpen = state.at === "open";
  const props: TableProps = isOpen
    ? {
        view,
        legal,
        complete,
        since: logEnd(view),
        closed: null,
        shown: null,
        refusal: asking.refusal.value,
        forgetRefusal: asking.forgetRefusal,
        act,
        explain: asking.explain,
        check: asking.check,
      }
    : pastProps({ view, eyes: seat }, table);
  return (
    <div
      class={`lesson-table table-room seat-${seat}`}
      data-testid="table"
      data-at={logEnd(view)}
      data-stage={isOpen ? "open" : "table"}
    >
      <OpensRule.Provider value={setRule}>
        <Table {...props} />
      </OpensRule.Provider>
      <ReadOut key={state.at} />
      {rule && <RulesSheet game={table.id} clause={rule} onClose={() => setRule(null)} />}
    </div>
  );
}
