// Buttons that copy a text, or hand it to the share sheet, where the browser has them.
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n/i18n";
import { Button } from "../ui/Button";

export function Copying({ text, toSend }: { text: string; toSend: ShareData }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setCopied(false), [text]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div class="row">
      {navigator.clipboard && (
        <Button main onClick={copy}>
          {t("share-copy")}
        </Button>
      )}
      {navigator.share && (
        <Button onClick={() => navigator.share(toSend).catch(() => undefined)}>{t("share-send")}</Button>
      )}
      <span role="status">{isCopied && t("share-copied")}</span>
    </div>
  );
}
