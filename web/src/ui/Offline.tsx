// Texts about offline use: on home at any time, and on screens without a table when it has just become possible.
import { useEffect } from "preact/hooks";
import { isNews, offline } from "../device/service-worker";
import { isReady } from "../door/engine";
import { t } from "../i18n/i18n";
import { Check, Icon } from "./icons";
import { route } from "./router";
import "./offline.css";

const Ready = () => (
  <>
    <Icon of={Check} />
    {t("offline-ready")}
  </>
);

/** Nothing before the engine is there, nor while the site is still coming. */
export function Offline() {
  const { supported, ready, failed } = offline.value;
  if (!isReady.value) return null;
  return (
    <>
      {!supported && (
        <p class="small soft" data-testid="offline-never">
          {t("offline-never")}
        </p>
      )}
      {ready && (
        <p class="small offline-ready" data-testid="offline-ready">
          <Ready />
        </p>
      )}
      {failed && (
        <p class="small soft" data-testid="offline-failed">
          {t(ready ? "update-failed" : "offline-failed")}
        </p>
      )}
    </>
  );
}

/** Milliseconds of the news that the network is no longer needed. */
const NEWS_MS = 4000;

/** Screens that do without: home has it anyway, and it would lie over a table, so it waits for another screen. */
const WITHOUT: ReadonlySet<string> = new Set(["home", "play", "watch", "review", "what-if", "learn", "exercises"]);

/** The same as brief news on every other screen. */
export function OfflineNews() {
  const isTold = isNews.value && !WITHOUT.has(route.value.at);
  useEffect(() => {
    if (!isTold) return;
    const timer = setTimeout(() => {
      isNews.value = false;
    }, NEWS_MS);
    return () => clearTimeout(timer);
  }, [isTold]);
  return (
    <div class="offline-news" aria-live="polite">
      {isTold && (
        <p class="sheet-of-paper small offline-ready" data-testid="offline-news">
          <Ready />
        </p>
      )}
    </div>
  );
}
