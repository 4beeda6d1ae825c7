// The tyrant's step: chips on a column or on the lead card, by one press of their number, or none.
import { t } from "../../i18n/i18n";
import { noChoice } from "../../table/choice";
import { suitName } from "../../table/faces/names";
import { nameOf } from "../../table/seat-name";
import { MainButton, Turn } from "../../table/Turn";
import type { TableProps } from "../../table/types";
import { Icon } from "../../ui/Icon";
import { X } from "../../ui/icons";
import { looks } from "./Face";
import { refusalArguments } from "./refusals";
import { Coins } from "./Signs";
import type { BokunronView } from "./shapes";
import type { TyrantPlan } from "./tyrant";

type Props = TableProps<BokunronView> & { readonly plan: TyrantPlan };

export function TyrantTurn({ plan, ...props }: Props) {
  const { view, act, explain } = props;
  const { chosen, powers } = plan;
  const name = nameOf(view.seats, view.seat);
  return (
    <Turn
      {...props}
      cards={view.hand}
      hands={view.counts.hands}
      looks={looks}
      choice={noChoice((card) => explain({ do: "play", cards: [card] }))}
      refusalArguments={refusalArguments}
      keep
      button={
        chosen ? (
          <Chips plan={plan} act={act} />
        ) : (
          <MainButton onClick={() => act({ do: "no_tyrant" })}>{t("bokunron-no-tyrant")}</MainButton>
        )
      }
    >
      {chosen
        ? t("bokunron-ask-chips", { suit: suitName(chosen), before: powers[0] ?? 0 })
        : t("bokunron-ask-tyrant", { name, less: view.numbers.chip_penalty })}
    </Turn>
  );
}

type ChipsProps = Pick<TableProps, "act"> & { readonly plan: TyrantPlan };

/** A button for each number of chips, which puts them down and says what a card counts then. */
function Chips({ plan, act }: ChipsProps) {
  const { chosen, chips, powers, steps, clear } = plan;
  if (!chosen) return null;
  return (
    <>
      {steps.map((step) => {
        const count = Number(step.chips);
        const args = { suit: suitName(chosen), chips: count, before: powers[0] ?? 0, after: powers[count] ?? 0 };
        return (
          <button
            key={count}
            type="button"
            class={`button bk-put${count === chips ? " button-main" : ""}`}
            data-chips={count}
            aria-label={t("bokunron-put", args)}
            onClick={() => act(step)}
          >
            <b>
              <Coins count={1} /> {count}
            </b>
            <span class="small">{t("bokunron-then", args)}</span>
          </button>
        );
      })}
      <button
        type="button"
        class="button bk-never"
        aria-label={t("bokunron-back")}
        title={t("bokunron-back")}
        onClick={clear}
      >
        <Icon of={X} />
      </button>
    </>
  );
}
