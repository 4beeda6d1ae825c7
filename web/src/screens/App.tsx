// The shown screen: by the address, unless the engine has failed.
import { effect } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { isReplaced } from "../device/service-worker";
import { failure } from "../door/engine";
import { EngineFault } from "../engine/faults";
import { loadMessages, missingMessages } from "../i18n/fetching";
import { locale } from "../i18n/i18n";
import { type Route, route } from "../ui/router";
import { EngineFailed } from "./EngineFailed";
import { Home } from "./Home";
import { scripted } from "./scripted";

const ToTable = scripted(() => import("./lazy"));
const ToOthers = scripted(() => import("./later"));

/** Fetch a script ahead; if it fails, the screen that needs it fetches it again, and reports that. */
const ahead = ({ load }: { load: () => Promise<void> }) => load().catch(() => undefined);

export const loadScreens = (): Promise<void> => ahead(ToTable);

export const loadOtherScreens = (): Promise<void> => ahead(ToOthers);

// a running match continues in the version that it was opened with
effect(() => {
  if (isReplaced.value && route.value.at === "home") location.reload();
});

/** Screens that need no engine. */
const WITHOUT_ENGINE: ReadonlySet<Route["at"]> = new Set(["settings", "rules", "about"]);

export function App() {
  // before anything is laid out: a language means other letters
  useLayoutEffect(() => {
    document.documentElement.lang = locale.value;
  }, [locale.value]);
  const here = route.value;
  if (failure.value && !WITHOUT_ENGINE.has(here.at)) return <EngineFailed fault={failure.value} />;
  if (here.at === "home") return <Home />;
  const lost = missingMessages.value;
  if (!lost) return null;
  if (lost.length)
    return (
      <EngineFailed fault={new EngineFault("download", lost.join(", "))} onRetry={() => loadMessages(locale.value)} />
    );
  return here.at === "setup" || here.at === "play" ? tableAt(here) : otherAt(here);
}

const tableAt = (here: Extract<Route, { at: "setup" | "play" }>) => (
  <ToTable>
    {({ Match, OfGame, OfMatch, Setup }) =>
      here.at === "setup" ? (
        <OfGame key={here.game} game={here.game}>
          <Setup game={here.game} from={here.from} />
        </OfGame>
      ) : (
        <OfMatch key={here.id} id={here.id}>
          {(head) => <Match head={head} />}
        </OfMatch>
      )
    }
  </ToTable>
);

const otherAt = (here: Route) => (
  <ToOthers>
    {({
      About,
      BookScreen,
      Daily,
      ExercisesScreen,
      Fair,
      FindExercisesScreen,
      Learn,
      LinkScreen,
      Makers,
      OfGame,
      RecordScreen,
      ReviewScreen,
      RulesScreen,
      Settings,
      Watch,
      WhatIfScreen,
    }) => {
      switch (here.at) {
        case "watch":
          return <Watch key={here.id} id={here.id} />;
        case "review":
          return <ReviewScreen key={here.id} {...here} />;
        case "what-if":
          return <WhatIfScreen key={`${here.id}/${here.step}`} id={here.id} step={here.step} />;
        case "exercises":
          return <ExercisesScreen key={here.which} which={here.which} />;
        case "find-exercises":
          return <FindExercisesScreen key={`${here.id}/${here.seat}`} id={here.id} seat={here.seat} />;
        case "link":
          return <LinkScreen key={here.text} text={here.text} />;
        case "rules":
          return <RulesScreen key={here.game} game={here.game} clause={here.clause} />;
        case "learn":
          return (
            <OfGame key={here.game} game={here.game}>
              <Learn game={here.game} step={here.step} />
            </OfGame>
          );
        case "daily":
          return <Daily />;
        case "fair":
          return <Fair />;
        case "about":
          return <About />;
        case "makers":
          return <Makers />;
        case "book":
          return <BookScreen />;
        case "record":
          return <RecordScreen />;
        case "settings":
          return <Settings />;
        default:
          return null;
      }
    }}
  </ToOthers>
);
