// A text to be copied, or sent to the share sheet: a refusal leaves it selected, to be copied by hand.
import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { canShare, copied, share } from "../browser/features";
import { t } from "../i18n/i18n";
import { Button } from "./Button";
import "./copying.css";

type Field = HTMLInputElement | HTMLTextAreaElement;

interface Props {
  text: string;
  /** The data for the share sheet; without it there is no button for that. */
  toSend?: ShareData;
  /** The field that shows the text; without one it is put, hidden, into a separate field when needed. */
  field?: RefObject<Field | null>;
}

export function Copying({ text, toSend, field }: Props) {
  const [end, setEnd] = useState<"copied" | "refused" | null>(null);
  const own = useRef<HTMLTextAreaElement>(null);
  useEffect(() => setEnd(null), [text]);
  useEffect(() => {
    const shown = (field ?? own).current;
    if (end !== "refused" || !shown) return;
    shown.focus();
    shown.select();
  }, [end]);
  const copy = async () => {
    setEnd(null);
    setEnd((await copied(text)) ? "copied" : "refused");
  };
  const send = async () => {
    setEnd(null);
    if (toSend && (await share(toSend)) === null) setEnd("refused");
  };
  return (
    <div class="stack">
      <div class="row">
        <Button main onClick={copy}>
          {t("copy")}
        </Button>
        {toSend && canShare() && <Button onClick={send}>{t("send")}</Button>}
        <span role="status">{end && t(end === "copied" ? "copied" : "copy-from-here")}</span>
      </div>
      {end === "refused" && !field && (
        <textarea ref={own} class="field copy-unseen" readOnly rows={1} aria-label={t("copy-from-here")} value={text} />
      )}
    </div>
  );
}
