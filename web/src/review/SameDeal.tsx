// A question: a match with the same deal is still played here, and would count for nothing.
import { t } from "../i18n/i18n";
import { Button } from "../ui/Button";
import { href } from "../ui/router";

export const SameDeal = ({ running, onAgree }: { running: string; onAgree: () => void }) => (
  <section class="sheet-of-paper stack" role="status" data-testid="same-deal">
    <p>{t("review-same-deal")}</p>
    <div class="row">
      <Button main href={href("play", running)}>
        {t("go-on")}
      </Button>
      <Button onClick={onAgree}>{t("review-agree")}</Button>
    </div>
  </section>
);
