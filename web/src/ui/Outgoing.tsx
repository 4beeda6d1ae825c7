// A file during its export: the page asks for its destination, and whether it has arrived, until the person answers.
// Browsers inside other apps save nothing without a report.
import { useEffect, useRef, useState } from "preact/hooks";
import { type Outgoing as File, outgoing } from "../device/exports";
import { t } from "../i18n/i18n";
import { Button } from "./Button";
import { Copying } from "./Copying";
import { route, useLayer } from "./router";
import "./outgoing.css";

export { exportAll, exportMatch, handOver } from "../device/exports";

/** LINE opens an address with this in the phone's own browser. */
const OUTSIDE = "openExternalBrowser";
const isInLine = (): boolean => /\bLine\//.test(navigator.userAgent);

function addressOutside(): string {
  const address = new URL(location.href);
  address.searchParams.set(OUTSIDE, "1");
  return address.href;
}

export function Outgoing() {
  const file = outgoing.value;
  return file && <Asking key={file} file={file} here={route.value} />;
}

function Asking({ file, here }: { file: File; here: unknown }) {
  const [at, setAt] = useState<"asked" | "saved" | "missing">(file.canSend ? "asked" : "saved");
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    section.current?.focus();
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  useLayer(true, () => file.settle(false));
  useEffect(() => () => file.settle(false), [here]); // leaving is not a confirmation
  const save = () => {
    file.save();
    setAt("saved");
  };
  const send = async () => {
    const end = await file.send();
    if (end === "done") file.settle(true);
    if (end === null) setAt("missing");
  };
  return (
    <section
      ref={section}
      class="outgoing sheet-of-paper stack"
      tabIndex={-1}
      aria-label={file.name}
      data-testid="outgoing"
    >
      <b>{file.name}</b>
      {!file.isWhole && <p role="alert">{t("out-not-whole")}</p>}
      <p role="status">{t(`out-${at}`)}</p>
      {at === "missing" && <Copying text={file.text} />}
      {at === "missing" && isInLine() && (
        <Button href={addressOutside()} target="_blank">
          {t("out-open-outside")}
        </Button>
      )}
      <div class="row">
        {at === "saved" && (
          <>
            <Button main onClick={() => file.settle(true)}>
              {t("out-there")}
            </Button>
            <Button onClick={() => setAt("missing")}>{t("out-not-there")}</Button>
          </>
        )}
        {at !== "saved" && (
          <Button main={at === "asked"} onClick={save}>
            {t(at === "asked" ? "out-save" : "out-save-again")}
          </Button>
        )}
        {file.canSend && <Button onClick={send}>{t("send")}</Button>}
        {at === "missing" && <Button onClick={() => file.settle(true)}>{t("out-have-it")}</Button>}
        <Button quiet onClick={() => file.settle(false)}>
          {t("close")}
        </Button>
      </div>
    </section>
  );
}
