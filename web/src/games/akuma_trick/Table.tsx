// Akuma Trick's table: the round of players, the night paper with the trick, what to do, the hand.
import { useState } from "preact/hooks";
import type { AkumaTrickView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { Review } from "../../table/Review";
import { Scroller } from "../../table/Scroller";
import type { TableProps } from "../../table/types";
import { theftsSince, tricksIn } from "./log";
import { Mat } from "./Mat";
import { Round } from "./Round";
import { StealPanel } from "./StealPanel";
import { TrickPanel } from "./TrickPanel";
import { Turn } from "./Turn";
import "./table.css";

export function Table(props: TableProps<AkumaTrickView>) {
  const { view, since, act, explain } = props;
  const [reviewed, setReviewed] = useState(() => tricksIn(view, since));
  const finished = tricksIn(view, view.log.length) > reviewed ? view.last_trick : null;
  const thefts = theftsSince(view, since);
  const goOn = () => setReviewed(tricksIn(view, view.log.length));
  const { steal } = view;
  const rest = finished
    ? { button: <GoOn onTap={goOn} />, onTap: goOn }
    : steal && {
        words: t("akuma_trick-ask-steal", { name: view.seats[steal.thief]?.name ?? "" }),
        button: <Stop onTap={() => act({ do: "stop" })} />,
        onTap: (card: string) => explain({ do: "play", cards: [card] }),
      };
  return (
    <div class={finished ? "ak ak-reviewing" : "ak"}>
      <Round view={view} />
      <Review
        over={
          finished && (
            <Scroller class="ak-centre" label={t("last-trick")}>
              <TrickPanel trick={finished} seats={view.seats} />
            </Scroller>
          )
        }
      >
        {steal ? (
          <StealPanel view={view} steal={steal} act={act} explain={explain} />
        ) : (
          <Mat view={view} thefts={thefts} />
        )}
      </Review>
      <Turn {...props} rest={rest} fresh={thefts.filter(({ seat }) => seat === view.seat).map(({ card }) => card)} />
    </div>
  );
}

function GoOn({ onTap }: { onTap: () => void }) {
  return (
    <button type="button" class="button button-main" onClick={onTap}>
      {t("go-on")}
    </button>
  );
}

function Stop({ onTap }: { onTap: () => void }) {
  return (
    <button type="button" class="button" data-do="stop" onClick={onTap}>
      {t("akuma_trick-stop")}
    </button>
  );
}
