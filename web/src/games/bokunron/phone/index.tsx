// Bokunron's turn at the table for a seat whose hand is on a phone: hand and stock share one numbering, and only their
// owner can tell them apart. Chips and open cards are chosen at the table.
import { t } from "../../../i18n/i18n";
import { useStep } from "../../../table/choice";
import { suitName } from "../../../table/faces/names";
import { PhoneTurn, useNumbers } from "../../../table/phone/PhoneTurn";
import { type PhoneTurnProps, phoneTable } from "../../../table/phone/types";
import { MainButton } from "../../../table/Turn";
import { Button } from "../../../ui/Button";
import { Icon, X } from "../../../ui/icons";
import { ChipsButton } from "../ChipsButton";
import { cardName, Face } from "../cards";
import { hand } from "../hand";
import { Coins } from "../Signs";
import type { BokunronSuit, BokunronView } from "../shapes";
import { noChips, refusalArguments } from "../words";

type Props = PhoneTurnProps<BokunronView>;

const TURNS: Record<string, (props: Props) => preact.JSX.Element> = {
  hand: HandTurn,
  tyrant: TyrantTurn,
  plaza: PlazaTurn,
};

function Turn(props: Props) {
  const Asked = TURNS[props.view.phase] ?? PlayTurn;
  return <Asked {...props} />;
}

function HandTurn(props: Props) {
  const { view, seat, name, lay } = props;
  const owed = view.owing.find((owing) => owing.seat === seat)?.count ?? 0;
  const choice = useNumbers(props, owed);
  const { chosen } = choice;
  const args = { name, owed, chosen: chosen.length };
  return (
    <PhoneTurn
      {...props}
      choice={choice}
      buttons={
        <MainButton
          disabled={chosen.length !== owed}
          onClick={() => lay(chosen, (cards) => ({ do: "hand", seat, cards }))}
        >
          {t("bokunron-take-hand", args)} <span class="bk-counter">{t("bokunron-counter", args)}</span>
        </MainButton>
      }
    >
      {t("bokunron-ask-hand", args)}
    </PhoneTurn>
  );
}

/** Plays the chosen numbers; if one must be face up, there is a button for each, and that card is sent last. */
function PlayTurn(props: Props) {
  const { view, seat, name, lay } = props;
  const most = view.play_sizes.at(-1)?.cards ?? 0;
  const choice = useNumbers(props, most);
  const { chosen } = choice;
  const count = chosen.length;
  const isOpen = Boolean(view.play_sizes.find(({ cards }) => cards === count)?.up);
  const [withChips, setWithChips] = useStep(view, false);
  const layDown = (cards: readonly string[]) => ({ do: "play", cards });
  const pass = (
    <Button class="bk-pass" onClick={() => props.act({ do: "pass" })}>
      {t("bokunron-pass")}
    </Button>
  );
  const play = isOpen ? (
    chosen.map((number) => (
      <Button
        main
        key={number}
        data-up={String(number)}
        aria-label={t("bokunron-phone-up-said", { number })}
        onClick={() =>
          lay(
            [...chosen.filter((each) => each !== number), number],
            (cards) => ({ ...layDown(cards), up: cards.at(-1) }),
            withChips ? undefined : noChips,
          )
        }
      >
        {t("bokunron-phone-up", { number })}
      </Button>
    ))
  ) : (
    <MainButton disabled={!count} onClick={() => lay(chosen, layDown, noChips)}>
      {t("bokunron-phone-lay", { count })}
    </MainButton>
  );
  const args = { name, least: view.play_sizes.at(0)?.cards ?? 0, most, count };
  return (
    <PhoneTurn
      {...props}
      choice={choice}
      buttons={
        <>
          {pass}
          {play}
          {count > 0 && (view.counts.chips[seat] ?? 0) > 0 && (
            <ChipsButton
              count={count}
              pressed={isOpen ? withChips : undefined}
              onClick={() => (isOpen ? setWithChips(!withChips) : lay(chosen, layDown))}
            />
          )}
        </>
      }
    >
      {isOpen
        ? t("bokunron-ask-up", args)
        : t("bokunron-phone-ask", { ...args, suit: view.lead_suit ? suitName(view.lead_suit) : "" })}
    </PhoneTurn>
  );
}

/** The tyrant's step: a suit, then a number of chips. */
function TyrantTurn(props: Props) {
  const { view, seat, name, act } = props;
  const [on, setOn] = useStep<BokunronSuit | null>(view, null);
  const chips = Array.from({ length: view.counts.chips[seat] ?? 0 }, (_, index) => index + 1);
  const powers = view.plaza.find(({ suit }) => suit === on)?.powers ?? [];
  const [before = 0] = powers;
  return (
    <PhoneTurn
      {...props}
      choice={null}
      buttons={
        on ? (
          <>
            {chips.map((count) => (
              <Button
                key={count}
                class="bk-put"
                data-chips={count}
                aria-label={t("bokunron-put", { suit: suitName(on), chips: count, before, after: powers[count] ?? 0 })}
                onClick={() => act({ do: "tyrant", on, chips: count })}
              >
                <b>
                  <Coins count={1} /> {count}
                </b>
                <span class="small">{t("bokunron-then", { after: powers[count] ?? 0 })}</span>
              </Button>
            ))}
            <Button class="bk-never" aria-label={t("bokunron-back")} onClick={() => setOn(null)}>
              <Icon of={X} />
            </Button>
          </>
        ) : (
          <>
            {view.plaza.map(({ suit }) => (
              <Button key={suit} data-suit={suit} onClick={() => setOn(suit)}>
                {suitName(suit)}
              </Button>
            ))}
            <MainButton data-do="no_tyrant" onClick={() => act({ do: "no_tyrant" })}>
              {t("bokunron-no-tyrant")}
            </MainButton>
          </>
        )
      }
    >
      {on
        ? t("bokunron-ask-chips", { suit: suitName(on), before })
        : t("bokunron-phone-tyrant", { name, less: view.numbers.chip_penalty })}
    </PhoneTurn>
  );
}

/** No seat followed: the seat picks one of its played cards, which are now all face up. */
function PlazaTurn(props: Props) {
  const { view, seat, name, act } = props;
  const cards = view.plays.find((play) => play.seat === seat)?.cards ?? [];
  return (
    <PhoneTurn
      {...props}
      choice={null}
      buttons={cards.map((card) => (
        <button
          key={card}
          type="button"
          class="bk-pick"
          data-pick={card}
          aria-label={t("bokunron-pick", { card: cardName(card) })}
          onClick={() => act({ do: "plaza", card })}
        >
          <Face card={card} />
        </button>
      ))}
    >
      {t("bokunron-ask-plaza", { name })}
    </PhoneTurn>
  );
}

export const phone = phoneTable<BokunronView>({
  ...hand,
  Turn,
  asksNone: ({ phase }) => phase === "tyrant" || phase === "plaza",
  refusalArguments: (_, refusal) => refusalArguments(refusal),
});
