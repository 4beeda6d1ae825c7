// Why a match can't be opened, in the language of the page.
import { has, t } from "../i18n/i18n";

/** Returns the text for a reason from `reasonOf`. */
export function reasonWords(reason: string): string {
  if (/^\d/.test(reason)) return t("why-clause", { clause: reason });
  const own = `why-${reason}`;
  return has(own) ? t(own) : t("why-other", { code: reason });
}
