// The noren: what hangs over a hand's place while that is closed. It is the same for everybody, as high as the hand behind
// it, whose cards everybody may count, and opens only on purpose.
import type { SeatName } from "../door/door";
import { t } from "../i18n/i18n";
import { Button } from "../ui/Button";
import { HandPlaces } from "./Hand";
import { Opening } from "./Opening";
import { nameOf } from "./seat-name";
import type { Closed } from "./types";
import { HurryButton, WaitingFor } from "./Waiting";
import "./noren.css";

interface Props {
  closed: Closed;
  seats: readonly SeatName[];
  /** How many cards lie behind it. */
  count: number;
  /** It hangs before the hand alone: what is asked is for everybody. */
  low?: boolean;
}

export function Noren({ closed, seats, count, low = false }: Props) {
  const { seat, Emblem, past } = closed;
  if (past) return <>{past.hands}</>;
  return (
    <section
      class={`noren ${low ? "noren-low" : "turn"}${seat === null ? "" : ` seat-${seat}`}`}
      data-testid="noren"
      data-place="hand"
      aria-label={t("noren")}
    >
      {!low && <div aria-hidden="true" />}
      <HandPlaces count={count} />
      <div class="noren-cloth" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <span class="noren-crest">
          <Emblem />
        </span>
      </div>
      {closed.waits && (
        <div class="noren-body">
          <p class="noren-name">
            <WaitingFor waits={closed.waits} seats={seats} />
          </p>
          <HurryButton waits={closed.waits} />
          {closed.actor !== null && <TakeBack closed={closed} actor={closed.actor} seats={seats} />}
        </div>
      )}
      {seat !== null && <Before key={seat} closed={closed} name={nameOf(seats, seat)} seats={seats} />}
    </section>
  );
}

/** What stands on the cloth: whose hand it is, and how it opens. */
function Before({ closed, name, seats }: { closed: Closed; name: string; seats: readonly SeatName[] }) {
  const { actor } = closed;
  return (
    <div class="noren-body">
      <h2 class="noren-name">
        <span class="seat-dot" aria-hidden="true" /> {t("noren-turn", { name })}
      </h2>
      <Opening
        onOpen={closed.onOpen}
        tooShort={t("noren-hold-help")}
        first={t("noren-i-am", { name })}
        sure={t("noren-really", { name })}
      />
      {actor !== null && <TakeBack closed={closed} actor={actor} seats={seats} />}
    </div>
  );
}

const TakeBack = ({ closed, actor, seats }: { closed: Closed; actor: number; seats: readonly SeatName[] }) => (
  <Button quiet class="noren-undo" onClick={closed.onTakeBack}>
    {t("noren-undo", { name: nameOf(seats, actor) })}
  </Button>
);
