// A step at the table of a game in turns: the same table as in a match, with the learner's hand open all the time.
import { useEffect, useMemo, useState } from "preact/hooks";
import { keepAwake } from "../device/wake-lock";
import { BotTurns, type Looking } from "../match/bot-turns";
import { endsTrick } from "../match/finished";
import { TurnMatch } from "../match/turns";
import { logEnd } from "../match/view";
import { AtTable } from "../table/AtTable";
import { OpensRule } from "../table/Prompt";
import { ReadOut, Told } from "../table/Speech";
import { type Played, useMatch, useTableProps } from "../table/table-props";
import { Boot } from "../ui/Boot";
import type { AtStep } from "./attempt";
import { Band } from "./Band";
import { type AidProps, isSame } from "./lesson";
import { RulesSheet } from "./Rules";

/** Time for looking at a shown action before the next. */
const SHOWN_MS = 1200;
/** Time for seeing each of the others' actions. */
const HURRIED_MS = 700;

/** The learner's last result stays until it was judged, and then without limit. */
const FOR_GOOD = 600_000;

const lookMsAt =
  ({ table, attempt }: AtStep): NonNullable<Looking["lookMs"]> =>
  (view) =>
    endsTrick(view) && attempt.staysAt(view) ? FOR_GOOD : (table.lookMs?.(view) ?? 0);

/** A match whose bots act by the step, until that has ended. */
function usePlay(props: AtStep) {
  const { attempt } = props;
  const match = useMemo(() => new TurnMatch(attempt.controller), [attempt]);
  const bots = useMemo(() => new BotTurns(match, { lookMs: lookMsAt(props) }, attempt), [match]);
  const isOn = attempt.outcome.value === null;
  useEffect(() => (isOn ? bots.begin() : undefined), [bots, isOn]);
  useEffect(() => {
    if (match.silent.value) attempt.strand();
  }, [match.silent.value]);
  useEffect(() => {
    if (match.refusal.value) attempt.refused(match.refusal.value);
  }, [match.refusal.value]);
  useEffect(() => keepAwake(() => true), []);
  useMatch(match, bots, ".table");
  return { match, bots };
}

/**
 * Actions without the learner: a choice that is not taught yet comes immediately, a shown action after a while. After
 * an answer to a question, the others play quickly to the end.
 */
function useByItself({ attempt, shows }: AtStep, match: TurnMatch, bots: BotTurns): void {
  const stage = match.stage.value;
  const isAnswered = attempt.answer.value !== null;
  const [next, setNext] = useState(0);
  const { taught, itself } = attempt.step;
  useEffect(() => {
    if (isAnswered) return after(HURRIED_MS, bots.hurry);
    if (stage.at !== "open") return;
    if (itself && stage.legal.some((action) => isSame(action, itself))) return void match.act(itself);
    const action = taught.filter((each) => !isSame(each, itself))[next];
    if (!shows || !action) return;
    return after(SHOWN_MS, () => {
      setNext(next + 1);
      void match.act(action);
    });
  }, [stage, isAnswered]);
}

function after(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

const NOTHING: AidProps["legal"] = [];

export function TurnTable(props: AtStep) {
  const { table, attempt, lesson } = props;
  const { Aid } = lesson;
  const { match, bots } = usePlay(props);
  useByItself(props, match, bots);
  const stage = match.stage.value;
  if (stage.at === "opening" || stage.at === "unreadable") return <Boot />;
  const { Result } = table;
  return (
    <AtTable
      key={stage.at === "over" ? "over" : "table"}
      hand={stage.at === "over" ? "" : match.controller.id}
      view={stage.view}
    >
      <Band {...props} />
      {Aid && !attempt.step.plain && (
        <Aid view={stage.view} legal={stage.at === "open" ? stage.legal : NOTHING} isOpen={stage.at === "open"} />
      )}
      {stage.at === "over" ? (
        <div class="lesson-result" data-testid="lesson-over">
          <Result view={stage.view} status={stage.status} />
        </div>
      ) : (
        <Playing {...props} match={match} bots={bots} stage={stage} />
      )}
    </AtTable>
  );
}

interface PlayingProps extends AtStep {
  match: TurnMatch;
  bots: BotTurns;
  stage: Played;
}

function Playing({ table, attempt, match, bots, stage }: PlayingProps) {
  const [rule, setRule] = useState<string | null>(null);
  const props = useTableProps(match, stage, table.crest, bots);
  const { Table } = table;
  if (!Table) return null;
  return (
    <div
      class={`lesson-table table-room seat-${stage.seat ?? 0}${attempt.step.match ? "" : " lesson-told"}`}
      data-testid="table"
      data-at={logEnd(stage.view)}
      data-stage={stage.at}
    >
      <OpensRule.Provider value={setRule}>
        <Table
          {...props}
          forgetRefusal={() => {
            attempt.goesOn();
            props.forgetRefusal();
          }}
          act={(action, next) => attempt.tries(action) && props.act(action, next)}
          explain={(action) => attempt.tries(action) && props.explain(action)}
        />
      </OpensRule.Provider>
      <ReadOut key={stage.at} />
      <Told view={stage.view} isClosed={stage.at === "table" || stage.at === "watch"} table={table} />
      {rule && <RulesSheet game={table.id} clause={rule} onClose={() => setRule(null)} />}
    </div>
  );
}
