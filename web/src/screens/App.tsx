// Which screen is shown: by the address, unless the engine has failed.
import { useEffect } from "preact/hooks";
import { engineState } from "../app/engine";
import { type Route, route } from "../app/router";
import { hasWords, locale, t } from "../i18n/i18n";
import { EngineFailed } from "./EngineFailed";
import { Home } from "./Home";
import { OneWriter } from "./OneWriter";
import { Rules } from "./Rules";
import { Settings } from "./Settings";
import { Setup } from "./Setup";

/** Screens whose words come a moment after the first paint. */
const WORDY: ReadonlySet<Route["at"]> = new Set(["setup", "play", "rules", "settings"]);

export function App() {
  useEffect(() => {
    document.documentElement.lang = locale.value;
    document.title = t("title");
  }, [locale.value]);
  const state = engineState.value;
  const here = route.value;
  if (state.at === "failed" && here.at !== "settings" && here.at !== "rules")
    return <EngineFailed fault={state.fault} />;
  if (!hasWords.value && WORDY.has(here.at)) return null;
  switch (here.at) {
    case "setup":
      return <Setup key={here.game} game={here.game} from={here.from} />;
    case "play":
      return <OneWriter key={here.id} id={here.id} />;
    case "rules":
      return <Rules game={here.game} clause={here.clause} />;
    case "settings":
      return <Settings />;
    default:
      return <Home />;
  }
}
