// Akuma Trick's table: the round of players, the night paper with the trick, what to do, the hand.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { AkumaTrickView } from "../../engine/door";
import { t } from "../../i18n/i18n";
import { Hand } from "../../table/Hand";
import { Prompt } from "../../table/Prompt";
import { Scroller } from "../../table/Scroller";
import type { TableProps } from "../../table/types";
import { cardName } from "./cards";
import { HandFace } from "./HandFace";
import { theftsSince, tricksIn } from "./log";
import { Mat } from "./Mat";
import { Round } from "./Round";
import { refusalWords } from "./refusals";
import { StealPanel } from "./StealPanel";
import { TrickPanel } from "./TrickPanel";
import { Turn } from "./Turn";
import "./table.css";

const NO_CARD: ReadonlySet<string> = new Set();

export function Table(props: TableProps<AkumaTrickView>) {
  const { view, since, act, explain } = props;
  const [reviewed, setReviewed] = useState(() => tricksIn(view, since));
  const finished = tricksIn(view, view.log.length) > reviewed ? view.last_trick : null;
  const thefts = theftsSince(view, since);
  const goOn = () => setReviewed(tricksIn(view, view.log.length));
  return (
    <div class={finished ? "ak ak-reviewing" : "ak"}>
      <Round view={view} />
      {finished ? (
        <>
          <Scroller class="ak-centre" label={t("last-trick")}>
            <TrickPanel trick={finished} seats={view.seats} />
          </Scroller>
          <Still {...props} onTap={goOn} button={<MainButton onClick={goOn} />} />
        </>
      ) : view.steal ? (
        <>
          <StealPanel view={view} steal={view.steal} act={act} explain={explain} />
          <Still
            {...props}
            onTap={(card) => explain({ do: "play", cards: [card] })}
            button={
              <button type="button" class="button" data-do="stop" onClick={() => act({ do: "stop" })}>
                {t("akuma_trick-stop")}
              </button>
            }
          >
            {t("akuma_trick-ask-steal", { name: view.seats[view.steal.thief]?.name ?? "" })}
          </Still>
        </>
      ) : (
        <>
          <Mat view={view} thefts={thefts} />
          <Turn {...props} fresh={thefts.filter(({ seat }) => seat === view.seat).map(({ card }) => card)} />
        </>
      )}
    </div>
  );
}

function MainButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" class="button button-main" onClick={onClick}>
      {t("go-on")}
    </button>
  );
}

interface StillProps extends TableProps<AkumaTrickView> {
  button: ComponentChildren;
  onTap: (card: string) => void;
  children?: ComponentChildren;
}

/** The hand while no card of it is asked for. */
function Still({ view, refusal, onRule, button, onTap, children }: StillProps) {
  return (
    <>
      <Prompt refusal={refusal} words={(no) => refusalWords(view, no)} onRule={onRule} button={button} keep>
        {children}
      </Prompt>
      <Hand cards={view.hand} legal={NO_CARD} chosen={[]} Face={HandFace} name={cardName} onTap={onTap} />
    </>
  );
}
