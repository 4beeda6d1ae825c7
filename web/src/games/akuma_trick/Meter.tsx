// The running sum of the discards against the release number, and the engine's word on it.
import type { AkumaTrickView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { refusalSentence } from "../../table/Prompt";
import type { Verdict } from "../../table/verdict";
import { paidBy } from "./cards";
import { refusalArguments } from "./refusals";

interface Props {
  view: AkumaTrickView;
  chosen: readonly string[];
  verdict: Verdict | undefined;
}

export function Meter({ view, chosen, verdict }: Props) {
  const sum = paidBy(chosen);
  const number = view.release.total;
  const state = verdict ? (verdict.refusal?.code ?? "right") : "waiting";
  return (
    <span class={`ak-meter ak-meter-${state}`}>
      <span class="ak-gauge" aria-hidden="true">
        <span class="ak-gauge-fill" style={{ width: `${Math.min(100, (100 * sum) / Math.max(number, 1))}%` }} />
        <b>{t("akuma_trick-gauge", { sum, number })}</b>
      </span>
      <span class="hidden-text">{t("akuma_trick-gauge", { sum, number })}</span>
      <span>
        {!verdict
          ? ""
          : verdict.refusal
            ? refusalSentence(verdict.refusal, refusalArguments(view, verdict.refusal))
            : t(chosen.length ? "akuma_trick-right" : "akuma_trick-right-none")}
      </span>
    </span>
  );
}
