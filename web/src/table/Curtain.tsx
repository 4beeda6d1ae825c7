// The curtain: opaque, the same for everybody, and opened only on purpose.
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { pressedHigh } from "../device/pointer";
import { curtainOpening } from "../device/settings";
import { t } from "../i18n/i18n";
import { Gate } from "./gate";
import "./curtain.css";

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
  const open = useRef(onOpen);
  open.current = onOpen;
  const gate = useMemo(() => new Gate(() => open.current()), []);
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
        {curtainOpening.value === "hold" ? <HoldButton gate={gate} /> : <TwoSteps gate={gate} name={name} />}
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

/**
 * A button that is watched as long as it is there. It has the focus before anything is painted: no key goes astray.
 */
function useWatched(watch: (button: HTMLElement) => () => void): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    if (!current) return;
    current.focus({ preventScroll: true });
    return watch(current);
  }, []);
  return button;
}

/** Opens after being held. */
function HoldButton({ gate }: { gate: Gate }) {
  const button = useWatched((element) => gate.openByHolding(element));
  return (
    <div class="curtain-way">
      <button ref={button} type="button" class={gate.state.value === "held" ? "hold hold-held" : "hold"}>
        <span class="hold-fill" aria-hidden="true" />
        <span class="hold-words">{t("curtain-hold")}</span>
      </button>
      <p class="small soft">{t("curtain-hold-help")}</p>
    </div>
  );
}

/** Opens by two taps in different places, for those who can't hold. */
function TwoSteps({ gate, name }: { gate: Gate; name: string }) {
  return gate.state.value === "asked" ? <Second gate={gate} name={name} /> : <First gate={gate} name={name} />;
}

function First({ gate, name }: { gate: Gate; name: string }) {
  const button = useWatched((element) => gate.askBy(element));
  return (
    <div class="curtain-way">
      <button ref={button} type="button" class="button">
        {t("curtain-i-am", { name })}
      </button>
    </div>
  );
}

function Second({ gate, name }: { gate: Gate; name: string }) {
  const button = useWatched((element) => gate.openBy(element));
  return (
    <div class="curtain-way curtain-second">
      <p>{t("curtain-really", { name })}</p>
      <button ref={button} type="button" class="button button-main">
        {t("curtain-open")}
      </button>
    </div>
  );
}
