// Home: the games on the shelf, matches to go on with, and nothing that needs Python to be drawn.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { isInstalled } from "../device/display";
import { listen } from "../device/listen";
import { applyUpdate, lookForNewer, offline } from "../device/service-worker";
import { boxes } from "../games/boxes";
import { missingMessages } from "../i18n/fetching";
import { t } from "../i18n/i18n";
import { isAnyPlayed } from "../match/writer";
import { aside } from "../saves/aside";
import { databaseState } from "../saves/database";
import { followDocuments, readDocuments } from "../saves/documents";
import { followMatches, matches, refresh, setDamagedAside } from "../saves/list";
import { inColourOf } from "../table/game";
import { Boot } from "../ui/Boot";
import { Button } from "../ui/Button";
import { InItsLanguage } from "../ui/InItsLanguage";
import { Lost } from "../ui/Notice";
import { Notices } from "../ui/Notices";
import { Offline } from "../ui/Offline";
import { Language } from "../ui/OneOf";
import { href } from "../ui/router";
import { Files } from "./Files";
import { FromHome, LearnLink } from "./Links";
import "./home.css";

/** Boxes side by side, on a laptop and on a wide screen. */
const MOST_COLUMNS = 3;
const MOST_COLUMNS_WIDE = 5;

/** How many of at most so many columns fill the shelf's rows evenly. */
const columns = (most: number): number => Math.ceil(boxes.length / Math.ceil(boxes.length / most));

/** What shows what is stored, once that is here; or that it did not come. */
const stored = signal<typeof import("./Stored") | "lost" | null>(null);

const isAnythingStored = () => matches.value.length + aside.value.length > 0;

export async function loadStored(): Promise<void> {
  stored.value = await import("./Stored").catch(() => "lost" as const);
}

/** Milliseconds for which home waits for what is stored before it is drawn without. */
const STORE_MS = 700;

/** Reads what is stored, and follows what other tabs do to it, so that home is drawn with it at once. */
export async function prepareHome(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, STORE_MS));
  await Promise.race([Promise.all([refresh(), readDocuments()]), late]);
  void setDamagedAside(); // which home does not wait for
  followMatches();
  followDocuments();
  if (isAnythingStored()) await loadStored();
}

export function Home() {
  const [isEmptyApp] = useState(() => isInstalled() && !matches.value.length);
  const [wasAnything] = useState(isAnythingStored);
  const isAnything = isAnythingStored();
  useEffect(() => {
    if (isAnything && !stored.value) void loadStored();
  }, [isAnything]);
  useNewer();
  // nothing moves after it was painted: it waits for what belongs to it
  if (wasAnything && !stored.value) return null;
  const parts = stored.value === "lost" ? null : stored.value;
  return (
    <main class="screen home">
      <header class="home-head">
        <h1 class="home-title">
          <span lang="ja">手札</span>
          <span class="home-title-latin" lang="en">
            Tefuda
          </span>
        </h1>
        <p class="soft">{t("tagline")}</p>
      </header>
      <Notices id={null} />
      {databaseState.value === "newer" && (
        <section class="sheet-of-paper stack" data-testid="newer">
          <h2>{t("newer")}</h2>
          <p>{t("newer-help")}</p>
        </section>
      )}
      {isEmptyApp && <Files isFirst />}
      {parts && <parts.Reminder />}
      {parts && <parts.Running />}
      {isAnything && stored.value === "lost" && <Lost onRetry={loadStored} />}
      <section class="stack" aria-label={t("games")}>
        <ul
          class={boxes.length > MOST_COLUMNS_WIDE ? "shelf shelf-rows" : "shelf"}
          style={{ "--columns": columns(MOST_COLUMNS), "--columns-wide": columns(MOST_COLUMNS_WIDE) }}
        >
          {boxes.map(({ id, Emblem, accent }) => (
            <li key={id}>
              <a class="box" href={href("setup", id)} style={inColourOf({ accent })}>
                <Emblem />
                <span class="box-name">{t(`${id}-name`)}</span>
                <span class="small">{t(`${id}-pitch`)}</span>
                <span class="small box-facts">{t(`${id}-facts`)}</span>
              </a>
              <div class="box-links">
                <LearnLink game={id} isQuiet={matches.value.length > 0} />
                <Button quiet href={href("rules", id)}>
                  {t("rules")}
                </Button>
              </div>
            </li>
          ))}
        </ul>
        <Button class="home-daily" href={href("daily")}>
          {t("daily")}
        </Button>
      </section>
      <FromHome />
      {parts && <parts.Finished />}
      {!isEmptyApp && <Files />}
      {parts && <parts.Unread />}
      <footer class="home-foot">
        <div class="home-state">
          <Boot />
          <Offline />
        </div>
        <div class="row">
          <Language />
          <Button href={href("settings")}>{t("settings")}</Button>
        </div>
        {offline.value.updateWaiting && <Update />}
        {missingMessages.value && (
          <section class="small soft">
            {t("credits")}
            <ul class="credits">
              {boxes.map(({ id }) => (
                <li key={id}>
                  <InItsLanguage text={t(`${id}-credit`)} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </footer>
    </main>
  );
}

/** Asks for a newer version where that was not done for hours: on the way home, and when home is shown again. */
function useNewer(): void {
  useEffect(() => {
    const look = () => void (document.hidden || lookForNewer());
    look();
    return listen(document, ["visibilitychange"], look);
  }, []);
}

/** Takes the new version; returns whether that could be: not while another tab plays, whose files would go. */
async function update(): Promise<boolean> {
  if (await isAnyPlayed()) return false;
  await applyUpdate();
  return true;
}

/** Offers the newer version that waits, and says why it can't come yet. */
function Update() {
  const [isBusy, setBusy] = useState(false);
  return (
    <div class="row" role="status">
      <span>{t(isBusy ? "update-busy" : "update-waiting")}</span>
      <Button onClick={async () => setBusy(!(await update()))}>{t("update-now")}</Button>
    </div>
  );
}
