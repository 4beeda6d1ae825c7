// Which screen is shown: by the address, unless the engine has failed.
import { effect, type Signal, signal } from "@preact/signals";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { isReplaced } from "../device/service-worker";
import { failure } from "../door/engine";
import { EngineFault } from "../engine/faults";
import { hasMessages, loadMessages, locale, missingMessages, t } from "../i18n/i18n";
import { route } from "../ui/router";
import { EngineFailed } from "./EngineFailed";
import { Home } from "./Home";

/** What a script has, once it is here; or why it is not. */
type Script<Parts> = Signal<Parts | EngineFault | null>;

const first: Script<typeof import("./lazy")> = signal(null);
const later: Script<typeof import("./later")> = signal(null);

async function load<Parts>(script: Script<Parts>, fetchScript: () => Promise<Parts>): Promise<void> {
  try {
    script.value = await fetchScript();
  } catch (thrown) {
    script.value = new EngineFault("download", String(thrown));
  }
}

/** Fetch the screens on the way to a table. */
export const loadScreens = (): Promise<void> => load(first, () => import("./lazy"));

/** Fetch all other screens. */
export const loadOtherScreens = (): Promise<void> => load(later, () => import("./later"));

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
  const { at } = route.value;
  if (failure.value && at !== "settings" && at !== "rules") return <EngineFailed fault={failure.value} />;
  if (at === "home") return <Home />;
  if (!hasMessages.value) return null;
  const lost = missingMessages.value;
  if (lost.length)
    return (
      <EngineFailed fault={new EngineFault("download", lost.join(", "))} onRetry={() => loadMessages(locale.value)} />
    );
  return at === "setup" || at === "play" ? <ToTable /> : <Other />;
}

/** The screens on the way to a table. */
function ToTable() {
  const here = route.value;
  const screens = first.value;
  if (screens instanceof EngineFault) return <EngineFailed fault={screens} onRetry={loadScreens} />;
  if (!screens) return null;
  const { Match, OfGame, OfMatch, Setup } = screens;
  if (here.at === "setup")
    return (
      <OfGame game={here.game}>
        <Setup key={here.game} game={here.game} from={here.from} />
      </OfGame>
    );
  if (here.at !== "play") return null;
  return (
    <OfMatch key={here.id} id={here.id}>
      {(head) => <Match head={head} />}
    </OfMatch>
  );
}

function Other() {
  const here = route.value;
  const screens = later.value;
  useEffect(() => {
    if (!screens) void loadOtherScreens();
  }, []);
  if (screens instanceof EngineFault) return <EngineFailed fault={screens} onRetry={loadOtherScreens} />;
  if (!screens) return null;
  const { Book, Daily, Learn, LinkTo, OfGame, Review, Rules, Settings, WhatIf } = screens;
  switch (here.at) {
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
