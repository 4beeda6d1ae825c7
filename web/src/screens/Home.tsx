// Home: the games on the shelf, matches to go on with, and nothing that needs Python to be drawn.
import { useState } from "preact/hooks";
import { isInstalled } from "../device/installed";
import { update } from "../device/offline";
import { offline } from "../device/service-worker";
import { engine } from "../door/engine";
import { boxes } from "../games/boxes";
import { hasMessages, t } from "../i18n/i18n";
import { matches, refresh } from "../saves/list";
import { deleted, deleteMatches } from "../saves/records";
import { inColourOf } from "../table/game";
import { Boot } from "../ui/Boot";
import { Icon } from "../ui/Icon";
import { Check } from "../ui/icons";
import { Language } from "../ui/Language";
import { Notices } from "../ui/Notices";
import { href } from "../ui/router";
import { Files } from "./Files";
import { LearnLink } from "./LearnLink";
import { MatchList } from "./MatchList";
import { NewerEntries, Quarantine } from "./Quarantine";
import { FromHome } from "./ToBook";
import "./home.css";

/** Boxes side by side, on a laptop and on a wide screen. */
const MOST_COLUMNS = 3;
const MOST_COLUMNS_WIDE = 5;

/** How many of at most so many columns fill the shelf's rows evenly. */
const columns = (most: number): number => Math.ceil(boxes.length / Math.ceil(boxes.length / most));

export function Home() {
  const [isEmptyApp] = useState(() => {
    refresh();
    return isInstalled() && !matches.value.length;
  });
  const running = matches.value.filter((match) => !match.over);
  const finished = matches.value.filter((match) => match.over);
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
      {isEmptyApp && <Files isFirst />}
      {running.length > 0 && (
        <section class="stack">
          <h2>{t("go-on-with")}</h2>
          <MatchList matches={running} />
        </section>
      )}
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
                <a class="button button-quiet" href={href("rules", id)}>
                  {t("rules")}
                </a>
              </div>
            </li>
          ))}
        </ul>
        <a class="button home-daily" href={href("daily")}>
          {t("daily")}
        </a>
      </section>
      <FromHome />
      {finished.length > 0 && (
        <section class="stack">
          <h2>{t("finished")}</h2>
          <MatchList matches={finished} />
          <ClearFinished ids={finished.map(({ id }) => id)} />
        </section>
      )}
      {!isEmptyApp && <Files />}
      <NewerEntries />
      <Quarantine />
      <footer class="home-foot">
        <div class="home-state">
          <Boot />
          {!offline.value.supported && engine.state.at === "ready" && (
            <p class="small soft" data-testid="offline-never">
              {t("offline-never")}
            </p>
          )}
          {offline.value.ready && engine.state.at === "ready" && (
            <p class="small home-offline" data-testid="offline-ready">
              <Icon of={Check} />
              {t("offline-ready")}
            </p>
          )}
        </div>
        <div class="row">
          <Language />
          <a class="button" href={href("settings")}>
            {t("settings")}
          </a>
        </div>
        {offline.value.updateWaiting && <Update />}
        {hasMessages.value && (
          <section class="small soft">
            {t("credits")}
            <ul class="credits">
              {boxes.map(({ id }) => (
                <li key={id}>{t(`${id}-credit`)}</li>
              ))}
            </ul>
          </section>
        )}
      </footer>
    </main>
  );
}

/** Offers the newer version that waits, and says why it can't come yet. */
function Update() {
  const [isBusy, setBusy] = useState(false);
  return (
    <div class="row" role="status">
      <span>{t(isBusy ? "update-busy" : "update-waiting")}</span>
      <button type="button" class="button" onClick={async () => setBusy(!(await update()))}>
        {t("update-now")}
      </button>
    </div>
  );
}

/** Clears the history, after asking: this can't be brought back. */
function ClearFinished({ ids }: { ids: readonly string[] }) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <button type="button" class="button button-quiet" onClick={() => setAsking(true)}>
        {t("clear-finished")}
      </button>
    );
  }
  return (
    <div class="row">
      <button
        type="button"
        class="button"
        onClick={async () => {
          await deleteMatches(ids);
          deleted.value = null;
        }}
      >
        {t("delete-really")}
      </button>
      <button type="button" class="button button-quiet" onClick={() => setAsking(false)}>
        {t("keep")}
      </button>
    </div>
  );
}
