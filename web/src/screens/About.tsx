// The page's version, its news, and a text for reporting a fault.
import { useEffect, useRef, useState } from "preact/hooks";
import { build, sawNews, unseenVersions, VERSION } from "../device/version";
import { joined, t } from "../i18n/i18n";
import { matches, refresh } from "../saves/list";
import { Button } from "../ui/Button";
import { Copying } from "../ui/Copying";
import { href } from "../ui/router";
import { Screen, Section } from "../ui/Screen";
import { reportOf } from "./report";

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

/** The report, with a match if one is chosen; nothing is sent. */
function Report() {
  const [id, setId] = useState<string | null>(null);
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => void refresh(), []);
  useEffect(() => void reportOf(id).then(setText), [id]);
  return (
    <>
      <p>{t("about-fault-help")}</p>
      {matches.value.length > 0 && (
        <label class="stack">
          <span>{t("about-fault-match")}</span>
          <select class="field" onChange={(event) => setId(event.currentTarget.value || null)}>
            <option value="">{t("about-fault-none")}</option>
            {matches.value.map((match) => (
              <option key={match.id} value={match.id}>
                {t(`${match.game}-name`)} · {joined(match.seats.map(({ name }) => name))}
              </option>
            ))}
          </select>
        </label>
      )}
      {id !== null && <p class="small soft">{t("about-fault-cards")}</p>}
      <textarea ref={field} class="field" lang="en" readOnly rows={6} aria-label={t("about-fault-text")} value={text} />
      <Copying text={text} toSend={{ title: "Tefuda", text }} field={field} />
    </>
  );
}
