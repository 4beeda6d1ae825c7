// Akuma Trick's table: the players, the night paper with the trick, the prompt, the hand.
import { t } from "../../i18n/i18n";
import { logEnd } from "../../match/view";
import { noChoice } from "../../table/choice";
import { TricksMiddle } from "../../table/Review";
import { type Fact, Seats } from "../../table/Seats";
import { nameOf } from "../../table/seat-name";
import { TableFrame } from "../../table/TableFrame";
import { Turn } from "../../table/Turn";
import type { TableProps } from "../../table/types";
import { looks } from "./cards";
import { Mat, StealPanel } from "./Mat";
import { PlayTurn } from "./PlayTurn";
import type { AkumaTrickSteal, AkumaTrickView } from "./shapes";
import { Trick } from "./Trick";
import { refusalArguments, theftsSince } from "./words";
import "./mat.css";
import "./table.css";

export function Table(props: TableProps<AkumaTrickView>) {
  const { view, since } = props;
  const thefts = theftsSince(view, since);
  const fresh = thefts.filter(({ seat }) => seat === view.seat).map(({ card }) => card);
  return (
    <TableFrame view={view} class={`ak ${view.direction === 1 ? "ak-forth" : "ak-back"}`}>
      <Players view={view} />
      <TricksMiddle
        {...props}
        Trick={Trick}
        whole={(trick) => <Mat view={{ ...view, current_trick: trick, release: trick.release }} thefts={[]} />}
        class="ak-lies"
      >
        {view.steal ? <StealPanel {...props} steal={view.steal} /> : <Mat view={view} thefts={thefts} />}
      </TricksMiddle>
      {view.steal ? <StealTurn {...props} /> : <PlayTurn {...props} fresh={fresh} />}
    </TableFrame>
  );
}

/** From so few cards on a seat is marked: it may end the game soon. */
const FEW = 3;

const Flame = () => (
  <svg viewBox="0 0 16 16" aria-hidden="true">
    <path class="ak-flame" d="M8 1C9 5 13 7 13 11A5 4.5 0 0 1 3 11C3 8 6 7 6 4C7 5 8 6 8 7C9 5 9 3 8 1z" />
  </svg>
);

/** The players, with a flame where a hand is nearly empty. */
function Players({ view }: { view: AkumaTrickView }) {
  const { hands } = view.counts;
  const danger = (seat: number): readonly Fact[] => {
    const count = hands[seat] ?? 0;
    return count <= FEW ? [{ picture: <Flame />, value: count, label: t("akuma_trick-few", { count }) }] : [];
  };
  return (
    <Seats
      view={view}
      hands={hands}
      leader={view.leader}
      facts={danger}
      beside={(seat) => <Stolen view={view} seat={seat} />}
    />
  );
}

/** A card that the seat has just stolen, as it comes over: a back, whichever card it is. */
function Stolen({ view, seat }: { view: AkumaTrickView; seat: number }) {
  const last = view.log.at(-1) as unknown as AkumaTrickSteal | undefined;
  if (last?.do !== "steal" || last.seat !== seat) return null;
  return (
    <i
      class="ak-comes"
      data-fly={`stolen-${logEnd(view)}`}
      data-from={`seat-${last.from}`}
      data-fan={(view.counts.hands[last.from] ?? 0) + 1}
      aria-hidden="true"
    >
      {looks.Back && <looks.Back />}
    </i>
  );
}

/** While a steal is under way no card is asked for. */
function StealTurn(props: TableProps<AkumaTrickView>) {
  const { view, act, explain } = props;
  return (
    <Turn
      {...props}
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
      {t("akuma_trick-ask-steal", { name: nameOf(view.seats, view.seat) })}
    </Turn>
  );
}
