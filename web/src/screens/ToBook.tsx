// The way to the group's book, from home once anything may stand in it, and from the end of a match that counts.
import { hasBook } from "../book/book";
import { t } from "../i18n/i18n";
import { matches } from "../saves/list";
import { LinkButton } from "../ui/Button";
import { href } from "../ui/router";

export const ToBook = () => (
  <LinkButton class="to-book" href={href("book")}>
    {t("book")}
  </LinkButton>
);

/** Nothing before a match has ended, unless there is a book without. */
export const FromHome = () => (matches.value.some(({ over }) => over) || hasBook() ? <ToBook /> : null);
