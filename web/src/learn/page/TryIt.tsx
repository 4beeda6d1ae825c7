// A position of a real match that the reader tries out, with the rules' answer to each card from the engine.
import { useState } from "preact/hooks";
import { check, closeMatch, loadMatch } from "../../door/client";
import type { RefusalShape } from "../../door/door";
import { isReady } from "../../door/engine";
import { locale, t } from "../../i18n/i18n";
import { Card } from "../../table/Card";
import { Marked } from "../../table/Marked";
import { refusalSentence } from "../../table/Prompt";
import type { Leaflet, Trial, TrialChoice } from "../leaflet";
import { bare, Line, VerdictSign } from "./Line";

/** Cards of a choice that have room side by side. */
const FEW = 3;

type Answers = ReadonlyMap<number, RefusalShape | null>;

async function ask({ save }: Trial, { action }: TrialChoice): Promise<RefusalShape | null> {
  const { match } = await loadMatch(save);
  try {
    const answer = await check(match, action);
    return "refusal" in answer ? answer.refusal : null;
  } finally {
    await closeMatch(match);
  }
}

export function TryIt({ trial, leaflet }: { trial: Trial; leaflet: Leaflet }) {
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [last, setLast] = useState<number | null>(null);
  const attempt = async (choice: TrialChoice, at: number) => {
    const answer = await ask(trial, choice);
    setAnswers((before) => new Map([...before, [at, answer]]));
    setLast(at);
  };
  return (
    <div class="leaflet-trial" data-testid="trial">
      <p class="small">
        <b>{t("trial")}</b> {!isReady.value && t("trial-waits")}
      </p>
      <p>
        <Marked text={trial.say?.[locale.value] ?? t("trial-which")} seats={[]} marks={leaflet.marks?.()} />
      </p>
      {trial.lies && <Line looks={leaflet.looks} label={t("cards-played")} cards={bare(...trial.lies)} />}
      <ul class="leaflet-cards">
        {trial.choices.map((choice, at) => (
          <li key={at}>
            <button
              type="button"
              class={choice.cards.length > FEW ? "leaflet-choice leaflet-many" : "leaflet-choice"}
              disabled={!isReady.value}
              aria-label={nameOf(choice, leaflet)}
              onClick={() => void attempt(choice, at)}
            >
              {choice.cards.map((card) => (
                <Card key={card} card={card} looks={leaflet.looks} />
              ))}
              {choice.words && <span class="small">{choice.words[locale.value]}</span>}
            </button>
            {answers.has(at) && <VerdictSign is={answers.get(at) ? "no" : "yes"} />}
          </li>
        ))}
      </ul>
      <p class="small" role="status">
        {last !== null && verdict(answers.get(last) ?? null, leaflet)}
      </p>
    </div>
  );
}

const nameOf = ({ cards, words }: TrialChoice, { looks }: Leaflet): string =>
  [...cards.map(looks.name), ...(words ? [words[locale.value]] : [])].join(", ");

function verdict(refusal: RefusalShape | null, { refusalArguments }: Leaflet): string {
  return refusal ? refusalSentence(refusal, refusalArguments?.(refusal) ?? {}) : t("trial-right");
}
