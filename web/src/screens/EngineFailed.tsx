// A screen that replaces the page if the engine did not start or has died, if the page can't be drawn, or if another site
// has the page in its frame. It says what happened, that nothing is lost, and how to continue.
import { startEngine } from "../door/client";
import type { FaultCode } from "../engine/faults";
import { has, joined, t } from "../i18n/i18n";
import { matches } from "../saves/list";
import { storageFails } from "../saves/local";
import { Button } from "../ui/Button";
import { exportMatch } from "../ui/exporting";
import { Language } from "../ui/OneOf";
import { href } from "../ui/router";
import { Unread } from "../ui/Unread";
import "./home.css";

interface Props {
  fault: { readonly code: FaultCode | "drawing"; readonly detail: string };
  onRetry?: () => void;
}

export function EngineFailed({ fault, onRetry = () => startEngine(true) }: Props) {
  const reason = `fault-${fault.code}`;
  return (
    <main class="screen" data-testid="engine-failed">
      <div class="stack" role="alert">
        <h1>{t("engine-failed")}</h1>
        <p>{t(has(reason) ? reason : "fault-other")}</p>
        {fault.code === "forbidden" && (
          <p class="small" lang="en">
            <code>{document.querySelector<HTMLMetaElement>("meta[http-equiv]")?.content}</code>
          </p>
        )}
        <p>{t(storageFails.value ? "storage-fails" : "nothing-lost")}</p>
      </div>
      <div class="row">
        <Button main onClick={onRetry}>
          {t("try-again")}
        </Button>
        <Button onClick={() => location.reload()}>{t("reload")}</Button>
        <Button href={href("about")}>{t("about-fault")}</Button>
      </div>
      <Unread />
      {matches.value.length > 0 && (
        <section class="stack">
          <h2>{t("your-matches")}</h2>
          <ul class="matches">
            {matches.value.map((match) => (
              <li key={match.id} class="match sheet-of-paper">
                <span class="match-words">
                  <b>{t(`${match.game}-name`)}</b>
                  <span class="small">{joined(match.seats.map(({ name }) => name))}</span>
                </span>
                <Button onClick={() => exportMatch(match.id)}>{t("download")}</Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p class="small soft">
        {t("fault-code")} <code>{fault.code}</code> <span lang="en">{fault.detail}</span>
      </p>
      <Language />
    </main>
  );
}

/** In another site's frame instead of the page: why it does not play there, and the way out. */
export const Framed = () => (
  <main class="screen" data-testid="framed">
    <h1>{t("title")}</h1>
    <p>{t("framed")}</p>
    <Button main href={document.baseURI} target="_blank" rel="noopener noreferrer">
      {t("framed-open")}
    </Button>
  </main>
);
