// Entries of the storage that can't be read as matches: named, to be saved as a file, and thrown away.
import { download } from "../device/exports";
import { t } from "../i18n/i18n";
import { aside, deleteAside } from "../saves/aside";
import { Button } from "../ui/Button";

export function Aside() {
  if (!aside.value.length) return null;
  return (
    <section class="stack" aria-label={t("quarantine")}>
      <h2>{t("quarantine")}</h2>
      <p class="small">{t("quarantine-help")}</p>
      <ul class="matches">
        {aside.value.map(({ name, text }) => (
          <li key={name} class="match sheet-of-paper">
            <span class="match-words">
              <code>{name}</code>
              <span class="small soft">{t("characters", { count: text.length })}</span>
            </span>
            <Button onClick={() => download(`tefuda-${name.replaceAll(/\W/g, "-")}.txt`, text)}>{t("download")}</Button>
            <Button quiet onClick={() => deleteAside(name)}>
              {t("delete")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
