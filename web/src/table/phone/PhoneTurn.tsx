// The turn of a seat whose hand is on a phone: identical backs with numbers, and the buttons that play them. The page
// never asks the engine whether an action is legal: it tries the action.
import type { ComponentChildren } from "preact";
import type { BaseView, RefusalShape } from "../../door/door";
import { has, t } from "../../i18n/i18n";
import { Button } from "../../ui/Button";
import { useStep } from "../choice";
import { More } from "../Noren";
import { Prompt } from "../Prompt";
import type { PhoneTurnProps } from "./types";
import "./phone-turn.css";

export interface Numbers {
  /** Chosen numbers, in rising order. */
  readonly chosen: readonly number[];
  readonly tap: (number: number) => void;
}

const NONE: readonly number[] = [];

/** Choosing up to `most` numbers; if `most` is one, a tap on another number replaces the first. */
export function useNumbers<View extends BaseView>(
  { view, numbers, onBegin }: PhoneTurnProps<View>,
  most: number,
): Numbers {
  const [picked, pick] = useStep(view, NONE);
  const chosen = numbers.filter((number) => picked.includes(number));
  const tap = (number: number) => {
    onBegin();
    if (chosen.includes(number)) pick(chosen.filter((each) => each !== number));
    else if (most === 1) pick([number]);
    else if (chosen.length < most) pick([...chosen, number]);
  };
  return { chosen, tap };
}

/** Returns the public sentence about a refusal, which names no cards or numbers. */
function openSentence({ clause, code }: RefusalShape): string {
  const id = `${clause.split(" ")[0]}-refused-${code}`;
  return t(has(id) ? id : "phone-refused");
}

/** Most numbers in a row on a phone. */
const MOST_IN_ROW = 8;

interface Props<View extends BaseView> extends PhoneTurnProps<View> {
  /** Null if the turn needs no card; the numbers are still shown. */
  readonly choice: Numbers | null;
  /** The question to the seat. */
  readonly children: ComponentChildren;
  readonly buttons: ComponentChildren;
}

export function PhoneTurn<View extends BaseView>(props: Props<View>) {
  const { view, seat, name, numbers, code, closed, refusal, choice, children, buttons, onCode } = props;
  const rows = Math.max(1, Math.ceil(numbers.length / MOST_IN_ROW));
  const row = Math.max(1, Math.ceil(numbers.length / rows));
  return (
    <div class={`turn phone-turn seat-${seat}`} data-testid="phone-turn" data-place="hand">
      <Prompt keep refusal={refusal} say={openSentence} button={buttons}>
        {children}
      </Prompt>
      <div class="phone-hand">
        <ul
          class="phone-numbers"
          aria-label={t("phone-numbers", { name })}
          style={{ "--row": row, "--cards": numbers.length }}
        >
          {numbers.map((number) => (
            <li key={number} data-fly={`${seat}-${number}`}>
              <button
                type="button"
                class="phone-back"
                data-number={number}
                aria-pressed={choice ? choice.chosen.includes(number) : undefined}
                aria-label={t("phone-number", { number })}
                disabled={!choice}
                onClick={() => choice?.tap(number)}
              >
                <b aria-hidden="true">{number}</b>
              </button>
            </li>
          ))}
        </ul>
        <div class="phone-more">
          <Button quiet data-do="code" onClick={onCode}>
            {t("phone-code-again", { code })}
          </Button>
          <More closed={closed} seats={view.seats} />
        </div>
      </div>
    </div>
  );
}
