// A bot's analysis of a finished match: each player's chances along it, and the moves that turned it.
import { useEffect, useMemo, useState } from "preact/hooks";
import { views } from "../door/client";
import type { BaseView } from "../door/door";
import { isReady } from "../door/engine";
import { whenAnswered } from "../door/epoch";
import { t } from "../i18n/i18n";
import { Still } from "../learn/page/Still";
import type { Judgement, TurningMove, Weighed } from "../saves/judgement";
import { soleSeat } from "../saves/record";
import { canJudge, groundOf, hasExercises } from "../table/game";
import { Marked } from "../table/Marked";
import { reasonSentence } from "../table/refusal";
import { nameOf } from "../table/seat-name";
import type { GameTable, MoveWords } from "../table/types";
import { Button } from "../ui/Button";
import { ChevronRight, Icon } from "../ui/icons";
import { memo } from "../ui/memo";
import { href } from "../ui/router";
import { ChancesCurve, ChancesTable } from "./Curves";
import { upTo } from "./course";
import { lossOf } from "./judgement";
import { Judging } from "./judging";
import type { Opened } from "./opening";
import { NoAnswer, Working } from "./WeighingSigns";
import type { Walk } from "./walk";
import "./judge.css";

interface Props {
  opened: Opened;
  table: GameTable & { readonly id: string };
  walk: Walk;
}

interface JudgeProps extends Props {
  /** True while its panel is open: opening that asks for the analysis. */
  isOpen: boolean;
}

/** Empty if bots weigh no move of the game, or its moves have no words. */
export function Judge({ opened, table, walk, isOpen }: JudgeProps) {
  const { moves } = table;
  const judging = useMemo(() => new Judging(opened), [opened]);
  useEffect(() => judging.cancel, [judging]);
  useEffect(() => {
    if (isOpen && isReady.value && judging.state.peek().at === "none") judging.begin();
  }, [judging, isOpen, isReady.value]);
  const state = judging.state.value;
  if (!moves || !canJudge(table)) return null;
  return (
    <section class="walk-figures judge" aria-label={t("judge")} data-testid="judge">
      {state.at === "none" && (
        <div class="stack">
          <p class="small soft">{t("judge-ask-help")}</p>
          <Button main disabled={!isReady.value} onClick={judging.begin}>
            {t("judge-ask")}
          </Button>
        </div>
      )}
      {state.at === "silent" && <NoAnswer code={state.code} onAgain={judging.begin} />}
      {(state.at === "working" || state.at === "judged") && (
        <section class="judge-chances">
          <h3>{t("judge-chances")}</h3>
          <ChancesCurve
            judgement={state.at === "judged" ? state.judgement : state.soFar}
            opened={opened}
            step={walk.step.value}
            isGrowing={state.at === "working"}
          />
        </section>
      )}
      {state.at === "working" && (
        <div class="stack">
          <Working done={state.done} total={state.total} onCancel={judging.cancel}>
            <span class="small">{t("judge-done", { done: state.done, total: state.total })}</span>
          </Working>
          <p class="small soft">{t("judge-ask-help")}</p>
        </div>
      )}
      {state.at === "judged" && (
        <>
          <TurningMoves judgement={state.judgement} opened={opened} table={table} moves={moves} walk={walk} />
          <footer class="judge-more">
            <p class="small soft">{t("judge-help")}</p>
            <ChancesTable judgement={state.judgement} opened={opened} />
            <ToExercises opened={opened} />
          </footer>
        </>
      )}
    </section>
  );
}

/** The way to exercises from the only person's acts; empty if several people sat, or the game has no exercises. */
function ToExercises({ opened: { match, save } }: { opened: Opened }) {
  const seat = match && soleSeat(match.head.bots);
  if (!match || seat === null || !hasExercises(save.game)) return null;
  return <Button href={href("find-exercises", match.head.id, String(seat))}>{t("exercises-find")}</Button>;
}

interface MovesProps extends Props {
  judgement: Judgement;
  moves: MoveWords;
}

/** The moves that turned the match; each is described from its seat's view, once the engine has sent that. */
function TurningMoves(props: MovesProps) {
  const { turns } = props.judgement;
  const { save } = props.opened;
  const [sights, setSights] = useState<readonly (BaseView | undefined)[]>([]);
  useEffect(() => {
    const seats = turns.map(({ seat }) => seat);
    const steps = turns.map(({ step }) => step);
    return whenAnswered(
      views<BaseView>(upTo(save, steps.at(-1) ?? 0), seats, steps),
      ({ views: rows }) => setSights(rows.map((row, at) => row[at])),
      () => undefined, // a dead engine has its own screen
    );
  }, [save, turns, isReady.value]);
  return (
    <section class="judge-moves">
      <h3>{t("judge-turns")}</h3>
      {turns.length === 0 && <p class="small">{t("judge-no-turns")}</p>}
      <ol class="judge-turns">
        {turns.map((turn, at) => {
          const view = sights[at];
          return (
            view && <OneMove key={`${turn.step} ${turn.seat}`} turn={turn} number={at + 1} view={view} {...props} />
          );
        })}
      </ol>
    </section>
  );
}

/** The table as the seat saw it, in small. Steps of the replay do not change it. */
const Picture = memo(
  ({ view, table }: { view: BaseView; table: Props["table"] }) => {
    const { Table, replay } = table;
    return (
      <div class="judge-picture" aria-hidden="true" inert>
        <div class={groundOf(table)}>
          {Table ? <Still Table={Table} view={view} legal={[]} /> : replay && <replay.Table view={view} />}
        </div>
      </div>
    );
  },
  ({ view, table }) => [view, table],
);

interface MoveProps extends Omit<MovesProps, "judgement"> {
  turn: TurningMove;
  /** Its mark's number in the picture of the chances. */
  number: number;
  view: BaseView;
}

function OneMove({ turn, number, view, opened: { save }, table, moves, walk }: MoveProps) {
  const { step, seat, done, best } = turn;
  const said = (text: string) => <Marked text={text} seats={save.seats} marks={table.marks?.()} />;
  const move = ({ action }: Weighed) =>
    action === null ? t("judge-waits") : said(moves.move(action as Parameters<MoveWords["move"]>[0], view));
  return (
    <li class={`sheet-of-paper seat-${seat}`} data-testid="turning-move">
      <Picture view={view} table={table} />
      <b class="judge-cost">
        <span class="judge-number" aria-hidden="true">
          {number}
        </span>{" "}
        {t("judge-lost", { name: nameOf(save.seats, seat), percent: Math.round(100 * lossOf(turn)) })}
      </b>
      <Button
        quiet
        class="judge-go"
        aria-current={walk.step.value === step ? "step" : undefined}
        onClick={() => walk.goTo(step)}
      >
        {t("judge-go", { step })}
        <Icon of={ChevronRight} />
      </Button>
      <dl>
        <div>
          <dt class="small soft">{t("judge-was-done")}</dt>
          <dd>{move(done)}</dd>
        </div>
        <div>
          <dt class="small soft">{t("judge-would-do")}</dt>
          <dd>{move(best)}</dd>
        </div>
      </dl>
      <p class="small soft">{said(reasonSentence(view, moves, best.why))}</p>
    </li>
  );
}
