// A finished match, or its deal, as a link to copy, to send, or to scan.
import { useEffect, useRef, useState } from "preact/hooks";
import { DoorError, linkTo } from "../door/client";
import type { Save } from "../door/door";
import { whenAnswered } from "../door/epoch";
import { EngineFault } from "../engine/faults";
import { t } from "../i18n/i18n";
import { Copying } from "../ui/Copying";
import { OneOf } from "../ui/OneOf";
import { QrCode } from "../ui/QrCode";
import { href } from "../ui/router";
import { Sheet } from "../ui/Sheet";
import "./share.css";

const KINDS = ["match", "deal"] as const;

/** The page's address, with a link's text in the part that no server sees. */
export const addressOf = (text: string): string => new URL(href("link", text), location.href).href;

/** The address to share; null until it is there, empty if the match has none. */
function useAddress(save: Save, deal: boolean, names: boolean): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const failed = (fault: unknown) => {
      if (!(fault instanceof DoorError || fault instanceof EngineFault)) throw fault;
      setAddress("");
    };
    return whenAnswered(linkTo(save, { deal, names }), (text) => setAddress(addressOf(text)), failed);
  }, [save, deal, names]);
  return address;
}

export function ShareSheet({ save, onClose }: { save: Save; onClose: () => void }) {
  const [kind, setKind] = useState<(typeof KINDS)[number]>("match");
  const [names, setNames] = useState(false);
  const address = useAddress(save, kind === "deal", names);
  return (
    <Sheet title={t("share")} onClose={onClose}>
      <div class="stack">
        <OneOf
          name="share"
          label={t("share-what")}
          values={KINDS}
          value={kind}
          textOf={(each) => t(`share-${each}`)}
          onChoose={setKind}
        />
        <label class="row share-names">
          <input type="checkbox" checked={names} onChange={(event) => setNames(event.currentTarget.checked)} />
          {t("share-names")}
        </label>
        <p class="small soft">{t(kind === "deal" ? "share-help-deal" : "share-help")}</p>
        {address === "" && <p role="status">{t("share-no-link")}</p>}
        {address && <Address address={address} />}
      </div>
    </Sheet>
  );
}

function Address({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        class="field"
        type="text"
        readOnly
        value={address}
        aria-label={t("share-link")}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Copying text={address} toSend={{ url: address }} field={field} />
      <QrCode class="share-qr" text={address} name={t("share-qr")}>
        <p class="small soft">{t("share-no-qr")}</p>
      </QrCode>
    </>
  );
}
