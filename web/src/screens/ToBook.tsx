// The way to the group's book: from home once anything may stand in it, and from the end of a match that counts.
import { useMemo } from "preact/hooks";
import { t } from "../i18n/i18n";
import { countsById, isWritten } from "../saves/book";
import { matches } from "../saves/list";
import { href } from "../ui/router";

const Link = () => (
  <a class="button to-book" href={href("book")}>
    {t("book")}
  </a>
);

export const FromHome = () => (matches.value.some(({ over }) => over) || isWritten() ? <Link /> : null);

export function FromMatch({ id }: { id: string }) {
  const isCounted = useMemo(() => countsById(id), [id]);
  return isCounted ? <Link /> : null;
}
