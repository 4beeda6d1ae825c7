// Lucky Maker's table: the master, the running counts of its suits, the cards played, the hand.
import { either, t } from "../../i18n/i18n";
import { Card } from "../../table/Card";
import { useChoice } from "../../table/choice";
import { SuitSign } from "../../table/faces/suits";
import { Marked } from "../../table/Marked";
import { Plays } from "../../table/Plays";
import { TricksMiddle } from "../../table/Review";
import { Seats, sideOf } from "../../table/Seats";
import { nameOf } from "../../table/seat-name";
import { TableFrame } from "../../table/TableFrame";
import { TricksButton } from "../../table/Tricks";
import { MainButton, Turn } from "../../table/Turn";
import type { TableProps } from "../../table/types";
import { SUITS } from "./box";
import { cardName, looks, marks, suitName } from "./cards";
import type { LuckyMakerView } from "./shapes";
import { Trick } from "./Trick";
import { refusalArguments } from "./words";
import "./table.css";

export function Table(props: TableProps<LuckyMakerView>) {
  const { view, act } = props;
  const choice = useChoice(props, { cards: view.hand, action: ([card]) => ({ do: "play", card }) });
  // between two games no hand is needed: everyone sees the dealer's button, and may press it
  const deals = view.phase === "deal" && !props.closed?.waits;
  const plays = view.current_trick?.plays ?? [];
  const tricks = view.current_trick?.number ?? view.tricks.length;
  return (
    <TableFrame view={view} class="hand-whole">
      <Seats view={view} hands={view.counts.hands} tricks={view.counts.tricks} leader={view.leader} />
      <TricksMiddle {...props} Trick={Trick} class="lm-middle">
        {view.master && <MasterPanel view={view} master={view.master} />}
        <Plays
          plays={plays}
          seats={view.seats}
          looks={looks}
          line
          waiting={view.waiting}
          sides={(seat) => sideOf(view, seat)}
        />
      </TricksMiddle>
      <Turn
        {...props}
        closed={deals ? null : props.closed}
        looks={looks}
        choice={choice}
        most={Math.max(...view.counts.hands) + tricks}
        refusalArguments={refusalArguments}
        keep={deals}
        button={deals && <MainButton onClick={() => act({ do: "deal" })}>{t("lucky_maker-deal-next")}</MainButton>}
      >
        {deals ? (
          t("lucky_maker-ask-deal", { games: view.games_in_match })
        ) : (
          <Ask view={view} free={choice.fitting.size === view.hand.length} />
        )}
      </Turn>
    </TableFrame>
  );
}

/** The prompt for the seat; `free`: any card is legal. */
function Ask({ view, free }: { view: LuckyMakerView; free: boolean }) {
  const name = nameOf(view.seats, view.seat);
  const suits = either(view.suits.map(suitName));
  const id = view.current_trick?.plays.length ? "lucky_maker-ask-follow" : "lucky_maker-ask-lead";
  return <Marked text={t(id, { name, suits, free: free ? "yes" : "no" })} seats={view.seats} marks={marks()} />;
}

/** The open master card with the running counts of its two suits. */
export function MasterPanel({ view, master }: { view: LuckyMakerView; master: string }) {
  const [first, second] = view.stakes;
  // the score of each suit if it is the follow suit
  const stakes = {
    first: first ? suitName(first.suit) : "",
    second: second ? suitName(second.suit) : "",
    one: first?.points ?? 0,
    two: second?.points ?? 0,
  };
  return (
    <section class="lm-master" aria-label={t("lucky_maker-master")}>
      <Card
        class="lm-master-card"
        card={master}
        looks={looks}
        label={t("lucky_maker-master-is", { card: cardName(master) })}
        fly={master}
      />
      <div class="lm-counts">
        <h2 class="small soft">{t("lucky_maker-counts")}</h2>
        {view.suits.map((suit, index) => {
          const count = view.suit_counts[index] ?? 0;
          return (
            <p key={suit} class="lm-count">
              <SuitSign of={SUITS[suit]} />
              <b aria-hidden="true">{count}</b>
              <span class="hidden-text">{t("lucky_maker-count", { suit: t(`lucky_maker-suit-${suit}`), count })} </span>
              <span class="lm-pips" aria-hidden="true">
                {view.seats.map((_, place) => (
                  <i key={place} class="pip" style={place < count ? { background: SUITS[suit].ink } : {}} />
                ))}
              </span>
            </p>
          );
        })}
        <p class="small">
          <Marked text={t("lucky_maker-stake", stakes)} seats={[]} marks={marks()} />
        </p>
      </div>
      <div class="lm-side small soft">
        {view.games_in_match > 1 && (
          <span>{t("lucky_maker-game-of", { game: view.game_number + 1, games: view.games_in_match })}</span>
        )}
        <span>{t("lucky_maker-masters-left", { count: view.counts.masters })}</span>
        <TricksButton tricks={view.tricks} seats={view.seats} Trick={Trick} />
      </div>
    </section>
  );
}
