// Bokunron's table: the places, the lead cards and the plaza, and what the seat at the device is to do.
import { useState } from "preact/hooks";
import type { BokunronView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { Prompt } from "../../table/Prompt";
import { Review } from "../../table/Review";
import type { TableProps } from "../../table/types";
import { Board } from "./Board";
import { Contest } from "./Contest";
import { HandTurn } from "./HandTurn";
import { contestEnd } from "./log";
import { Places } from "./Places";
import { PlayTurn } from "./PlayTurn";
import { PlazaTurn } from "./PlazaTurn";
import { refusalArguments, useRefusal } from "./refusals";
import { Treasury } from "./Treasury";
import { TyrantTurn } from "./TyrantTurn";
import { type TyrantPlan, useTyrant } from "./tyrant";
import "./places.css";
import "./board.css";
import "./table.css";

export function Table(props: TableProps<BokunronView>) {
  const { view, since } = props;
  const end = contestEnd(view);
  const [reviewed, setReviewed] = useState(since);
  const shown = useRefusal(props.refusal);
  const plan = useTyrant(props, shown.forget);
  const news = end > reviewed ? view.last_contest : null;
  return (
    <div class="bk" data-phase={view.phase}>
      <Places view={view} />
      <Review
        over={
          news && (
            <>
              <div class="bk-middle">
                <Contest contest={news} seats={view.seats} />
              </div>
              <div class="bk-own">
                <GoOn onRule={props.onRule} onTap={() => setReviewed(end)} />
              </div>
            </>
          )
        }
      >
        <Board view={view} spots={plan}>
          <Treasury view={view} />
        </Board>
        <div class="bk-own">
          <Turn {...props} refusal={shown.refusal} plan={plan} />
        </div>
      </Review>
    </div>
  );
}

/** The finished trick stays until it is tapped away. */
function GoOn({ onRule, onTap }: Pick<TableProps, "onRule"> & { onTap: () => void }) {
  return (
    <Prompt
      refusal={null}
      args={refusalArguments}
      onRule={onRule}
      button={
        <button type="button" class="button button-main" onClick={onTap}>
          {t("go-on")}
        </button>
      }
    >
      {""}
    </Prompt>
  );
}

function Turn({ plan, ...props }: TableProps<BokunronView> & { readonly plan: TyrantPlan | null }) {
  const { phase, trick } = props.view;
  if (phase === "hand") return <HandTurn key={trick} {...props} />;
  if (phase === "plaza") return <PlazaTurn {...props} />;
  if (plan) return <TyrantTurn {...props} plan={plan} />;
  return <PlayTurn key={trick} {...props} />;
}
