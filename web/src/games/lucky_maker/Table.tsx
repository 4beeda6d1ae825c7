// Lucky Maker's table: the master, the running counts of its suits, the cards played, the hand.
import { either, t } from "../../i18n/i18n";
import { freshTrick } from "../../match/finished";
import { useChoice } from "../../table/choice";
import { Marked } from "../../table/Marked";
import { Plays } from "../../table/Plays";
import { Review } from "../../table/Review";
import { Seats } from "../../table/Seats";
import { nameOf } from "../../table/seat-name";
import { Middle, TableFrame } from "../../table/TableFrame";
import { MainButton, Turn } from "../../table/Turn";
import type { TableProps } from "../../table/types";
import { marks, suitName } from "./cards";
import { looks } from "./Face";
import { MasterPanel } from "./MasterPanel";
import { refusalArguments } from "./refusals";
import type { LuckyMakerView } from "./shapes";
import { Trick } from "./Trick";
import "./table.css";

export function Table(props: TableProps<LuckyMakerView>) {
  const { view, act } = props;
  const finished = freshTrick(props);
  const choice = useChoice(props, { cards: view.hand, action: ([card]) => ({ do: "play", card }) });
  // between two games no hand is needed: everybody sees who is to deal, and does
  const deals = view.phase === "deal" && !props.closed?.waits;
  const plays = view.current_trick?.plays ?? [];
  return (
    <TableFrame view={view}>
      <Seats view={view} hands={view.counts.hands} tricks={view.counts.tricks} leader={view.leader} />
      <Review
        over={
          finished && (
            <Middle>
              <Trick trick={finished} seats={view.seats} />
            </Middle>
          )
        }
      >
        <Middle class="lm-middle">
          {view.master && <MasterPanel view={view} master={view.master} />}
          <Plays plays={plays} seats={view.seats} looks={looks} line waiting={view.waiting.length} />
        </Middle>
      </Review>
      <Turn
        {...props}
        closed={deals ? null : props.closed}
        cards={view.hand}
        hands={view.counts.hands}
        looks={looks}
        choice={choice}
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

/** What the seat is asked for; `free`: any card will do. */
function Ask({ view, free }: { view: LuckyMakerView; free: boolean }) {
  const name = nameOf(view.seats, view.seat);
  const suits = either(view.suits.map(suitName));
  const id = view.table.length ? "lucky_maker-ask-follow" : "lucky_maker-ask-lead";
  return <Marked text={t(id, { name, suits, free: free ? "yes" : "no" })} seats={view.seats} marks={marks()} />;
}
