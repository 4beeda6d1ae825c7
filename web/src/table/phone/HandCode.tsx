// The code of a hand for its owner's phone: small, so no one can scan it from across the table, and as text in groups
// of four for phones without a camera.
import { inGroups } from "../../hand/code";
import { t } from "../../i18n/i18n";
import { QrCode } from "../../ui/QrCode";
import "./hand-code.css";

/** Returns the address of the phone's page, with the text in the part that no server sees. */
export const phoneAddress = (text: string, page = location.href): string => new URL(`hand/#${text}`, page).href;

interface Props {
  text: string;
  /** Address of the site; this page's by default. */
  page?: string;
}

export const HandCode = ({ text, page }: Props) => (
  <div class="hand-code">
    <QrCode class="hand-code-qr" text={phoneAddress(text, page)} name={t("hand-code")} most={6}>
      {null}
    </QrCode>
    <p class="hand-code-text">{inGroups(text)}</p>
  </div>
);
