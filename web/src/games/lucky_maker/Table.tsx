// Lucky Maker's table: the master, the scale of its suits, the cards played, the hand; between games, the points so far.
import { either, t } from "../../i18n/i18n";
import { Card } from "../../table/Card";
import { useChoice } from "../../table/choice";
import { Marked } from "../../table/Marked";
import { Plays } from "../../table/Plays";
import { TricksMiddle } from "../../table/Review";
import { Seats, sideOf } from "../../table/Seats";
import { nameOf } from "../../table/seat-name";
import { TableFrame } from "../../table/TableFrame";
import { TricksButton } from "../../table/Tricks";
import { Turn } from "../../table/Turn";
import type { TableProps } from "../../table/types";
import { cardName, looks, marks, suitName } from "./cards";
import { GameEnd, Totals } from "./GameEnd";
import { Scale } from "./Scale";
import type { LuckyMakerTrick, LuckyMakerView } from "./shapes";
import { Trick } from "./Trick";
import { refusalArguments } from "./words";
import "./table.css";

export function Table(props: TableProps<LuckyMakerView>) {
  const { view } = props;
  const choice = useChoice(props, { cards: view.hand, action: ([card]) => ({ do: "play", card }) });
  const plays = view.current_trick?.plays ?? [];
  const tricks = view.current_trick?.number ?? view.tricks.length;
  return (
    <TableFrame view={view} class="hand-whole lm-table">
      <Seats view={view} hands={view.counts.hands} tricks={view.counts.tricks} leader={view.leader} />
      <TricksMiddle {...props} Trick={Trick} whole={(trick) => <Whole view={view} trick={trick} />} class="lm-middle">
        {view.phase === "deal" ? (
          <Totals view={view} />
        ) : (
          <>
            {view.master && <MasterPanel view={view} master={view.master} follow={null} />}
            <Plays
              plays={plays}
              seats={view.seats}
              looks={looks}
              line
              waiting={view.waiting}
              sides={(seat) => sideOf(view, seat)}
            />
          </>
        )}
      </TricksMiddle>
      {view.phase === "deal" ? (
        <GameEnd {...props} />
      ) : (
        <Turn
          {...props}
          looks={looks}
          choice={choice}
          most={Math.max(...view.counts.hands) + tricks}
          refusalArguments={refusalArguments}
        >
          <Ask view={view} free={choice.fitting.size === view.hand.length} />
        </Turn>
      )}
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

/** The table with all cards of the trick that has just ended. */
function Whole({ view, trick }: { view: LuckyMakerView; trick: LuckyMakerTrick }) {
  const { master, stakes, counts, winner, points, follow } = trick;
  return (
    <>
      <MasterPanel view={{ ...view, stakes, suit_counts: counts }} master={master} follow={follow} />
      <Plays
        plays={trick.plays}
        seats={view.seats}
        looks={looks}
        line
        winner={winner}
        sides={(seat) => sideOf(view, seat)}
      />
      {winner !== null && (
        <b class={`lm-gain seat-${winner}`} data-gain={`seat-${winner}`} aria-hidden="true">
          +{points}
        </b>
      )}
    </>
  );
}

interface MasterProps {
  view: LuckyMakerView;
  master: string;
  /** The suit that has decided the trick; none while cards are played. */
  follow: string | null;
}

/** The open master card with the scale of its two suits. */
export function MasterPanel({ view, master, follow }: MasterProps) {
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
        <Scale stakes={view.stakes} counts={view.suit_counts} follow={follow} />
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
