// The curtain: opaque, the same for everybody, and opened only on purpose.
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { pressedHigh } from "../device/pointer";
import { curtainWay } from "../device/settings";
import { t } from "../i18n/i18n";
import "./curtain.css";

/** Milliseconds of holding until the curtain opens. */
const HOLD_MS = 450;

interface Props {
  seat: number;
  name: string;
  /** Who may still take the last action back, since nobody has seen the table after it. */
  actor: string | null;
  onTakeBack: () => void;
  onOpen: () => void;
  onLeave: () => void;
}

export function Curtain({ seat, name, actor, onTakeBack, onOpen, onLeave }: Props) {
  const [place] = useState(() => (pressedHigh() ? "low" : "high"));
  return (
    <main class={`curtain seat-${seat}`} data-testid="curtain">
      <div class="curtain-cloth" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <div class={`curtain-body curtain-${place}`}>
        <div class="curtain-name">
          <p class="curtain-hand-over">{t("curtain-pass")}</p>
          <h1>
            <span class="seat-dot" aria-hidden="true" /> {t("curtain-next", { name })}
          </h1>
        </div>
        {curtainWay.value === "hold" ? <HoldButton onOpen={onOpen} /> : <TwoSteps name={name} onOpen={onOpen} />}
        <div class="curtain-foot">
          {actor !== null && (
            <button type="button" class="button button-quiet" onClick={onTakeBack}>
              {t("curtain-undo", { name: actor })}
            </button>
          )}
          <button type="button" class="button button-quiet" onClick={onLeave}>
            {t("curtain-leave")}
          </button>
        </div>
      </div>
    </main>
  );
}

/** The button that each step's focus goes to, before anything is painted: no key goes astray. */
function useFocused(step: unknown): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [step]);
  return button;
}

/** Opens after being held; a press that began elsewhere, or a key already down, does not count. */
function HoldButton({ onOpen }: { onOpen: () => void }) {
  const button = useFocused(null);
  const timer = useRef(0);
  const [held, setHeld] = useState(false);
  const begin = () => {
    clearTimeout(timer.current);
    setHeld(true);
    timer.current = window.setTimeout(onOpen, HOLD_MS);
  };
  const end = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  useEffect(() => {
    window.addEventListener("blur", end);
    return () => {
      window.removeEventListener("blur", end);
      clearTimeout(timer.current);
    };
  }, []);
  return (
    <div class="curtain-way">
      <button
        ref={button}
        type="button"
        class={held ? "hold hold-held" : "hold"}
        onPointerDown={(event) => event.isPrimary && event.button === 0 && begin()}
        onPointerUp={end}
        onPointerCancel={end}
        onPointerLeave={end}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={(event) => (event.key === " " || event.key === "Enter") && !event.repeat && begin()}
        onKeyUp={end}
        onBlur={end}
      >
        <span class="hold-fill" aria-hidden="true" />
        <span class="hold-words">{t("curtain-hold")}</span>
      </button>
      <p class="small soft">{t("curtain-hold-help")}</p>
    </div>
  );
}

/** Opens by two taps in different places, for those who can't hold. */
function TwoSteps({ name, onOpen }: { name: string; onOpen: () => void }) {
  const [asked, setAsked] = useState(false);
  const button = useFocused(asked);
  return asked ? (
    <div class="curtain-way curtain-second">
      <p>{t("curtain-really", { name })}</p>
      <button ref={button} key="second" type="button" class="button button-main" onClick={onOpen}>
        {t("curtain-open")}
      </button>
    </div>
  ) : (
    <div class="curtain-way">
      <button ref={button} key="first" type="button" class="button" onClick={() => setAsked(true)}>
        {t("curtain-i-am", { name })}
      </button>
    </div>
  );
}
