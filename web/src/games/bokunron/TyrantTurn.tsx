// The tyrant's step: chips on a column or on the lead card, or none.
import { t } from "../../i18n/i18n";
import { noChoice } from "../../table/choice";
import { suitName } from "../../table/faces/names";
import { nameOf } from "../../table/seat-name";
import { MainButton, Turn } from "../../table/Turn";
import type { TableProps } from "../../table/types";
import { Icon } from "../../ui/Icon";
import { Minus, Plus, X } from "../../ui/icons";
import { looks } from "./Face";
import { refusalArguments } from "./refusals";
import { Coins } from "./Signs";
import type { BokunronView } from "./shapes";
import type { TyrantPlan } from "./tyrant";

type Props = TableProps<BokunronView> & { readonly plan: TyrantPlan };

export function TyrantTurn({ plan, ...props }: Props) {
  const { view, act, explain } = props;
  const { chosen, before, after } = plan;
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
          <Stepper plan={plan} act={act} explain={explain} />
        ) : (
          <MainButton onClick={() => act({ do: "no_tyrant" })}>{t("bokunron-no-tyrant")}</MainButton>
        )
      }
    >
      {chosen
        ? t("bokunron-tyrant-effect", { suit: suitName(chosen), before, after })
        : t("bokunron-ask-tyrant", { name, less: view.numbers.chip_penalty })}
    </Turn>
  );
}

type StepperProps = Pick<TableProps, "act" | "explain"> & { readonly plan: TyrantPlan };

function Stepper({ plan, act, explain }: StepperProps) {
  const { chosen, chips, most, setChips, clear } = plan;
  if (!chosen) return null;
  const step = { do: "tyrant", on: chosen, chips };
  const set = (count: number) => (count >= 1 && count <= most ? setChips(count) : explain({ ...step, chips: count }));
  return (
    <>
      <span class="bk-stepper">
        <button type="button" class="button" aria-label={t("bokunron-fewer")} onClick={() => set(chips - 1)}>
          <Icon of={Minus} />
        </button>
        <output aria-label={t("bokunron-chips", { count: chips })}>
          <Coins count={chips} /> <b>{chips}</b>
        </output>
        <button type="button" class="button" aria-label={t("bokunron-more")} onClick={() => set(chips + 1)}>
          <Icon of={Plus} />
        </button>
      </span>
      <MainButton onClick={() => act(step)}>
        {t("bokunron-put", { chips })}
        <span class="hidden-text">{suitName(chosen)}</span>
      </MainButton>
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
