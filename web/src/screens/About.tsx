// The page's version, its news, and a text for reporting a fault.
import { useEffect, useState } from "preact/hooks";
import { isInstalled } from "../device/display";
import { build, sawNews, unseenVersions, VERSION } from "../device/version";
import { failure } from "../door/engine";
import { joined, locale, t } from "../i18n/i18n";
import { matches, refresh } from "../saves/list";
import { readMatch } from "../saves/matches";
import { openDeal } from "../saves/opened";
import { type StoredMatch, textOf } from "../saves/record";
import { Button } from "../ui/Button";
import { Copying } from "../ui/Copying";
import { href } from "../ui/router";
import { Screen, Section } from "../ui/Screen";

export function About() {
  const [unseen] = useState(unseenVersions);
  useEffect(sawNews, []);
  return (
    <Screen title={t("about")} data-testid="about">
      <p>{t("about-page")}</p>
      <p class="small soft">
        {t("about-version", { version: VERSION })} <code lang="en">{build()}</code>
      </p>
      {(unseen.length ? unseen : [VERSION]).map((version) => (
        <div key={version} class="sheet-of-paper">
          <Section title={t("news", { version })}>
            <p>{t(`news-${version.replaceAll(".", "-")}`)}</p>
          </Section>
        </div>
      ))}
      <div class="sheet-of-paper">
        <Section title={t("about-fault")}>
          <Report />
        </Section>
      </div>
      <div class="row">
        <Button href={href("makers")}>{t("credits")}</Button>
        <Button href={href("fair")}>{t("fair-title")}</Button>
        <Button href="./licences.txt" target="_blank">
          {t("about-licences")}
        </Button>
      </div>
    </Screen>
  );
}

/** Returns the version, the browser and its window, a fault of the engine, and the match, if there are any. */
const reportOf = (match: StoredMatch | null): string =>
  [
    `Tefuda ${VERSION} (${build()})`,
    navigator.userAgent,
    `${locale.value}, ${innerWidth}x${innerHeight}@${devicePixelRatio}${isInstalled() ? ", installed" : ""}`,
    failure.value && `${failure.value.code}: ${failure.value.detail}`,
    match && JSON.stringify(textOf(match)),
  ]
    .filter(Boolean)
    .join("\n");

/** The report, with a match if its player agrees: that opens its deal, and no card is shown. Nothing is sent. */
function Report() {
  const [id, choose] = useState("");
  const [found, add] = useState<StoredMatch | null>(null);
  useEffect(() => void refresh(), []);
  const addChosen = async () => {
    const match = await readMatch(id);
    if (match) await openDeal(match.head.dealt);
    add(match);
  };
  const match = found?.head.id === id ? found : null;
  const text = reportOf(match);
  return (
    <>
      <p>{t("about-fault-help")}</p>
      {matches.value.length > 0 && (
        <label class="stack">
          <span>{t("about-fault-match")}</span>
          <select class="field" onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">{t("about-fault-none")}</option>
            {matches.value.map((match) => (
              <option key={match.id} value={match.id}>
                {t(`${match.game}-name`)} · {joined(match.seats.map(({ name }) => name))}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="small" role="status">
        {id && t(match ? "about-fault-added" : "about-fault-cards")}
      </p>
      {id && !match && <Button onClick={addChosen}>{t("about-fault-add")}</Button>}
      <textarea class="field" lang="en" readOnly rows={6} aria-label={t("about-fault-text")} value={reportOf(null)} />
      <Copying text={text} toSend={{ title: "Tefuda", text }} />
    </>
  );
}
