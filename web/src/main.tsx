// First paint without Python; the engine boots behind it, and asks for nothing before the home screen is there.
import "virtual:fonts.css";
import "./ui/style/base.css";
import { render } from "preact";
import { watchDoubleTaps } from "./device/double-tap";
import { loadFonts } from "./device/fonts";
import { isInForeignFrame } from "./device/frames";
import { keepOffline } from "./device/offline";
import { afterPaint } from "./device/paint";
import { startEngine } from "./door/client";
import { loadMessages, locale } from "./i18n/i18n";
import { recover } from "./saves/recovery";
import { App, loadScreens } from "./screens/App";
import { Framed } from "./screens/Framed";
import "./device/appearance";
import "./device/console";

/** Resolves once the page was painted, or at once where nobody looks at it. */
const painted = () => new Promise<void>((done) => (document.hidden ? done() : afterPaint(done)));

/** Pack what has long been finished, without keeping anybody waiting. */
async function tidy(): Promise<void> {
  const { packFinished } = await import("./saves/packing");
  await packFinished();
}

/** No `await` outside a function: it would keep what the screens share out of this file. */
async function start(root: HTMLElement) {
  await loadFonts(locale.value);
  render(<App />, root);
  watchDoubleTaps();
  await painted();
  startEngine(); // first: its files are the most by far, and what is asked for before holds them up
  loadMessages(locale.value);
  loadScreens();
  recover().then(tidy);
  keepOffline();
}

const root = document.getElementById("app");
root?.replaceChildren(); // what stands there where no script runs
if (root && isInForeignFrame()) render(<Framed />, root);
else if (root) start(root);
