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

/** Take the text of a hand, which the first script has moved out of the address; a link followed here has it there. */
function takeText(): void {
  const text: string = location.hash.slice(1) || history.state?.hand;
  history.replaceState(null, "", location.href.replace(/#.*/s, ""));
  if (text) take(text);
  else showNewest();
}

function start(root: HTMLElement): void {
  catalog.value = cards as unknown as Catalog;
  addTexts(words);
  takeText();
  addEventListener("hashchange", takeText);
  render(isInForeignFrame() ? <p class="screen">{t("phone-framed")}</p> : <Page />, root);
  undoForeignChanges(root);
  watchDoubleTaps();
  afterPaint(() => void registerServiceWorker("sw.js")); // the page works without it
}

const root = document.getElementById("app");
root?.replaceChildren(); // the text for browsers without scripts
if (root) start(root);
