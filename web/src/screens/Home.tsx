// Home: the games on the shelf, matches to continue, and nothing that needs Python to be drawn.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { today } from "../device/dates";
import { isInstalled } from "../device/display";
import { listen } from "../device/listen";
import { applyUpdate, lookForNewer, offline } from "../device/service-worker";
import { unseenVersions, VERSION } from "../device/version";
import { boxes } from "../games/boxes";
import { language, t } from "../i18n/i18n";
import { isAnyPlayed } from "../match/writer";
import { aside } from "../saves/aside";
import { databaseState } from "../saves/database";
import { followDocuments } from "../saves/documents";
import { followMatches, matches, setDamagedAside } from "../saves/list";
import { readWhole, unread } from "../saves/whole";
import { inColourOf } from "../table/game";
import { Boot } from "../ui/Boot";
import { Button } from "../ui/Button";
import { Icon, Lightbulb } from "../ui/icons";
import { Lost } from "../ui/Notice";
import { Notices } from "../ui/Notices";
import { Offline } from "../ui/Offline";
import { Language } from "../ui/OneOf";
import { href, TODAY } from "../ui/router";
import { useHeading, useTitle } from "../ui/title";
import { BoxFacts, BoxLid, factsSaid } from "./BoxFacts";
import { FromHome } from "./Links";
import "./home.css";

/** Most boxes in a composed picture; more are in even rows of at most this many. */
const MOST_COMPOSED = 5;

/** The number of columns that fills the rows of a shelf evenly. */
const columns = Math.ceil(boxes.length / Math.ceil(boxes.length / MOST_COMPOSED));

/** The list of stored matches, once that is here; or that it did not load. */
const stored = signal<typeof import("./Stored") | "lost" | null>(null);

const isAnythingStored = () => matches.value.length + aside.value.length > 0;

export async function loadStored(): Promise<void> {
  stored.value = await import("./Stored").catch(() => "lost" as const);
}

/** Milliseconds for which home waits for the stored matches before it is drawn without them. */
const STORE_MS = 700;

/** Reads the stored matches, and follows other tabs' changes, so that home's first drawing has them. */
export async function prepareHome(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, STORE_MS));
  await Promise.race([readWhole(), late]);
  void setDamagedAside(); // home does not wait for that
  followMatches();
  followDocuments();
  if (isAnythingStored()) await loadStored();
}

export function Home() {
  const [isEmptyApp] = useState(() => isInstalled() && !unread.value && !matches.value.length);
  const [wasAnything] = useState(isAnythingStored);
  const isAnything = isAnythingStored();
  useEffect(() => {
    if (isAnything && !stored.value) void loadStored();
  }, [isAnything]);
  useNewer();
  useTitle();
  const heading = useHeading();
  // nothing moves after it was painted: it waits for what belongs to it
  if (wasAnything && !stored.value) return null;
  const parts = stored.value === "lost" ? null : stored.value;
  return (
    <main class="screen home">
      <div class="home-side">
        <header class="home-head">
          <h1 class="home-title" ref={heading}>
            <span lang="ja">手札</span>
            <span class="home-title-latin" lang="en">
              Tefuda
            </span>
          </h1>
          <p class="small soft">{t("tagline")}</p>
        </header>
        <div class="home-today sheet-of-paper">
          <DayBanner>{parts && <parts.Streak />}</DayBanner>
          <a class="home-exercise" href={href("exercises", TODAY)}>
            <Icon of={Lightbulb} />
            <span class="home-day-words">
              <b>{t("home-exercise")}</b>{" "}
              <span class="small soft">{parts ? <parts.Due /> : t("home-exercise-pitch")}</span>
            </span>
          </a>
        </div>
      </div>
      <div class="home-shelf stack">
        <Notices id={null} />
        {databaseState.value === "newer" && (
          <section class="sheet-of-paper stack" data-testid="newer">
            <h2>{t("newer")}</h2>
            <p>{t("newer-help")}</p>
          </section>
        )}
        {isEmptyApp && (
          <section class="sheet-of-paper stack" data-testid="empty-app">
            <p>{t("import-help")}</p>
            <Button href={href("settings")}>{t("import")}</Button>
          </section>
        )}
        {parts && <parts.Deleted />}
        {parts && <parts.Reminder />}
        {parts && <parts.Running />}
        {isAnything && stored.value === "lost" && <Lost onRetry={loadStored} />}
        <section class="home-games" aria-label={t("games")}>
          <ul class={boxes.length > MOST_COMPOSED ? "shelf shelf-rows" : "shelf"} style={{ "--columns": columns }}>
            {boxes.map(({ id, Emblem, accent }) => (
              <li key={id}>
                <a class="box" href={href("setup", id)} style={inColourOf({ accent })} aria-label={said(id)}>
                  <BoxLid Emblem={Emblem} />
                  <span class="box-words">
                    <span class="box-name">{t(`${id}-name`)}</span> <span class="small">{t(`${id}-pitch`)}</span>{" "}
                    <span class="box-facts">
                      <BoxFacts game={id} />
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <FromHome />
        {parts && <parts.Finished />}
        {parts && <parts.Unread />}
      </div>
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
        {unseenVersions().length > 0 && (
          <Button quiet href={href("about")}>
            {t("news", { version: VERSION })}
          </Button>
        )}
        <Button quiet class="to-makers" href={href("makers")}>
          {t("credits")}
        </Button>
      </footer>
    </main>
  );
}

/** The deals of the day as a page of a tear-off calendar. */
function DayBanner({ children }: { children: ComponentChildren }) {
  const now = new Date(`${today()}T12:00:00Z`);
  const inWords = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language.value, { ...parts, timeZone: "UTC" }).format(now);
  return (
    <a class="home-day" href={href("daily")}>
      <span class={now.getUTCDay() === 0 ? "home-date home-sunday" : "home-date"}>
        <span>{inWords({ month: "short" })}</span> <b>{now.getUTCDate()}</b>{" "}
        <span>{inWords({ weekday: "short" })}</span>
      </span>{" "}
      <span class="home-day-words">
        <b>{t("daily")}</b> <span class="small soft">{t("daily-pitch")}</span> {children}
      </span>
    </a>
  );
}

/** Returns the words of a game's box for a screen reader, apart from each other. */
const said = (id: string): string =>
  t("box-said", { name: t(`${id}-name`), pitch: t(`${id}-pitch`), facts: factsSaid(id) });

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

/** Offers the waiting newer version, or the reason why it can't start yet. */
function Update() {
  const [isBusy, setBusy] = useState(false);
  return (
    <div class="row" role="status">
      <span>{t(isBusy ? "update-busy" : "update-waiting")}</span>
      <Button onClick={async () => setBusy(!(await update()))}>{t("update-now")}</Button>
    </div>
  );
}
