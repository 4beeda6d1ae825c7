// The curtain of a hand on a phone. It shows the code while its button is held, or for ten seconds after two presses.
// The code also disappears when the page is left or the device is turned.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { listen, together, watchAbsence } from "../../device/listen";
import { t } from "../../i18n/i18n";
import { Cloth, Crest } from "../Cloth";
import { HandPlaces } from "../Hand";
import { Opening } from "../Opening";
import type { Closed } from "../types";
import { HandCode } from "./HandCode";
import "./code-noren.css";

/** Milliseconds for which a code is shown after two presses. */
const SHOWN_MS = 10_000;

interface Props {
  closed: Closed;
  seat: number;
  name: string;
  count: number;
  /** It is the seat's first code in the match: a sentence warns that cameras may keep it. */
  isFirst: boolean;
  /** The code's name. */
  named: string;
  /** Called once per opening. */
  codeOf: () => string;
  /** Text for the owner alone, next to the code. */
  told: () => ComponentChildren;
  /** Called when a shown code has disappeared. */
  onShown: () => void;
  /** Buttons above the one that shows the code. */
  children: ComponentChildren;
}

export function CodeNoren(props: Props) {
  const { closed, seat, name, count, isFirst, named, codeOf, told, onShown, children } = props;
  const [code, setCode] = useState<string | null>(null);
  const [isHeld, setHeld] = useState(false);
  const shown = useRef(onShown);
  shown.current = onShown;
  const isOpen = code !== null;
  const hide = () => setCode(null);
  const show = (held: boolean) => {
    setHeld(held);
    setCode(codeOf());
  };
  useEffect(() => {
    if (!isOpen) return;
    const timer = isHeld ? 0 : setTimeout(hide, SHOWN_MS);
    const stop = together([watchAbsence(hide), ...(isHeld ? [] : [listen(window, ["pointerdown", "keydown"], hide)])]);
    return () => {
      clearTimeout(timer);
      stop();
      shown.current();
    };
  }, [isOpen]);
  return (
    <section
      class={`noren turn code-noren seat-${seat}`}
      data-testid="code-noren"
      data-place="hand"
      aria-label={t("noren")}
    >
      <div aria-hidden="true" />
      <HandPlaces count={count} />
      <Cloth>
        <Crest of={closed.crest} />
      </Cloth>
      <div class="noren-body">
        <h2 class="noren-name">
          <span class="seat-dot" aria-hidden="true" /> {t("phone-noren", { name })}
        </h2>
        <p class="code-noren-words">
          {t("phone-turn-away")} {isFirst && t("phone-camera-keeps")}
        </p>
        <Opening
          onOpen={show}
          onEnd={hide}
          hold={t("phone-hold")}
          tooShort={t("phone-too-short")}
          first={t("noren-i-am", { name })}
          sure={t("noren-really", { name })}
          open={t("phone-show")}
        />
        <div class="noren-more">{children}</div>
      </div>
      {code !== null && (
        <div class="code-sheet" data-testid="hand-code">
          <h2>{t("phone-code-of", { name })}</h2>
          <HandCode text={code} />
          <p class="small">{t("phone-scan", { number: seat + 1, code: named })}</p>
          <p class="small soft">{t("phone-reload")}</p>
          {told()}
        </div>
      )}
    </section>
  );
}
