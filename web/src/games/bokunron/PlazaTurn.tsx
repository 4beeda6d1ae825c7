// Nobody followed: the seat picks one of the cards it played for the plaza.
import type { BokunronView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { Prompt } from "../../table/Prompt";
import type { TableProps } from "../../table/types";
import { cardName } from "./cards";
import { Face } from "./Face";
import { RestingHand } from "./RestingHand";
import { refusalArguments } from "./refusals";

export function PlazaTurn({ view, legal, refusal, act, explain, onRule }: TableProps<BokunronView>) {
  const name = view.seats[view.seat ?? 0]?.name ?? "";
  return (
    <>
      <Prompt
        refusal={refusal}
        args={refusalArguments}
        onRule={onRule}
        keep
        button={legal.map((action) => {
          const card = String(action.card);
          return (
            <button
              key={card}
              type="button"
              class="bk-pick"
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
      </Prompt>
      <RestingHand cards={view.hand} explain={explain} action={(card) => ({ do: "plaza", card })} />
    </>
  );
}
