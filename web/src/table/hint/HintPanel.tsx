// A hint over the table: the strongest bot's move in this seat's place, the two next best, and the reasons. It leaves
// the hand free, where the cards of the highlighted move are lit.
import { useEffect } from "preact/hooks";
import { listen } from "../../device/listen";
import type { BaseView } from "../../door/door";
import { t } from "../../i18n/i18n";
import type { Hints, Weighed } from "../../match/hints";
import { Button } from "../../ui/Button";
import { X } from "../../ui/icons";
import { useLayer } from "../../ui/router";
import { IconButton } from "../../ui/Screen";
import { namesSomething } from "../hinted";
import { Marked } from "../Marked";
import { reasonSentence } from "../refusal";
import type { GameTable, MoveWords } from "../types";
import "./hint.css";

interface Props {
  hints: Hints;
  view: BaseView;
  moves: MoveWords;
  marks?: GameTable["marks"];
}

export function HintPanel({ hints, ...words }: Props) {
  const hint = hints.hint.value;
  useEffect(() => listen(window, ["keydown"], (event) => closes(event) && hints.close()), [hints]);
  const isShown = hint.at !== "none" && !(hint.at === "told" && hint.pointed.taken);
  useLayer(isShown, hints.close);
  if (!isShown) return null;
  return (
    <section class="hint sheet-of-paper" aria-label={t("hint")} data-testid="hint">
      <IconButton icon={X} name={t("hint-close")} class="hint-close" onClick={hints.close} />
      <div role="status">
        {hint.at === "thinking" && <p class="hint-line row">{t("hint-thinking")}</p>}
        {hint.at === "silent" && (
          <p class="hint-line row">
            {t("hint-silent", { code: hint.code })}
            <Button main onClick={hints.ask}>
              {t("try-again")}
            </Button>
          </p>
        )}
        {hint.at === "told" && (
          <>
            <p class="hint-line row small soft">{t("hint-by")}</p>
            <ol class="hint-moves">
              {hint.choices.map((choice) => (
                <Move
                  key={JSON.stringify(choice.action)}
                  {...words}
                  hints={hints}
                  choice={choice}
                  best={hint.choices[0] ?? choice}
                  isPointed={hint.pointed.action === choice.action}
                />
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}

/** Escape, unless it closes a sheet over the table. */
const closes = ({ key }: KeyboardEvent): boolean => key === "Escape" && !document.querySelector("dialog[open]");

/** Shares of the win by which a move may be behind to be called as good, or a little worse. */
const SAME = 0.015;
const LITTLE = 0.06;
const TENTHS = 10;

function besideBest(worth: number, best: number): "same" | "little" | "much" {
  const behind = best - worth;
  if (behind < SAME) return "same";
  return behind < LITTLE ? "little" : "much";
}

/** The worth of a move, in words: its chance to win, next to the best. Without counts, only the order shows it. */
function worthWords(choice: Weighed, best: Weighed): string {
  const isBest = choice === best;
  if (choice.worth === null) return isBest ? t("hint-beside-best") : t("hint-uncounted");
  const beside = isBest ? "best" : besideBest(choice.worth, best.worth ?? choice.worth);
  const wins = t("hint-worth", { tenths: Math.round(choice.worth * TENTHS) });
  return t("hint-said", { beside: t(`hint-beside-${beside}`), wins });
}

interface MoveProps extends Props {
  choice: Weighed;
  best: Weighed;
  isPointed: boolean;
}

/** A move, its worth, and its reason; a tap lights its cards. */
function Move({ hints, view, moves, marks, choice, best, isPointed }: MoveProps) {
  const { action, why } = choice;
  const move = moves.move(action as Parameters<MoveWords["move"]>[0], view);
  const said = (text: string) => <Marked text={text} seats={view.seats} marks={marks?.()} />;
  return (
    <li class={isPointed ? "hint-move hint-pointed" : "hint-move"}>
      <button type="button" class="hint-what" aria-pressed={isPointed} onClick={() => hints.point(choice)}>
        <b>{said(move)}</b>
        <span class="small">{worthWords(choice, best)}</span>
        <span class="small soft">{said(reasonSentence(view, moves, why))}</span>
      </button>
      {isPointed && namesSomething(action as Parameters<typeof namesSomething>[0]) && (
        <Button main class="hint-take" aria-label={t("hint-take", { move })} onClick={() => hints.take(choice)}>
          {t("hint-take-short")}
        </Button>
      )}
    </li>
  );
}
