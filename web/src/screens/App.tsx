// Which screen is shown: by the address, unless the engine has failed.
import { effect, signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { isReplaced } from "../device/service-worker";
import { engine } from "../door/engine";
import { EngineFault } from "../engine/faults";
import { hasMessages, loadMessages, locale, missingMessages, t } from "../i18n/i18n";
import { saveOf } from "../saves/records";
import { route } from "../ui/router";
import { EngineFailed } from "./EngineFailed";
import { Home } from "./Home";

/** All screens but home, once they are here; or why they are not. */
const lazyScreens = signal<typeof import("./lazy") | EngineFault | null>(null);

/** Fetch the other screens. */
export async function loadScreens(): Promise<void> {
  try {
    lazyScreens.value = await import("./lazy");
  } catch (thrown) {
    lazyScreens.value = new EngineFault("download", String(thrown));
  }
}

// a match that is on goes on in the version that it was opened with
effect(() => {
  if (isReplaced.value && route.value.at === "home") location.reload();
});

export function App() {
  // before anything is laid out: a language means other letters
  useLayoutEffect(() => {
    document.documentElement.lang = locale.value;
    document.title = t("title");
  }, [locale.value]);
  const state = engine.state;
  const here = route.value;
  if (state.at === "failed" && here.at !== "settings" && here.at !== "rules")
    return <EngineFailed fault={state.fault} />;
  if (here.at === "home") return <Home />;
  const screens = lazyScreens.value;
  if (screens instanceof EngineFault) return <EngineFailed fault={screens} onRetry={loadScreens} />;
  if (!screens || !hasMessages.value) return null;
  const lost = missingMessages.value;
  if (lost.length)
    return (
      <EngineFailed fault={new EngineFault("download", lost.join(", "))} onRetry={() => loadMessages(locale.value)} />
    );
  const { Book, Daily, Learn, LinkTo, Match, OfGame, Review, Rules, Settings, Setup, WhatIf } = screens;
  switch (here.at) {
    case "setup":
      return (
        <OfGame game={here.game}>
          <Setup key={here.game} game={here.game} from={here.from} />
        </OfGame>
      );
    case "play":
      return (
        <OfGame game={saveOf(here.id)?.game}>
          <Match key={here.id} id={here.id} />
        </OfGame>
      );
    case "review":
      return <Review key={here.id} id={here.id} />;
    case "what-if":
      return <WhatIf key={`${here.id}/${here.step}`} id={here.id} step={here.step} />;
    case "link":
      return <LinkTo key={here.text} text={here.text} />;
    case "rules":
      return <Rules key={here.game} game={here.game} clause={here.clause} />;
    case "learn":
      return (
        <OfGame game={here.game}>
          <Learn key={here.game} game={here.game} step={here.step} />
        </OfGame>
      );
    case "daily":
      return <Daily />;
    case "book":
      return <Book />;
    case "settings":
      return <Settings />;
  }
}
