// The worth of a move, in words.
import { t } from "../../i18n/i18n";
import type { Weighed } from "../../match/hints";

/** Shares of the win by which a move may be behind to be called as good, or a little worse. */
const SAME = 0.015;
const LITTLE = 0.06;
const TENTHS = 10;

function besideBest(worth: number, best: number): "same" | "little" | "much" {
  const behind = best - worth;
  if (behind < SAME) return "same";
  return behind < LITTLE ? "little" : "much";
}

/** The worth of a move: its chance to win, next to the best. Without counts, only the order shows it. */
export function worthWords(choice: Pick<Weighed, "worth">, best: Pick<Weighed, "worth">): string {
  const isBest = choice === best;
  if (choice.worth === null) return isBest ? t("hint-beside-best") : t("hint-uncounted");
  const beside = isBest ? "best" : besideBest(choice.worth, best.worth ?? choice.worth);
  const wins = t("hint-worth", { tenths: Math.round(choice.worth * TENTHS) });
  return t("hint-said", { beside: t(`hint-beside-${beside}`), wins });
}
