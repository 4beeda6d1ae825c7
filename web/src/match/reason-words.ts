// Why a match can't be opened, in the language of the page.
import { has, t } from "../i18n/i18n";

/** Says why a match can't be opened, by what `reasonOf` returned. */
export function reasonWords(reason: string): string {
  if (/^\d/.test(reason)) return t("why-clause", { clause: reason });
  const own = `why-${reason}`;
  return has(own) ? t(own) : t("why-other", { code: reason });
}
