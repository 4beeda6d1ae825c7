// Choosing a hand from the stock: so many cards as the view says are owed.
import { useMemo, useState } from "preact/hooks";
import type { BokunronView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { Hand } from "../../table/Hand";
import { Prompt } from "../../table/Prompt";
import type { TableProps } from "../../table/types";
import { useVerdict } from "../../table/verdict";
import { cardName } from "./cards";
import { Face } from "./Face";
import { refusalArguments, useRefusal } from "./refusals";

export function HandTurn({ view, refusal, act, explain, check, onRule }: TableProps<BokunronView>) {
  const seat = view.seat ?? 0;
  const owed = view.owing.find((owing) => owing.seat === seat)?.count ?? 0;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = useRefusal(refusal);
  const all = useMemo(() => new Set(view.stock), [view.stock]);
  const choice = { do: "hand", seat, cards: chosen };
  const legal = useVerdict(check, chosen.length ? choice : null)?.refusal === null;

  const tap = (card: string) => {
    shown.forget();
    if (chosen.includes(card)) setChosen(chosen.filter((each) => each !== card));
    else if (chosen.length < owed) setChosen([...chosen, card]);
    else explain({ ...choice, cards: [...chosen, card] });
  };
  const words = { name: view.seats[seat]?.name ?? "", owed, chosen: chosen.length };
  return (
    <>
      <Prompt
        refusal={shown.refusal}
        args={refusalArguments}
        onRule={onRule}
        keep={!legal || shown.refusal !== null}
        button={
          legal && (
            <button type="button" class="button button-main" onClick={() => act(choice)}>
              {t("bokunron-take-hand", words)} <span class="bk-counter">{t("bokunron-counter", words)}</span>
            </button>
          )
        }
      >
        {t("bokunron-ask-hand", words)} <b class="bk-counter">{t("bokunron-counter", words)}</b>
      </Prompt>
      <Hand cards={view.stock} legal={all} chosen={chosen} Face={Face} name={cardName} onTap={tap} />
    </>
  );
}
