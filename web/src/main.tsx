// First paint without Python; the engine boots behind it, in a script that began before this one.
import { render } from "preact";
import { startEngine } from "./app/engine";
import { watchForOffline } from "./app/offline";
import { fetchType } from "./app/type";
import { loadWords, locale } from "./i18n/i18n";
import { App } from "./screens/App";
import "./app/appearance";
import "./app/pointer";
import "virtual:fonts.css";
import "./style/base.css";

fetchType(locale.value);
const root = document.getElementById("app");
loadWords(locale.value).then(() => root && render(<App />, root));
watchForOffline();
startEngine();
