// A fault in words, and what can be done about it.
import type { ComponentChildren } from "preact";
import { t } from "../i18n/i18n";
import { Button } from "./Button";

interface NoticeProps {
  text: string;
  children?: ComponentChildren;
  onClose?: () => void;
}

export const Notice = ({ text, children, onClose, ...paragraph }: NoticeProps) => (
  <p {...paragraph} class="sheet-of-paper small row notice" role="alert">
    {text}
    {children}
    {onClose && <Button onClick={onClose}>{t("understood")}</Button>}
  </p>
);

/** Replaces a part of the page that has not loaded, with two ways to it, since some browsers never retry. */
export const Lost = ({ onRetry }: { onRetry: () => unknown }) => (
  <Notice text={t("fault-download")}>
    <Button onClick={() => void onRetry()}>{t("try-again")}</Button>
    <Button onClick={() => location.reload()}>{t("reload")}</Button>
  </Notice>
);
