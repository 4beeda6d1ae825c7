// The prompt for the seat, the reason for the last refusal, and the button that acts.
import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import { speech } from "../device/settings";
import type { RefusalShape } from "../door/door";
import { has, type MessageArguments, t } from "../i18n/i18n";
import { Button } from "../ui/Button";
import { Asked } from "./Asked";
import { waiting } from "./confirm";
import "./prompt.css";

/** Opens the rules at a clause, over the table. */
export const OpensRule = createContext((_clause: string): void => undefined);

interface Props {
  children: ComponentChildren;
  refusal?: RefusalShape | null;
  args?: (refusal: RefusalShape) => MessageArguments;
  /** The sentence about a refusal, where it is not the game's own. */
  say?: (refusal: RefusalShape) => string;
  /** The button; the words give way to it unless they must stay. */
  button?: ComponentChildren;
  keep?: boolean;
  /** A second tap on the chosen card plays it; a screen reader announces this, others see the button. */
  again?: boolean;
}

/** The refusal's own sentence: the game's, else the one all games share, else a general one. */
export function refusalSentence(refusal: RefusalShape, args: MessageArguments): string {
  const [game] = refusal.clause.split(" ");
  const ids = [`${game}-refusal-${refusal.code}`, `refusal-${refusal.code}`, "refusal-other"];
  return t(ids.find(has) ?? "refusal-other", args);
}

export function Prompt({
  children,
  refusal = null,
  args = () => ({}),
  say,
  button,
  keep = false,
  again = false,
}: Props) {
  const openRule = useContext(OpensRule);
  const go = waiting.value;
  const wordsStay = keep || !button || go !== null;
  // users who chose few announcements ask by key
  const isLive = speech.value !== "little" || refusal !== null;
  const clause = refusal?.clause.split(" ").at(-1) ?? "";
  return (
    <section class="prompt" aria-label={t("prompt")}>
      <Asked class={wordsStay ? "prompt-words" : "hidden-text"} isLive={isLive}>
        {refusal && wordsStay ? (
          <p class="prompt-refusal">
            {say?.(refusal) ?? refusalSentence(refusal, args(refusal))}{" "}
            <button type="button" class="prompt-rule" onClick={() => openRule(clause)}>
              {t("rule-number", { clause })}
            </button>
          </p>
        ) : (
          <p>{go ? t("confirm-ask") : again && !wordsStay ? t("tap-again") : children}</p>
        )}
        {again && wordsStay && !refusal && <p class="hidden-text">{t("tap-again")}</p>}
      </Asked>
      {(button || go) && (
        <div class="prompt-buttons">
          {go ? (
            <Button main data-confirm="" onClick={go}>
              {t("confirm-do")}
            </Button>
          ) : (
            button
          )}
        </div>
      )}
    </section>
  );
}
