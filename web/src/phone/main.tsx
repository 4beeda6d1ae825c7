// The page on a player's own phone. It starts no engine, and needs no network once it was visited.
import "virtual:fonts.css";
import "../ui/style/base.css";
import { render } from "preact";
import { afterPaint, isInForeignFrame } from "../device/display";
import { watchDoubleTaps } from "../device/double-tap";
import { undoForeignChanges } from "../device/foreign-changes";
import { catalog } from "../door/catalog";
import cards from "../door/catalog.json";
import type { Catalog } from "../door/door";
import { registerServiceWorker } from "../engine/own-scripts";
import { addTexts, t } from "../i18n/i18n";
import { Page } from "./Page";
import { showNewest, take } from "./state";
import { words } from "./words";
import "../device/appearance";

/** Take the text of a hand out of the address, where it would stay in the history and be seen by others. */
function takeFromAddress(): void {
  const text = location.hash.slice(1);
  history.replaceState(null, "", location.pathname + location.search);
  if (text) take(text);
  else showNewest();
}

/** Keep the page for a time without network, where the browser can. */
async function keepPage(): Promise<void> {
  try {
    await registerServiceWorker("sw.js");
  } catch {
    // a private window, or a host without https: the page does as well without
  }
}

function start(root: HTMLElement): void {
  catalog.value = cards as unknown as Catalog;
  addTexts(words);
  takeFromAddress();
  addEventListener("hashchange", takeFromAddress);
  render(isInForeignFrame() ? <p class="screen">{t("phone-framed")}</p> : <Page />, root);
  undoForeignChanges(root);
  watchDoubleTaps();
  afterPaint(keepPage);
}

const root = document.getElementById("app");
root?.replaceChildren(); // what stands there where no script runs
if (root) start(root);
