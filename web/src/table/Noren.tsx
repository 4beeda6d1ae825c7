// The curtain over a hand's place while that is closed. It is the same for everyone, as high as the hand behind it,
// whose number of cards is open, and opens only on purpose.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { afterPaint } from "../device/display";
import { together } from "../device/listen";
import { curtainOpening } from "../device/settings";
import type { SeatName } from "../door/door";
import { t } from "../i18n/i18n";
import { Gate, wasOpened } from "../match/gate";
import { Button } from "../ui/Button";
import { Sheet } from "../ui/Sheet";
import { Asked } from "./Asked";
import { HandPlaces } from "./Hand";
import { nameOf } from "./seat-name";
import type { Closed, Look } from "./types";
import { HurryButton, WaitingFor } from "./Waiting";
import "./noren.css";

/** Asks people who have their hand read aloud for headphones, until a hand was opened. */
const HEADPHONES = "noren-headphones";
/** For people who can't hold: a press shows the other way. */
const OTHERWISE = "noren-otherwise";

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
      <HandPlaces count={count} most={most} />
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
          <Asked class="noren-name">
            <WaitingFor waits={closed.waits} seats={seats} />
          </Asked>
          <HurryButton waits={closed.waits} />
          <More closed={closed} seats={seats} />
        </div>
      )}
      {seat === null && !closed.waits && closed.look && (
        <div class="noren-body">
          <More closed={closed} seats={seats} />
        </div>
      )}
      {seat !== null && <Before key={seat} closed={closed} name={nameOf(seats, seat)} seats={seats} />}
    </section>
  );
}

/** The text on the cloth: the hand's owner, and the way to open it. */
function Before({ closed, name, seats }: { closed: Closed; name: string; seats: readonly SeatName[] }) {
  const open = useRef(closed.onOpen);
  open.current = closed.onOpen;
  const [isFirst] = useState(!wasOpened.value);
  const gate = useMemo(() => new Gate(() => open.current()), []);
  const isHeld = curtainOpening.value === "hold" && !gate.inSteps.value;
  return (
    <div class="noren-body">
      <h2 class="noren-name">
        <span class="seat-dot" aria-hidden="true" /> {t(closed.look?.isAsked ? "noren-looks" : "noren-turn", { name })}
      </h2>
      {isFirst && (
        <p id={HEADPHONES} class="hidden-text">
          {t("noren-headphones")}
        </p>
      )}
      {isHeld && (
        <p id={OTHERWISE} class="hidden-text">
          {t("noren-otherwise")}
        </p>
      )}
      {isHeld ? <HoldButton gate={gate} isFirst={isFirst} /> : <TwoSteps gate={gate} isFirst={isFirst} name={name} />}
      <More closed={closed} seats={seats} />
    </div>
  );
}

/** Buttons to take the last action back, and to look at a hand out of turn. */
function More({ closed: { actor, look, onTakeBack }, seats }: Pick<Props, "closed" | "seats">) {
  if (actor === null && !look) return null;
  return (
    <div class="noren-more">
      {actor !== null && !look?.isAsked && (
        <Button quiet class="noren-undo" onClick={onTakeBack}>
          {t("noren-undo", { name: nameOf(seats, actor) })}
        </Button>
      )}
      {look && (look.isAsked ? <Leave look={look} /> : <LookButton look={look} seats={seats} />)}
    </div>
  );
}

const Leave = ({ look }: { look: Look }) => (
  <Button quiet class="noren-look" onClick={look.onLeave}>
    {t("noren-look-leave")}
  </Button>
);

/** Asks for the owner of the hand to look at. */
function LookButton({ look, seats }: { look: Look; seats: readonly SeatName[] }) {
  const [isOpen, setOpen] = useState(false);
  const choose = (seat: number) => {
    setOpen(false);
    look.onAsk(seat);
  };
  return (
    <>
      <Button quiet class="noren-look" onClick={() => setOpen(true)}>
        {t("noren-look")}
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

interface WatchedProps {
  class: string;
  watch: (button: HTMLElement) => () => void;
  /** The ids of its description. */
  describedBy?: string | undefined;
  children: ComponentChildren;
}

/** A button that is watched as long as it is there. It has the focus after its first paint, before which no key counts. */
function Watched({ class: own, watch, describedBy, children }: WatchedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    if (!current) return;
    return together([watch(current), afterPaint(() => current.focus({ preventScroll: true }))]);
  }, []);
  return (
    <button ref={button} type="button" class={own} aria-describedby={describedBy}>
      {children}
    </button>
  );
}

interface OpenProps {
  gate: Gate;
  /** No hand was opened yet: headphones are asked for. */
  isFirst: boolean;
}

/** Opens by a hold; a release too early shows the other way. */
const HoldButton = ({ gate, isFirst }: OpenProps) => (
  <Watched
    class={gate.state.value === "held" ? "hold hold-held" : "hold"}
    watch={(to) => gate.openByHolding(to)}
    describedBy={isFirst ? `${HEADPHONES} ${OTHERWISE}` : OTHERWISE}
  >
    <span class="hold-fill" aria-hidden="true" />
    <span class="hold-words">{t("noren-hold")}</span>
    {gate.tooShort.value && <small class="hold-words">{t("noren-hold-help")}</small>}
  </Watched>
);

/** Opens by two presses in different places, for people who can't hold. */
const TwoSteps = ({ gate, isFirst, name }: OpenProps & { name: string }) =>
  gate.state.value === "asked" ? (
    <div class="noren-second">
      <p>{t("noren-really", { name })}</p>
      <Watched class="button button-main" watch={(to) => gate.openBy(to)}>
        {t("noren-open")}
      </Watched>
    </div>
  ) : (
    <Watched class="button noren-first" watch={(to) => gate.askBy(to)} describedBy={isFirst ? HEADPHONES : undefined}>
      {t("noren-i-am", { name })}
    </Watched>
  );
