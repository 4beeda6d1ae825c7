// The signs of work for the engine that thinks: its progress, and a missing answer.
import type { ComponentChildren } from "preact";
import { t } from "../i18n/i18n";
import { Button } from "../ui/Button";
import "./judge.css";

interface WorkingProps {
  done: number;
  total: number;
  onCancel: () => void;
  /** The progress in words. */
  children?: ComponentChildren;
}

export const Working = ({ done, total, onCancel, children }: WorkingProps) => (
  <div class="row judge-working">
    <progress value={done} max={total} aria-label={t("judge-working")} />
    {children}
    <Button onClick={onCancel}>{t("judge-cancel")}</Button>
  </div>
);

export const NoAnswer = ({ code, onAgain }: { code: string; onAgain: () => void }) => (
  <p class="row" role="status">
    {t("judge-silent", { code })}
    <Button main onClick={onAgain}>
      {t("try-again")}
    </Button>
  </p>
);
