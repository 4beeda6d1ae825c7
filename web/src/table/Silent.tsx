// A bot that gives no answer: a notice until it is asked again, or a person acts for it.
import type { SeatName } from "../door/door";
import { t } from "../i18n/i18n";
import type { Silence } from "../match/turns";
import { Button } from "../ui/Button";
import { Notice } from "../ui/Notice";
import { nameOf } from "./seat-name";

interface Props {
  silence: Silence | null;
  seats: readonly SeatName[];
  onAskAgain: () => void;
  onActForIt?: () => void;
  /** True for a deal of the day that counts; it stops counting once the bot's hand is seen. */
  counts?: boolean;
}

export function Silent({ silence, seats, onAskAgain, onActForIt, counts = false }: Props) {
  if (!silence) return null;
  const { seat, code } = silence;
  return (
    <Notice text={t("machine-silent", { name: nameOf(seats, seat), code })} data-testid="silent">
      <Button main onClick={onAskAgain}>
        {t("machine-ask-again")}
      </Button>
      {onActForIt && (
        <>
          {counts && <span>{t("machine-act-for-help")}</span>}
          <Button onClick={onActForIt}>{t("machine-act-for")}</Button>
        </>
      )}
    </Notice>
  );
}
