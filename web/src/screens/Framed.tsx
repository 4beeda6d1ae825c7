// What stands in another site's frame instead of the page: why it does not play there, and the way out.
import { t } from "../i18n/i18n";
import { LinkButton } from "../ui/Button";
import "./home.css";

export function Framed() {
  return (
    <main class="screen" data-testid="framed">
      <h1>{t("title")}</h1>
      <p>{t("framed")}</p>
      <LinkButton main href={document.baseURI} target="_blank" rel="noopener noreferrer">
        {t("framed-open")}
      </LinkButton>
    </main>
  );
}
