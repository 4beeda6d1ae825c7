// The code of a hand, as its owner's phone reads it: small, so that nobody else does from across the table, and in groups
// of four for who has no camera.
import { inGroups } from "../../hand/code";
import { t } from "../../i18n/i18n";
import { QrCode } from "../../ui/QrCode";
import "./hand-code.css";

/** The phone page's address, with the text in the part that no server sees. */
export const phoneAddress = (text: string, page = location.href): string => new URL(`hand/#${text}`, page).href;

interface Props {
  text: string;
  /** Address of the page; this page's unless given. */
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
