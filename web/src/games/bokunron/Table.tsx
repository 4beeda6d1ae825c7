// Bokunron's table: the places, the lead cards and the plaza, and what the seat at the device is to do.
import { freshTrick } from "../../match/finished";
import { Review } from "../../table/Review";
import { Middle, TableFrame } from "../../table/TableFrame";
import type { TableProps } from "../../table/types";
import { Board } from "./Board";
import { HandTurn } from "./HandTurn";
import { Places } from "./Places";
import { PlayTurn } from "./PlayTurn";
import { PlazaTurn } from "./PlazaTurn";
import { Sheets } from "./Sheets";
import type { BokunronView } from "./shapes";
import { Trick } from "./Trick";
import { TyrantTurn } from "./TyrantTurn";
import { type TyrantPlan, useTyrant } from "./tyrant";
import "./places.css";
import "./board.css";
import "./table.css";

export function Table(props: TableProps<BokunronView>) {
  const { view } = props;
  const finished = freshTrick(props);
  const plan = useTyrant(props);
  return (
    <TableFrame view={view} class="bk">
      <Places view={view} />
      <Review
        over={
          finished && (
            <Middle>
              <Trick trick={finished} seats={view.seats} />
            </Middle>
          )
        }
      >
        <Middle class="bk-board">
          <Board view={view} spots={plan}>
            <Sheets key={view.seat} view={view} />
          </Board>
        </Middle>
      </Review>
      <Step {...props} plan={plan} />
    </TableFrame>
  );
}

/** What the seat is to do now. */
function Step({ plan, ...props }: TableProps<BokunronView> & { readonly plan: TyrantPlan | null }) {
  const { phase } = props.view;
  if (phase === "hand") return <HandTurn {...props} />;
  if (phase === "plaza") return <PlazaTurn {...props} />;
  if (plan) return <TyrantTurn {...props} plan={plan} />;
  return <PlayTurn {...props} />;
}
