// The running sum of the discards against the release number, and the engine's word on it.
import { t } from "../../i18n/i18n";
import type { CheckAnswer } from "../../table/check";
import { refusalSentence } from "../../table/Prompt";
import { paidBy } from "./cards";
import { refusalArguments } from "./refusals";
import type { AkumaTrickView } from "./shapes";

interface Props {
  view: AkumaTrickView;
  chosen: readonly string[];
  checked: CheckAnswer | undefined;
}

/** What is said to a release that may be done; one that takes the last cards says what that brings. */
function rightWords({ hand }: AkumaTrickView, chosen: readonly string[]): string {
  if (!chosen.length) return "akuma_trick-right-none";
  return chosen.length === hand.length ? "akuma_trick-help-last" : "akuma_trick-right";
}

/** What is said to what is chosen: a release that is not begun is asked for, not refused. */
function words(view: AkumaTrickView, chosen: readonly string[], checked: CheckAnswer | undefined): string {
  if (!checked) return "";
  const { refusal } = checked;
  if (!refusal) return t(rightWords(view, chosen));
  if (refusal.code === "too_few" && !chosen.length) return t("akuma_trick-discard", { number: view.release.total });
  return refusalSentence(refusal, refusalArguments(view, refusal));
}

export function Meter({ view, chosen, checked }: Props) {
  const sum = paidBy(chosen);
  const number = view.release.total;
  const state = checked ? (checked.refusal?.code ?? "right") : "waiting";
  return (
    <span class={`ak-meter ak-meter-${state}`}>
      <span class="ak-gauge" aria-hidden="true">
        <span class="ak-gauge-fill" style={{ width: `${Math.min(100, (100 * sum) / Math.max(number, 1))}%` }} />
        <b>{t("akuma_trick-gauge", { sum, number })}</b>
      </span>
      <span class="hidden-text">{t("akuma_trick-gauge", { sum, number })}</span>
      <span>{words(view, chosen, checked)}</span>
    </span>
  );
}
