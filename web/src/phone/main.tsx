// The page on a player's own phone. It starts no engine, and works offline after the first visit.
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

/** Move the text of a hand out of the address, where the history would keep it and others could see it. */
function takeFromAddress(): void {
  const text = location.hash.slice(1);
  history.replaceState(null, "", location.pathname + location.search);
  if (text) take(text);
  else showNewest();
}

function start(root: HTMLElement): void {
  catalog.value = cards as unknown as Catalog;
  addTexts(words);
  takeFromAddress();
  addEventListener("hashchange", takeFromAddress);
  render(isInForeignFrame() ? <p class="screen">{t("phone-framed")}</p> : <Page />, root);
  undoForeignChanges(root);
  watchDoubleTaps();
  afterPaint(() => void registerServiceWorker("sw.js")); // the page works without it
}

const root = document.getElementById("app");
root?.replaceChildren(); // the text for browsers without scripts
if (root) start(root);
