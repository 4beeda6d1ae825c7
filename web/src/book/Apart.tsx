// What does not count, and how much of it there is.
import { t } from "../i18n/i18n";
import { matches } from "../saves/list";
import { LINKED } from "../saves/record";

export function Apart() {
  const over = matches.value.filter((match) => match.over);
  const linked = over.filter(({ origin }) => origin?.id === LINKED).length;
  const whatIfs = over.filter(({ origin }) => origin).length - linked;
  const withMachines = over.filter(({ origin, bots }) => !origin && bots.some(Boolean)).length;
  return (
    <section class="stack" data-testid="book-apart">
      <h2>{t("book-apart")}</h2>
      <p class="soft">{t("book-apart-help")}</p>
      <ul class="book-facts">
        <li>{t("book-apart-machines", { count: withMachines })}</li>
        <li>{t("book-apart-what-ifs", { count: whatIfs })}</li>
        <li>{t("book-apart-linked", { count: linked })}</li>
      </ul>
    </section>
  );
}
