// A clock that runs down: a ring that empties and the seconds left.
import { useEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/i18n";
import "./countdown.css";

const SECOND_MS = 1000;

export function Countdown({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const [left, setLeft] = useState(seconds);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  useEffect(() => {
    const end = performance.now() + seconds * SECOND_MS;
    const tick = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / SECOND_MS));
      setLeft(now);
      if (now > 0) return;
      clearInterval(tick);
      ended.current();
    }, SECOND_MS / 10);
    return () => clearInterval(tick);
  }, [seconds]);
  return (
    <div class="countdown" role="timer" aria-label={t("seconds-left", { seconds: left })}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle class="countdown-track" cx="22" cy="22" r="19" />
        <circle class="countdown-ring" cx="22" cy="22" r="19" pathLength={1} style={{ "--left": left / seconds }} />
        <text x="22" y="28">
          {left}
        </text>
      </svg>
    </div>
  );
}
