// Akuma Trick's table: the players, the night paper with the trick, what to do, the hand.
import { t } from "../../i18n/i18n";
import { freshTrick } from "../../match/finished";
import { noChoice } from "../../table/choice";
import { Review } from "../../table/Review";
import { nameOf } from "../../table/seat-name";
import { Middle, TableFrame } from "../../table/TableFrame";
import { Turn } from "../../table/Turn";
import type { TableProps } from "../../table/types";
import { looks } from "./Face";
import { theftsSince } from "./log";
import { Mat } from "./Mat";
import { Players } from "./Players";
import { PlayTurn } from "./PlayTurn";
import { refusalArguments } from "./refusals";
import { StealPanel } from "./StealPanel";
import type { AkumaTrickView } from "./shapes";
import { Trick } from "./Trick";
import "./mat.css";
import "./table.css";

export function Table(props: TableProps<AkumaTrickView>) {
  const { view, since } = props;
  const finished = freshTrick(props);
  const thefts = theftsSince(view, since);
  const fresh = thefts.filter(({ seat }) => seat === view.seat).map(({ card }) => card);
  return (
    <TableFrame view={view} class="ak">
      <Players view={view} />
      <Review
        over={
          finished && (
            <Middle>
              <Trick trick={finished} seats={view.seats} />
            </Middle>
          )
        }
      >
        <Middle class="ak-lies">
          {view.steal ? <StealPanel {...props} steal={view.steal} /> : <Mat view={view} thefts={thefts} />}
        </Middle>
      </Review>
      {view.steal ? <StealTurn {...props} /> : <PlayTurn {...props} fresh={fresh} />}
    </TableFrame>
  );
}

/** While a steal is under way no card is asked for. */
function StealTurn(props: TableProps<AkumaTrickView>) {
  const { view, act, explain } = props;
  const name = nameOf(view.seats, view.seat);
  return (
    <Turn
      {...props}
      cards={view.hand}
      hands={view.counts.hands}
      looks={looks}
      choice={noChoice((card) => explain({ do: "play", cards: [card] }))}
      refusalArguments={(no) => refusalArguments(view, no)}
      keep
      button={
        <button type="button" class="button" data-do="stop" onClick={() => act({ do: "stop" })}>
          {t("akuma_trick-stop")}
        </button>
      }
    >
      {t("akuma_trick-ask-steal", { name })}
    </Turn>
  );
}
