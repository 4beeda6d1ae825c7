// The curtain over a hand's place while that is closed. It is the same for everyone, as high as the hand behind it,
// whose number of cards is open, and opens only on purpose.
import { useState } from "preact/hooks";
import type { SeatName } from "../door/door";
import { t } from "../i18n/i18n";
import { Button } from "../ui/Button";
import { Eye, Icon, Smartphone, Undo2 } from "../ui/icons";
import { IconButton } from "../ui/Screen";
import { Sheet } from "../ui/Sheet";
import { Asked } from "./Asked";
import { Cloth, Crest } from "./Cloth";
import { HandPlaces } from "./Hand";
import { Opening } from "./Opening";
import { nameOf } from "./seat-name";
import type { Closed, Look } from "./types";
import { HurryButton, WaitingFor } from "./Waiting";
import "./noren.css";

interface Props {
  closed: Closed;
  seats: readonly SeatName[];
  /** Number of cards behind it. */
  count: number;
  /** The number of cards that the hand's place is for. */
  most?: number | undefined;
  /** It covers the hand alone: the prompt is for everyone. */
  low?: boolean;
}

export function Noren({ closed, seats, count, most, low = false }: Props) {
  const { seat, crest, isPast, phone } = closed;
  if (isPast || phone) return <>{phone}</>;
  return (
    <section
      class={`noren ${low ? "noren-low" : "turn"}${seat === null ? "" : ` seat-${seat}`}`}
      data-testid="noren"
      data-place="hand"
      aria-label={t("noren")}
    >
      {!low && <div aria-hidden="true" />}
      <HandPlaces count={count} most={most} />
      <Cloth>
        <Crest of={crest} />
      </Cloth>
      {closed.waits && (
        <div class="noren-body">
          <Asked class="noren-name">
            <WaitingFor waits={closed.waits} seats={seats} />
          </Asked>
          <HurryButton waits={closed.waits} />
          <More closed={closed} seats={seats} low={low} />
        </div>
      )}
      {seat === null && !closed.waits && closed.look && (
        <div class="noren-body">
          <More closed={closed} seats={seats} low={low} />
        </div>
      )}
      {seat !== null && <Before key={seat} closed={closed} name={nameOf(seats, seat)} seats={seats} low={low} />}
    </section>
  );
}

/** The text on the cloth: the hand's owner, and the way to open it. */
function Before({ closed, name, seats, low }: MoreProps & { name: string }) {
  return (
    <div class="noren-body">
      <h2 class="noren-name">
        <span class="seat-dot" aria-hidden="true" /> {t(closed.look?.isAsked ? "noren-looks" : "noren-turn", { name })}
      </h2>
      <Opening
        onOpen={closed.onOpen}
        tooShort={t("noren-hold-help")}
        first={t("noren-i-am", { name })}
        sure={t("noren-really", { name })}
      />
      <More closed={closed} seats={seats} low={low} />
    </div>
  );
}

type MoreProps = Pick<Props, "closed" | "seats" | "low">;

/** Buttons to take the last action back, to look at a hand out of turn, and to take one's own to the phone. */
export function More({ closed: { actor, look, also, onPhone, onTakeBack }, seats, low = false }: MoreProps) {
  if (actor === null && !look && !also && !onPhone) return null;
  return (
    <div class="noren-more">
      {actor !== null && !look?.isAsked && (
        <Button quiet class="noren-undo" onClick={onTakeBack}>
          {low && <Icon of={Undo2} />}
          <span>{t("noren-undo", { name: nameOf(seats, actor) })}</span>
        </Button>
      )}
      {look && (look.isAsked ? <Leave look={look} /> : <LookButton look={look} seats={seats} low={low} />)}
      {onPhone && <IconButton icon={Smartphone} name={t("noren-phone")} class="noren-phone" onClick={onPhone} />}
      {also}
    </div>
  );
}

const Leave = ({ look }: { look: Look }) => (
  <Button quiet class="noren-look" onClick={look.onLeave}>
    {t("noren-look-leave")}
  </Button>
);

/** Asks for the owner of the hand to look at. */
function LookButton({ look, seats, low }: Pick<Props, "seats" | "low"> & { look: Look }) {
  const [isOpen, setOpen] = useState(false);
  const choose = (seat: number) => {
    setOpen(false);
    look.onAsk(seat);
  };
  return (
    <>
      <Button quiet class="noren-look" onClick={() => setOpen(true)}>
        {low && <Icon of={Eye} />}
        <span>{t("noren-look")}</span>
      </Button>
      {isOpen && (
        <Sheet title={t("noren-look-whose")} onClose={() => setOpen(false)}>
          <p class="small">{t("noren-look-help")}</p>
          <div class="row">
            {look.seats.map((seat) => (
              <Button key={seat} class={`seat-${seat}`} data-look={seat} onClick={() => choose(seat)}>
                <span class="seat-dot" aria-hidden="true" /> {nameOf(seats, seat)}
              </Button>
            ))}
          </div>
        </Sheet>
      )}
    </>
  );
}
