// Choosing a hand from the stock: so many cards as the view says are owed.
import { t } from "../../i18n/i18n";
import { useCheckedChoice } from "../../table/choice";
import { nameOf } from "../../table/seat-name";
import { MainButton, Turn } from "../../table/Turn";
import type { TableProps } from "../../table/types";
import { looks } from "./Face";
import { refusalArguments } from "./refusals";
import type { BokunronView } from "./shapes";

export function HandTurn(props: TableProps<BokunronView>) {
  const { view, act } = props;
  const seat = view.seat ?? 0;
  const owed = view.owing.find((owing) => owing.seat === seat)?.count ?? 0;
  const action = (cards: readonly string[]) => ({ do: "hand", seat, cards });
  const choice = useCheckedChoice(props, { cards: view.stock, action, most: owed });
  const [ready] = choice.ready;
  const args = { name: nameOf(view.seats, seat), owed, chosen: choice.chosen.length };
  return (
    <Turn
      {...props}
      cards={owed ? view.stock : view.hand}
      hands={view.counts.stocks}
      looks={looks}
      choice={choice}
      refusalArguments={refusalArguments}
      button={
        ready && (
          <MainButton onClick={() => act(ready)}>
            {t("bokunron-take-hand", args)} <span class="bk-counter">{t("bokunron-counter", args)}</span>
          </MainButton>
        )
      }
    >
      {t("bokunron-ask-hand", args)} <b class="bk-counter">{t("bokunron-counter", args)}</b>
    </Turn>
  );
}
