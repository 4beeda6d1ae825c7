// What a call brought: whether it was right, each skill that succeeded with the very cards that meet it, the totals.
import { t } from "../../i18n/i18n";
import { nameOf } from "../../table/seat-name";
import { Total } from "./Bar";
import { cardName, named, skillOf } from "./cards";
import { Face } from "./Face";
import { Press } from "./live/Press";
import type { AttackView, JudgedCall, SuccessView, TrumpFighterView } from "./shapes";
import "./report.css";

/** Skills of one side that fit one below the other with their cards. */
const ROOMY = 1;

interface Props {
  view: TrumpFighterView;
  attack: AttackView;
  seat: number;
  /** Missing on the score sheet, where it stays. */
  onClose?: () => void;
}

export function Report({ view, attack, seat, onClose }: Props) {
  const sides = [seat, 1 - seat];
  const many = attack.skills?.some((skills) => skills.length > ROOMY) ? " tf-report-many" : "";
  // a side with nothing to show leaves its room to one that shows many
  const columns = sides.map((side) => `minmax(0, ${many && !attack.skills?.[side]?.length ? 1 : 2}fr)`);
  return (
    <div class={`tf-report${onClose ? "" : " tf-report-flat"}${many}`} data-testid="report">
      <div class="tf-verdicts">
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
      <ul class="tf-successes" style={{ gridTemplateColumns: columns.join(" ") }}>
        {sides.map((side) => (
          <li key={side} class={`tf-side seat-${side}`}>
            <span class="tf-side-head">
              <span class="seat-dot" aria-hidden="true" />
              <b>{nameOf(view.seats, side)}</b>
              <Total points={attack.totals[side] ?? 0} from={attack.before[side] ?? 0} goal={view.goal} />
            </span>
            {attack.skills?.[side]?.map((success) => (
              <Success key={success.id} success={success} />
            ))}
            {!attack.skills?.[side]?.length && (
              <span class="small soft">{t(attack.skills ? "trump_fighter-no-skill" : "trump_fighter-no-attack")}</span>
            )}
          </li>
        ))}
      </ul>
      {onClose && (
        <Press class="tf-report-close" onPress={onClose}>
          <span>{t(view.over ? "trump_fighter-to-result" : "trump_fighter-look-on")}</span>
        </Press>
      )}
    </div>
  );
}

function Verdict({ call, name }: { call: JudgedCall; name: string }) {
  return (
    <p class={`tf-verdict tf-verdict-${call.right === "wrong" ? "wrong" : "right"}`} data-right={call.right}>
      <b>{t("trump_fighter-called", { name })}</b> {t(`trump_fighter-right-${call.right}`)}
    </p>
  );
}

function Success({ success }: { success: SuccessView }) {
  const used = success.conditions.flatMap(({ cards }) => cards);
  const counting = new Set(success.conditions.flatMap(({ roles }) => roles.flatMap(({ cards }) => cards)));
  return (
    <span class="tf-success">
      <span class="tf-hit-name">
        <b class="tf-value">{success.value}</b>
        {named(skillOf(success.id)?.name)}
      </span>
      <span class="tf-success-cards">
        {used.map((card) => (
          <span key={card} class={counting.has(card) ? "" : "tf-beside"} role="img" aria-label={cardName(card)}>
            <Face card={card} />
          </span>
        ))}
      </span>
    </span>
  );
}
