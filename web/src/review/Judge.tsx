// A finished match judged by the machine: everybody's chances along it, and the moves that turned it.
import { useEffect, useMemo, useState } from "preact/hooks";
import { entryOf, views } from "../door/client";
import type { BaseView } from "../door/door";
import { isReady } from "../door/engine";
import { whenAnswered } from "../door/epoch";
import { t } from "../i18n/i18n";
import type { Judgement, TurningMove, Weighed } from "../saves/judgement";
import { Marked } from "../table/Marked";
import { reasonSentence } from "../table/refusal";
import { nameOf } from "../table/seat-name";
import type { GameTable, MoveWords } from "../table/types";
import { Button } from "../ui/Button";
import { ChancesCurve, ChancesTable } from "./Curves";
import { upTo } from "./course";
import { lossOf } from "./judgement";
import { Judging } from "./judging";
import type { Opened } from "./opening";
import type { Walk } from "./walk";
import "./judge.css";

interface Props {
  opened: Opened;
  table: GameTable;
  walk: Walk;
}

/** Whether the machine can judge matches of a game: where it weighs anything, and there are words for that. */
const canJudge = ({ moves }: GameTable, game: string): boolean =>
  Boolean(moves) && Object.keys(entryOf(game)?.weighs ?? {}).length > 0;

export function Judge(props: Props) {
  const { opened, table } = props;
  return canJudge(table, opened.save.game) ? <Judged {...props} moves={table.moves as MoveWords} /> : null;
}

function Judged({ opened, table, walk, moves }: Props & { moves: MoveWords }) {
  const judging = useMemo(() => new Judging(opened), [opened]);
  useEffect(() => judging.cancel, [judging]);
  const state = judging.state.value;
  return (
    <details class="walk-points judge" data-testid="judge">
      <summary class="button button-quiet">{t("judge")}</summary>
      {state.at === "none" && <Ask onAsk={judging.begin} />}
      {state.at === "working" && <Working {...state} onCancel={judging.cancel} />}
      {state.at === "silent" && (
        <p class="row" role="status">
          {t("judge-silent", { code: state.code })}
          <Button main onClick={judging.begin}>
            {t("try-again")}
          </Button>
        </p>
      )}
      {state.at === "judged" && (
        <>
          <p class="small soft">{t("judge-help")}</p>
          <ChancesCurve judgement={state.judgement} opened={opened} step={walk.step.value} />
          <TurningMoves judgement={state.judgement} opened={opened} table={table} moves={moves} walk={walk} />
          <ChancesTable judgement={state.judgement} opened={opened} />
        </>
      )}
    </details>
  );
}

const Ask = ({ onAsk }: { onAsk: () => void }) => (
  <div class="stack">
    <p class="small soft">{t("judge-ask-help")}</p>
    <Button disabled={!isReady.value} onClick={onAsk}>
      {t("judge-ask")}
    </Button>
  </div>
);

const Working = ({ done, total, onCancel }: { done: number; total: number; onCancel: () => void }) => (
  <div class="row judge-working">
    <progress value={done} max={total} aria-label={t("judge-working")} />
    <span class="small">{t("judge-done", { done, total })}</span>
    <Button onClick={onCancel}>{t("judge-cancel")}</Button>
  </div>
);

interface MovesProps {
  judgement: Judgement;
  opened: Opened;
  table: GameTable;
  moves: MoveWords;
  walk: Walk;
}

/** What the seats of the turning moves saw then, in the order of the moves; none before that has come. */
function useSights({ judgement: { turns }, opened: { save } }: Pick<MovesProps, "judgement" | "opened">) {
  const [sights, setSights] = useState<readonly (BaseView | undefined)[]>([]);
  useEffect(() => {
    const seats = turns.map(({ seat }) => seat);
    const steps = turns.map(({ step }) => step);
    // where the engine is dead, it has a screen of its own
    const seen = views<BaseView>(upTo(save, steps.at(-1) ?? 0), seats, steps);
    return whenAnswered(
      seen,
      ({ views: rows }) => setSights(rows.map((row, at) => row[at])),
      () => undefined,
    );
  }, [save, turns, isReady.value]);
  return sights;
}

/** The moves that turned the match; each is said as its seat saw the table. */
function TurningMoves(props: MovesProps) {
  const { turns } = props.judgement;
  const sights = useSights(props);
  return (
    <section class="stack">
      <h3>{t("judge-turns")}</h3>
      {turns.length === 0 && <p class="small">{t("judge-no-turns")}</p>}
      <ol class="judge-turns">
        {turns.map((turn, at) => {
          const view = sights[at];
          return view && <OneMove key={`${turn.step} ${turn.seat}`} turn={turn} view={view} {...props} />;
        })}
      </ol>
    </section>
  );
}

interface MoveProps extends Omit<MovesProps, "judgement"> {
  turn: TurningMove;
  view: BaseView;
}

function OneMove({ turn, view, opened: { save }, table, moves, walk }: MoveProps) {
  const { step, seat, done, best } = turn;
  const said = (text: string) => <Marked text={text} seats={save.seats} marks={table.marks?.()} />;
  const move = ({ action }: Weighed) =>
    action === null ? t("judge-waits") : said(moves.move(action as Parameters<MoveWords["move"]>[0], view));
  return (
    <li class="sheet-of-paper stack" data-testid="turning-move">
      <span class="row">
        <b class={`seat-${seat}`}>
          <span class="seat-dot" aria-hidden="true" />{" "}
          {t("judge-lost", { name: nameOf(save.seats, seat), percent: Math.round(100 * lossOf(turn)) })}
        </b>
        <Button quiet onClick={() => walk.goTo(step)}>
          {t("judge-go", { step })}
        </Button>
      </span>
      <dl>
        <dt class="small soft">{t("judge-was-done")}</dt>
        <dd>{move(done)}</dd>
        <dt class="small soft">{t("judge-would-do")}</dt>
        <dd>
          {move(best)}
          <p class="small soft">{said(reasonSentence(view, moves, best.why))}</p>
        </dd>
      </dl>
    </li>
  );
}
