// The worth of a move, in words.
import { t } from "../../i18n/i18n";
import type { Weighed } from "../../match/hints";

/** Limits of the loss in the chance to win: below the first a move is as good, below the second a little worse. */
const SAME = 0.015;
const LITTLE = 0.06;
const TENTHS = 10;

function besideBest(worth: number, best: number): "same" | "little" | "much" {
  const behind = best - worth;
  if (behind < SAME) return "same";
  return behind < LITTLE ? "little" : "much";
}

/** Returns the worth of a move: its chance to win, and its distance from the best. Without counts, only the order. */
export function worthWords(choice: Pick<Weighed, "worth">, best: Pick<Weighed, "worth">): string {
  const isBest = choice === best;
  if (choice.worth === null) return isBest ? t("hint-beside-best") : t("hint-uncounted");
  const beside = isBest ? "best" : besideBest(choice.worth, best.worth ?? choice.worth);
  const wins = t("hint-worth", { tenths: Math.round(choice.worth * TENTHS) });
  return t("hint-said", { beside: t(`hint-beside-${beside}`), wins });
}
