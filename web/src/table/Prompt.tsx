// What the seat is asked to do, why the last try was refused, and the button that acts.
import type { ComponentChildren } from "preact";
import type { RefusalShape } from "../engine/door";
import { has, t, type Words } from "../i18n/i18n";
import "./prompt.css";

interface Props {
  children: ComponentChildren;
  refusal: RefusalShape | null;
  words: (refusal: RefusalShape) => Words;
  onRule: (clause: string) => void;
  button?: ComponentChildren;
}

/** The refusal's own sentence: the game's, else the one all games share, else a general one. */
function sentence(refusal: RefusalShape, words: Words): string {
  const [game] = refusal.clause.split(" ");
  const ids = [`${game}-refusal-${refusal.code}`, `refusal-${refusal.code}`, "refusal-other"];
  return t(ids.find(has) ?? "refusal-other", words);
}

export function Prompt({ children, refusal, words, onRule, button }: Props) {
  const clause = refusal?.clause.split(" ").at(-1) ?? "";
  return (
    <section class="prompt" aria-label={t("prompt")}>
      <div class={button ? "hidden-text" : "prompt-words"} role="status">
        {refusal && !button ? (
          <p class="prompt-refusal">
            {sentence(refusal, words(refusal))}{" "}
            <button type="button" class="prompt-rule" onClick={() => onRule(clause)}>
              {t("rule-number", { clause })}
            </button>
          </p>
        ) : (
          <p>{children}</p>
        )}
      </div>
      {button}
    </section>
  );
}
