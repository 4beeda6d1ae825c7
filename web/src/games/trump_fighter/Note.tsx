// A short word to one side: why its last act was refused, or what the standstill asks of it.
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/i18n";
import { logEnd } from "../../match/view";
import { refusalSentence } from "../../table/Prompt";
import { useTip } from "../../table/tips";
import type { Fight } from "./fight";
import { Press } from "./live/Press";
import { refusalArguments } from "./refusals";
import type { TrumpFighterView } from "./shapes";
import { tips } from "./tips";

const TIPPING = { id: "trump_fighter", tips };
/** Milliseconds that a refusal stays; in a battle nobody has time to put it away. */
const STAY_MS = 4000;

interface Props {
  fight: Fight;
  view: TrumpFighterView;
  seat: number;
  onRules: (clause: string | null) => void;
}

export function Note({ fight, view, seat, onRules }: Props) {
  const refused = fight.live.refused.value;
  const text = standing(view, seat);
  const tip = useTip(view, text ? battleStart(view) : logEnd(view), TIPPING);
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => setGone(refused.number), STAY_MS);
    return () => clearTimeout(timer);
  }, [refused]);
  if (refused && refused.seat === seat && refused.number > gone && fight.people.includes(seat)) {
    const clause = refused.refusal.clause.split(" ").at(-1) ?? "";
    return (
      <p class="tf-note" role="status">
        {refusalSentence(refused.refusal, refusalArguments(refused.refusal))}{" "}
        <Press class="prompt-rule" onPress={() => onRules(clause)}>
          {t("rule-number", { clause })}
        </Press>
      </p>
    );
  }
  return text ? (
    <p class="tf-note tf-note-rule" role="status">
      {tip && <span data-testid="tip">{t(tip)}</span>} {text}
    </p>
  ) : null;
}

/** Where the present battle begins in the log: what happened in it is news. */
const battleStart = ({ log, log_start }: TrumpFighterView): number =>
  log_start +
  Math.max(
    0,
    log.findLastIndex((entry) => entry.do === "battle"),
  );

/** What the standstill rules ask of a seat now. */
function standing(view: TrumpFighterView, seat: number): string | null {
  if (view.standstill?.bound === seat) return t("trump_fighter-must-open");
  if (view.check?.must_move[seat]) return t("trump_fighter-must-move");
  return null;
}
