// The gallery, once the engine has answered with the cards.
import "virtual:fonts.css";
import "../src/ui/style/base.css";
import { render } from "preact";
import { startEngine } from "../src/door/client";
import { loadTables } from "../src/games";
import { loadHomeWords, loadMessages, loadWordsOf } from "../src/i18n/fetching";
import { locale } from "../src/i18n/i18n";
import { Gallery } from "./Gallery";
import { takeSample } from "./sample";
import "../src/device/appearance";
import "../src/device/console";

const root = document.getElementById("app");
await Promise.all([loadHomeWords(locale.value), loadMessages(locale.value), startEngine(), loadTables()]);
await loadWordsOf("table/phone");
const sample = await takeSample();
if (root) render(<Gallery sample={sample} />, root);
