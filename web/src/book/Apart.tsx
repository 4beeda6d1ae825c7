// What does not count, and how much of it there is.
import { t } from "../i18n/i18n";
import { matches } from "../saves/list";

export function Apart() {
  const over = matches.value.filter((match) => match.over);
  const whatIfs = over.filter(({ isWhatIf, isLinked }) => isWhatIf && !isLinked).length;
  const linked = over.filter(({ isLinked }) => isLinked).length;
  const withMachines = over.filter(({ isWhatIf, machines }) => !isWhatIf && machines.length > 0).length;
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
