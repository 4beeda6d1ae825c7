// Nobody followed: the seat picks one of the cards it played for the plaza.
import { t } from "../../i18n/i18n";
import { noChoice } from "../../table/choice";
import { useLitCards } from "../../table/hinted";
import { nameOf } from "../../table/seat-name";
import { Turn } from "../../table/Turn";
import type { TableProps } from "../../table/types";
import { cardName } from "./cards";
import { Face, looks } from "./Face";
import { refusalArguments } from "./refusals";
import type { BokunronView } from "./shapes";

export function PlazaTurn(props: TableProps<BokunronView>) {
  const { view, legal, act, explain } = props;
  const name = nameOf(view.seats, view.seat);
  const lit = useLitCards();
  return (
    <Turn
      {...props}
      cards={view.hand}
      hands={view.counts.hands}
      looks={looks}
      choice={noChoice((card) => explain({ do: "plaza", card }))}
      refusalArguments={refusalArguments}
      keep
      button={legal.map((action) => {
        const card = String(action.card);
        return (
          <button
            key={card}
            type="button"
            class={lit.includes(card) ? "bk-pick lit" : "bk-pick"}
            data-pick={card}
            aria-label={t("bokunron-pick", { card: cardName(card) })}
            onClick={() => act(action)}
          >
            <Face card={card} />
          </button>
        );
      })}
    >
      {t("bokunron-ask-plaza", { name })}
    </Turn>
  );
}
