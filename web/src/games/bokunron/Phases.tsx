// Steps other than plays: a hand from the stock, chips of the tyrant, a card for the plaza.
import { speech } from "../../device/settings";
import type { Action } from "../../door/client";
import { t } from "../../i18n/i18n";
import { politeness } from "../../table/Asked";
import { noChoice, useCheckedChoice, useStep } from "../../table/choice";
import { suitName } from "../../table/faces/names";
import { useLitCards, useTaken } from "../../table/hinted";
import { Marked } from "../../table/Marked";
import { nameOf } from "../../table/seat-name";
import { MainButton, Turn } from "../../table/Turn";
import type { TableProps } from "../../table/types";
import { Icon, X } from "../../ui/icons";
import type { Spots } from "./Board";
import { cardName, Face, looks } from "./cards";
import { Coins } from "./Signs";
import type { BokunronSuit, BokunronView } from "./shapes";
import { refusalArguments } from "./words";

/** Choosing a hand from the stock, with the number of cards in the view. */
export function HandTurn(props: TableProps<BokunronView>) {
  const { view, act } = props;
  const seat = view.seat ?? 0;
  const owed = view.owing.find((owing) => owing.seat === seat)?.count ?? 0;
  const action = (cards: readonly string[]) => ({ do: "hand", seat, cards });
  const { suggested } = view;
  const choice = useCheckedChoice(props, { cards: view.stock, action, most: owed, first: suggested });
  const isSuggested = suggested.every((card) => choice.chosen.includes(card));
  const [ready] = choice.ready;
  const args = { name: nameOf(view.seats, seat), owed, chosen: choice.chosen.length };
  const counter = t("bokunron-counter", args);
  return (
    <>
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
              <span class="small" aria-hidden="true">
                {t("bokunron-take-from", { owed, stock: view.stock.length })}
              </span>{" "}
              {t("bokunron-take-hand", args)}
            </MainButton>
          )
        }
      >
        {t(isSuggested ? "bokunron-ask-suggested" : "bokunron-ask-hand", args)}{" "}
        <b class="bk-counter" aria-hidden="true">
          {counter}
        </b>
      </Turn>
      {/* apart from the question, which a screen reader would repeat with each count */}
      <p class="hidden-text" aria-live={politeness(speech.value !== "little")}>
        {owed > 0 && !isSuggested && counter}
      </p>
    </>
  );
}

/** No seat followed: the seat picks one of the cards it played for the plaza. */
export function PlazaTurn(props: TableProps<BokunronView>) {
  const { view, legal, act, explain } = props;
  const name = nameOf(view.seats, view.seat);
  const lit = useLitCards();
  return (
    <Turn
      {...props}
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

/** The place chosen, and the chips that were taken over from a hint. */
type Chosen = Pick<Spots, "chosen" | "chips">;

const NOTHING: Chosen = { chosen: null, chips: 0 };

export interface TyrantPlan extends Spots {
  /** Power of a card of the chosen suit by the number of further chips; the first is the present one. */
  readonly powers: readonly number[];
  /** The legal steps on the chosen place, by their chips. */
  readonly steps: readonly Action[];
  readonly clear: () => void;
}

/** The plan of the seat whose hand is open; null in every other phase. */
export function useTyrant({
  view,
  closed,
  legal,
  explain,
  forgetRefusal,
}: TableProps<BokunronView>): TyrantPlan | null {
  const [{ chosen, chips }, setPlan] = useStep<Chosen>(view, NOTHING);
  useTaken((move) => {
    if (move.do === "tyrant") setPlan({ chosen: move.on as BokunronSuit, chips: Number(move.chips) });
  });
  if (closed || view.phase !== "tyrant") return null;
  const steps = legal.filter((action) => action.do === "tyrant");
  const places = new Set(steps.map((action) => String(action.on)));
  const powers = view.plaza.find(({ suit }) => suit === chosen)?.powers ?? [];
  const plan = (next: Chosen) => {
    forgetRefusal();
    setPlan(next);
  };
  const tap = (suit: BokunronSuit) => {
    plan(places.has(suit) && suit !== chosen ? { chosen: suit, chips: 0 } : NOTHING);
    if (!places.has(suit)) explain({ do: "tyrant", on: suit, chips: 1 });
  };
  return {
    legal: places,
    chosen,
    chips,
    after: powers[chips] ?? 0,
    powers,
    steps: steps.filter(({ on }) => on === chosen),
    onTap: tap,
    clear: () => plan(NOTHING),
  };
}

type TyrantProps = TableProps<BokunronView> & { readonly plan: TyrantPlan };

/** The tyrant's step, right after the play: chips on a column or on the lead card, by one press of their number. */
export function TyrantTurn({ plan, ...props }: TyrantProps) {
  const { view, act, explain } = props;
  const { chosen, powers } = plan;
  const name = nameOf(view.seats, view.seat);
  return (
    <Turn
      {...props}
      looks={looks}
      choice={noChoice((card) => explain({ do: "play", cards: [card] }))}
      refusalArguments={refusalArguments}
      keep
      button={
        chosen ? (
          <Chips plan={plan} act={act} />
        ) : (
          <button type="button" class="button" data-do="no_tyrant" onClick={() => act({ do: "no_tyrant" })}>
            {t("bokunron-no-tyrant")}
          </button>
        )
      }
    >
      {chosen ? (
        <Marked text={t("bokunron-ask-chips", { suit: suitName(chosen), before: powers[0] ?? 0 })} seats={[]} />
      ) : (
        t("bokunron-ask-tyrant", { name, less: view.numbers.chip_penalty })
      )}
    </Turn>
  );
}

type ChipsProps = Pick<TableProps, "act"> & { readonly plan: TyrantPlan };

/** A button for each number of chips, which puts them down and shows a card's power then. */
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
