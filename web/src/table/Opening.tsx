// Opening a hand deliberately: by holding a button, or by two presses in different places; the settings decide.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { afterPaint } from "../device/display";
import { together } from "../device/listen";
import { curtainOpening } from "../device/settings";
import { t } from "../i18n/i18n";
import { Gate, wasOpened } from "../match/gate";
import "./noren.css";

/** Id of the text that asks users of screen readers for headphones, until the first hand is opened. */
const HEADPHONES = "noren-headphones";
/** Id of the text for users who can't hold: a press shows the other way. */
const OTHERWISE = "noren-otherwise";

interface Words {
  /** Shown after a release that is too early: the way to the other form. */
  tooShort: string;
  /** The button for the first of two presses. */
  first: string;
  /** The question before the second press. */
  sure: string;
  /** The text on the button to hold and on the second button; by default, the texts for opening a hand. */
  hold?: string;
  open?: string;
}

interface Props extends Words {
  /** `isHeld`: the button is still held. The second of two buttons stays until a promise is settled. */
  onOpen: (isHeld: boolean) => void | Promise<void>;
  /** Called at the end of every hold. */
  onEnd?: () => void;
}

/** The button or buttons that open a hand, in a `noren-body`. */
export function Opening({ onOpen, onEnd, ...words }: Props) {
  const heard = useRef<{ open?: () => void | Promise<void>; end?: (() => void) | undefined }>({});
  const [isFirst] = useState(!wasOpened.value);
  const gate = useMemo(
    () =>
      new Gate(
        () => heard.current.open?.(),
        () => heard.current.end?.(),
      ),
    [],
  );
  const isHeld = curtainOpening.value === "hold" && !gate.inSteps.value;
  heard.current = { open: () => onOpen(isHeld), end: onEnd };
  return (
    <>
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
      {isHeld ? (
        <HoldButton gate={gate} isFirst={isFirst} {...words} />
      ) : (
        <TwoSteps gate={gate} isFirst={isFirst} {...words} />
      )}
    </>
  );
}

interface WatchedProps {
  class: string;
  watch: (button: HTMLElement) => () => void;
  /** The ids of the texts that describe it. */
  describedBy?: string | undefined;
  children: ComponentChildren;
}

/** A button with `watch` attached while it exists. It takes the focus after its first paint; no key counts before. */
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

interface OpenProps extends Words {
  gate: Gate;
  /** No hand has been opened yet: the text about headphones is read. */
  isFirst: boolean;
}

/** Opens after a long enough hold; a release that is too early shows the other way. */
const HoldButton = ({ gate, isFirst, tooShort, hold }: OpenProps) => (
  <Watched
    class={gate.state.value === "held" ? "hold hold-held" : "hold"}
    watch={(to) => gate.openByHolding(to)}
    describedBy={isFirst ? `${HEADPHONES} ${OTHERWISE}` : OTHERWISE}
  >
    <span class="hold-fill" aria-hidden="true" />
    <span class="hold-words">{hold ?? t("noren-hold")}</span>
    {gate.tooShort.value && <small class="hold-words">{tooShort}</small>}
  </Watched>
);

/** Opens by two presses in different places, for users who can't hold. */
const TwoSteps = ({ gate, isFirst, first, sure, open }: OpenProps) =>
  gate.state.value === "asked" ? (
    <div class="noren-second">
      <p>{sure}</p>
      <Watched class="button button-main" watch={(to) => gate.openBy(to)}>
        {open ?? t("noren-open")}
      </Watched>
    </div>
  ) : (
    <Watched class="button noren-first" watch={(to) => gate.askBy(to)} describedBy={isFirst ? HEADPHONES : undefined}>
      {first}
    </Watched>
  );
