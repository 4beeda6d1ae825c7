// The result of a call: whether it was correct, each skill that succeeded with its cards, the totals. And the end of
// the match: the score sheet, and a moment of a finished fight.
import { isHeard } from "../../device/voice";
import { t } from "../../i18n/i18n";
import { Card } from "../../table/Card";
import { ScoreSheet } from "../../table/ScoreSheet";
import { nameOf } from "../../table/seat-name";
import type { ResultProps } from "../../table/types";
import { SEATS } from "./acts";
import { Bar, Misses, Total } from "./Bar";
import { cardName, Face, Fighter, fighterOf, looks, named, skillName, skillOf } from "./cards";
import { Press } from "./live/Press";
import { Line, Skills } from "./Skills";
import type { AttackView, JudgedCall, SuccessView, TrumpFighterResult, TrumpFighterView } from "./shapes";
import "./arena.css";
import "./report.css";
import "./result.css";
import "./replay.css";

/** Skills of one side that fit one below the other with their cards. */
const ROOMY = 1;

interface Props {
  view: TrumpFighterView;
  attack: AttackView;
  seat: number;
  /** True on the score sheet. */
  isFlat?: boolean;
  /** Missing where it stays. */
  onClose?: () => void;
}

export function Report({ view, attack, seat, isFlat = false, onClose }: Props) {
  const sides = [seat, 1 - seat];
  const many = attack.skills?.some((skills) => skills.length > ROOMY) ? " tf-report-many" : "";
  // a side with nothing to show leaves its room to one that shows some
  const one = attack.skills?.filter((skills) => skills.length > 0).length === 1 ? " tf-report-one" : "";
  return (
    <div
      class={`tf-report${isFlat ? " tf-report-flat" : ""}${onClose ? "" : " tf-report-still"}${many}${one}`}
      data-testid="report"
    >
      <div class="tf-verdicts">
        {/* a wrong call shows no cards: where there is room, its caller's face is there instead */}
        {attack.calls
          .filter(({ right }) => right === "wrong")
          .map(({ seat: caller }) => (
            <Fighter key={caller} id={view.characters[caller] ?? ""} />
          ))}
        {attack.calls.map((call) => (
          <Verdict key={call.seat} call={call} name={nameOf(view.seats, call.seat)} />
        ))}
        {attack.calls.length === 0 && <p class="tf-verdict">{t("trump_fighter-forced")}</p>}
        {attack.misses.map((each) => (
          <p key={each} class="tf-verdict">
            {t("trump_fighter-gets-miss", { name: nameOf(view.seats, each), points: view.miss_value })}
          </p>
        ))}
      </div>
      <ul class="tf-successes">
        {sides.map((side) => (
          <li key={side} class={`tf-side seat-${side}`}>
            <span class="tf-side-head">
              <span class="seat-dot" aria-hidden="true" />
              <b>{nameOf(view.seats, side)}</b>
              <Total points={attack.totals[side] ?? 0} from={attack.before[side] ?? 0} goal={view.goal} />
            </span>
            {attack.skills?.[side]?.map((success) => (
              <Success key={success.id} success={success} fighter={view.characters[side] ?? ""} />
            ))}
            {!attack.skills?.[side]?.length && (
              <span class="small soft">{t(attack.skills ? "trump_fighter-no-skill" : "trump_fighter-no-attack")}</span>
            )}
          </li>
        ))}
      </ul>
      {onClose && (
        <Press class="tf-report-close" onPress={onClose}>
          <span>{t(view.over ? "trump_fighter-to-result" : "close")}</span>
        </Press>
      )}
    </div>
  );
}

function Verdict({ call, name }: { call: JudgedCall; name: string }) {
  return (
    <p class={`tf-verdict tf-verdict-${call.right === "wrong" ? "wrong" : "right"}`} data-right={call.right}>
      <b>{t("trump_fighter-called", { name })}</b> <span>{t(`trump_fighter-right-${call.right}`)}</span>
    </p>
  );
}

function Success({ success, fighter }: { success: SuccessView; fighter: string }) {
  const used = success.conditions.flatMap(({ cards }) => cards);
  const counting = new Set(success.conditions.flatMap(({ roles }) => roles.flatMap(({ cards }) => cards)));
  return (
    <span class="tf-success">
      <span class={isHeard() ? "tf-hit-name" : "tf-hit-name tf-hit-large"}>
        <b class="tf-value">{success.value}</b>
        <span>{skillName(skillOf(success.id))}</span>
        <Fighter id={fighter} />
      </span>
      <span class="tf-success-cards">
        {used.map((card) => (
          <span key={card} class={counting.has(card) ? "" : "tf-beside"} role="img" aria-label={cardName(card)}>
            <Face card={card} />
          </span>
        ))}
      </span>
      <Line skill={success.id} />
    </span>
  );
}

type ResultOf = ResultProps<TrumpFighterView>;

/** Why the match is over. */
export const By = ({ status }: Pick<ResultOf, "status">) => (
  <p class="soft tf-by">{t(`trump_fighter-by-${status.by}`)}</p>
);

export const Result = (props: ResultOf) => (
  <>
    <By {...props} />
    <Scores {...props} />
  </>
);

/** Every side's skills in the order of their success, miss cards, and the result of the last call. */
export function Scores({ view, status }: ResultOf) {
  return (
    <>
      <ScoreSheet view={view} status={status}>
        {(row: TrumpFighterResult) => <SheetRow row={row} view={view} />}
      </ScoreSheet>
      {view.last_attack && (
        <div class="stack">
          <h2>{t("trump_fighter-last-call")}</h2>
          <div class="sheet-of-paper">
            <Report view={view} attack={view.last_attack} seat={0} isFlat />
          </div>
        </div>
      )}
    </>
  );
}

function SheetRow({ row, view }: { row: TrumpFighterResult; view: TrumpFighterView }) {
  const fighter = view.characters[row.seat] ?? "";
  return (
    <div class="tf-result-row">
      <span class="tf-result-fighter">
        <Fighter id={fighter} />
        <span class="small">{named(fighterOf(fighter)?.name)}</span>
      </span>
      <ul class="tf-result-skills">
        {row.skills.map((id) => (
          <li key={id}>
            <b class="tf-value">{skillOf(id)?.value}</b> {skillName(skillOf(id))}
          </li>
        ))}
        {row.misses > 0 && (
          <li>
            <Misses count={row.misses} />{" "}
            {t("trump_fighter-miss-points", { count: row.misses, points: view.miss_points[row.seat] ?? 0 })}
          </li>
        )}
        {row.skills.length + row.misses === 0 && <li class="soft">{t("trump_fighter-no-points")}</li>}
      </ul>
    </div>
  );
}

const SECOND_MS = 1000;

/** A moment of a finished fight: the match's time, both sides as at the table, and a call's result over one. */
export function Replay({ view }: { view: TrumpFighterView }) {
  return (
    <div class="tf-replay" data-phase={view.phase}>
      <p class="tf-replay-time small soft">
        {t("trump_fighter-time", { seconds: (view.at / SECOND_MS).toFixed(1) })} ·{" "}
        {t("trump_fighter-deck", { count: view.counts.deck })}
      </p>
      {SEATS.toReversed().map((seat) => (
        <ReplayedSide key={seat} view={view} seat={seat} />
      ))}
    </div>
  );
}

/** A side: its field, its hand, its used skills and its fighter. */
function ReplayedSide({ view, seat }: { view: TrumpFighterView; seat: number }) {
  const spots = view.fields[seat]?.map(({ card }) => card) ?? [];
  const isNear = seat === 0;
  return (
    <section
      class={`tf-half ${isNear ? "tf-near" : "tf-far tf-same-side"} seat-${seat}`}
      data-half={seat}
      aria-label={t("trump_fighter-half", { name: nameOf(view.seats, seat) })}
    >
      <div class="tf-inner">
        <ol class="tf-row tf-field" aria-label={t("trump_fighter-field")}>
          {(isNear ? spots : spots.toReversed()).map((card, place) => (
            <li key={place} class="tf-place tf-spot">
              <span class="tf-laid">{card && <Card card={card} looks={looks} fly={card} />}</span>
            </li>
          ))}
        </ol>
        <ol class="tf-row tf-hand" aria-label={t("trump_fighter-hand")}>
          {view.hands[seat]?.map((card, place) => (
            <li key={place} class="tf-place">
              {card && <Card card={card} looks={looks} fly={card} />}
            </li>
          ))}
        </ol>
        <Skills view={view} seat={seat} help onSkill={() => undefined} />
        <Bar view={view} seat={seat} />
        {isNear && view.settled && view.last_attack && <Report view={view} attack={view.last_attack} seat={seat} />}
      </div>
    </section>
  );
}
