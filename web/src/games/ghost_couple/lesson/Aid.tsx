// The five steps of a turn in a row, with the learner's possible ones lit.
import { t } from "../../../i18n/i18n";
import type { AidProps } from "../../../learn/lesson";
import type { GhostCoupleView } from "../shapes";
import "./aid.css";

const STEPS = ["draw", "flip", "couple", "swap", "end"] as const;
type TurnStep = (typeof STEPS)[number];

/** The step that an action belongs to; an event's belong to the couple that brought it. */
const STEP_OF: Readonly<Record<string, TurnStep>> = { lay: "draw", flip: "flip", swap: "swap", end: "end" };

const isStep = (step: TurnStep, { phase }: GhostCoupleView, actions: AidProps["legal"]): boolean =>
  actions.some(
    (action) => (phase === "couple" || phase in STEP_OF ? (STEP_OF[action.do] ?? "couple") : "couple") === step,
  );

export function Aid({ view, isOpen, legal }: AidProps<GhostCoupleView>) {
  if (view.over) return null;
  return (
    <ol class="gc-rail" aria-label={t("ghost_couple-rail")}>
      {STEPS.map((step) => (
        <li key={step} aria-current={isOpen && isStep(step, view, legal) ? "step" : undefined}>
          {t(`ghost_couple-rail-${step}`)}
        </li>
      ))}
    </ol>
  );
}
