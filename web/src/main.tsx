// First paint without Python; the engine boots behind it, and asks for nothing before the home screen is there.
import "virtual:fonts.css";
import "./ui/style/base.css";
import { computed, effect } from "@preact/signals";
import { render } from "preact";
import { afterPaint, isInForeignFrame, knowsStyles, loadFonts } from "./device/display";
import { watchDoubleTaps } from "./device/double-tap";
import { undoForeignChanges } from "./device/foreign-changes";
import { followInstall, lookAtKeeping } from "./device/keeping";
import { atLeisure } from "./device/leisure";
import { startOffline } from "./device/service-worker";
import { startEngine } from "./door/client";
import { isReady } from "./door/engine";
import { loadHomeWords, loadMessages } from "./i18n/fetching";
import { locale } from "./i18n/i18n";
import { forgetGone } from "./saves/gone";
import { App, loadOtherScreens, loadScreens } from "./screens/App";
import { Drawn } from "./screens/Drawn";
import { Framed } from "./screens/EngineFailed";
import { loadStored, prepareHome } from "./screens/Home";
import { Exporting } from "./ui/exporting";
import { OfflineNews } from "./ui/Offline";
import { route } from "./ui/router";
import "./device/appearance";
import "./device/console";

/** Resolves once the page was painted, or at once while it is hidden. */
const painted = () => new Promise<void>((done) => (document.hidden ? done() : afterPaint(done)));

/** A window that everybody looks at plays nothing. */
const needsEngine = computed(() => route.value.at !== "watch");

/** Call `then` once the engine is ready and no one waits for a table. */
const whenSettled = (then: () => void) => effect(() => void (isReady.value && atLeisure(then)));

/** Fetch the parts that a first table did not need. */
function fetchAhead(): void {
  loadOtherScreens();
  loadStored();
}

/** Without its words or a style that it needs, the page is unreadable: the rescue script takes over. */
function giveUp(): void {
  document.documentElement.toggleAttribute("data-old", !knowsStyles());
  const rescue = document.getElementById("rescue");
  if (rescue instanceof HTMLTemplateElement) document.body.append(rescue.content.cloneNode(true));
}

/** No `await` outside a function: it would move the screens' shared code out of this file. */
async function start(root: HTMLElement) {
  if (!knowsStyles()) return giveUp();
  try {
    await Promise.all([loadFonts(locale.value), loadHomeWords(locale.value), prepareHome()]);
  } catch {
    return giveUp();
  }
  if (isInForeignFrame()) return render(<Framed />, root);
  render(
    <>
      <Drawn>
        <App />
      </Drawn>
      <OfflineNews />
      <Exporting />
    </>,
    root,
  );
  undoForeignChanges(root);
  watchDoubleTaps();
  void lookAtKeeping();
  await painted();
  // first: its files are by far the largest, and earlier requests delay them
  effect(() => void (needsEngine.value && startEngine()));
  loadMessages(locale.value);
  loadScreens();
  forgetGone();
  whenSettled(fetchAhead);
  whenSettled(startOffline); // fetching and hashing all files would take line and processor from the first table
}

// a host may give the page at other addresses in its folder: links that are made here lead to its own
if (!/\/(index\.html)?$/.test(location.pathname)) history.replaceState(history.state, "", `./${location.hash}`);
followInstall(); // the browser sends this event once, and early
const root = document.getElementById("app");
root?.replaceChildren(); // the content for browsers without scripts
if (root) start(root);
