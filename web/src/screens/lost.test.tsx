// Every part of the page that loads later: if it fails, a notice has both ways to it.
import { signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import { click, draw, happen, the } from "../../testing/screen";
import { lateParts } from "../../testing/sources";

const { network, nothing, script, stored } = vi.hoisted(() => {
  const network = { isThere: true };
  /** A script that comes only where there is a network. */
  const script = (what: object) => () => {
    if (!network.isThere) throw new TypeError("no network");
    return what;
  };
  const nothing = () => null;
  const parts = ["Deleted", "Due", "Finished", "Reminder", "Running", "Streak", "Unread"];
  return { network, script, nothing, stored: Object.fromEntries(parts.map((part) => [part, nothing])) };
});
vi.mock("../door/engine", async (original) => ({ ...(await original<object>()), isReady: { value: true } }));
vi.mock("./Stored", script(stored));
vi.mock("./take-file", script({ take: async () => ({ sentences: [], settings: {} }) }));
vi.mock("../table/hint/HintPanel", script({ HintPanel: nothing }));
vi.mock("../table/phone", script({}));
vi.mock("../ui/Outgoing", script({ Outgoing: nothing, exportAll: async () => true }));
vi.mock("../learn/page/RulesPage", script({ RulesPage: nothing }));
vi.mock("../i18n/words/ja.ts", script({ words: {} }));
vi.mock("budoux", script({}));

const sources: Record<string, string> = import.meta.glob("../**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A game that has all parts that a game may have. */
const GAME =
  Object.keys(sources)
    .find((path) => /lesson\/Aid/.test(path))
    ?.split("/")[2] ?? "";
const PARTS_OF_GAME = {
  "index.ts": { table: {} },
  "leaflet/index.tsx": { leaflet: {} },
  "lesson/steps.json": { default: [] },
  "lesson/Aid.tsx": { Aid: nothing },
  "exercises.json": { default: [] },
  "phone/index.tsx": { phone: {} },
};
const ALERTS = "[role=alert]";
const buttons = () => [...document.querySelectorAll("button")].map(({ textContent }) => textContent);

/** Draws the way to a part and presses it, by the file that requests the part. */
const WAYS: Record<string, () => Promise<void>> = {
  "screens/scripted.tsx": async () => {
    const { scripted } = await import("./scripted");
    const Part = scripted(async () => script({})());
    await draw(<Part>{() => null}</Part>);
  },
  "screens/Home.tsx": async () => {
    const { matchOf } = await import("../saves/saves.testing");
    const { storeMatch } = await import("../saves/matches");
    const { Home, loadStored } = await import("./Home");
    await storeMatch(matchOf(1));
    await loadStored();
    await draw(<Home />);
  },
  "screens/Files.tsx": async () => {
    const { Files } = await import("./Files");
    await draw(<Files />);
    const field = the<HTMLInputElement>("input[type=file]");
    Object.defineProperty(field, "files", { value: [new File(["{}"], "match.json")] });
    await happen(field, new Event("change", { bubbles: true }));
  },
  "screens/Hint.tsx": async () => {
    const { Lamp, UnderHint } = await import("./Hint");
    const hints = { hint: signal({ at: "none" }), toggle: nothing, isShown: false } as never;
    await draw(
      <>
        <Lamp hints={hints} />
        <UnderHint hints={hints} view={{} as never} table={{} as never}>
          {null}
        </UnderHint>
      </>,
    );
    await click(".lamp");
  },
  "ui/exporting.tsx": async () => {
    const { Exporting, exportAll } = await import("../ui/exporting");
    await draw(
      <>
        <button type="button" id="export" onClick={exportAll} />
        <Exporting />
      </>,
    );
    await click("#export");
  },
  "learn/Rules.tsx": async () => {
    const { Rules } = await import("../learn/Rules");
    await draw(<Rules game={GAME} clause={null} />);
  },
  "games/boxes.ts": async () => {
    const { Learn } = await import("./Learn");
    await draw(<Learn game={GAME} step={null} />);
  },
  "games/exercises.ts": async () => {
    const { ExerciseScreen } = await import("./Exercises");
    await draw(<ExerciseScreen which={GAME} />);
  },
  "games/phones.ts": async () => {
    const { WithPhones } = await import("./Phones");
    const head = { game: GAME, phones: [{}] } as never;
    await draw(<WithPhones head={head}>{() => null}</WithPhones>);
  },
  "games/index.ts": async () => {
    const { OfGame } = await import("./OfMatch");
    await draw(<OfGame game={GAME}>{null}</OfGame>);
  },
  "screens/Daily.tsx": async () => {
    const { Daily } = await import("./Daily");
    await draw(<Daily />);
    await click(".button-main");
  },
  "i18n/fetching.ts": async () => {
    const { Language } = await import("../ui/OneOf");
    await draw(<Language />);
    await happen(the("[value=ja]"), new Event("change", { bubbles: true }));
  },
};

/** Files that ask by `scripted`, and the one whose faults are the engine's. */
const BY_OTHERS = ["screens/AfterTheEnd.tsx", "screens/App.tsx", "screens/Match.tsx", "screens/Play.tsx"];
const ENGINE = ["engine/start.ts"];
/** Parts that `learn/Rules.tsx` waits for, and reports as missing. */
const BELOW = ["learn/page/plain.tsx"];
/** Asks for movements and sounds, without which a table is played as well; the next table asks for them again. */
const WITHOUT_NOTICE = ["table/beside.ts"];

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal("__ENGINE__", { files: {}, games: [GAME] });
  for (const [part, what] of Object.entries(PARTS_OF_GAME)) vi.doMock(`../games/${GAME}/${part}`, script(what));
  vi.stubGlobal("fetch", async () => {
    if (!network.isThere) throw new TypeError("no network");
    return new Response("{}");
  });
});

test("these are all files that load parts of the page", () => {
  const found = Object.entries(sources).flatMap(([path, text]) => {
    const parts = /\.(test|testing)\./.test(path) ? [] : lateParts(path, text);
    return parts.length ? [path.replace("../", "").replace("./", "screens/")] : [];
  });
  const tried = Object.keys(WAYS).filter((file) => !["screens/scripted.tsx", "screens/Daily.tsx"].includes(file));
  expect(found.sort()).toEqual([...tried, ...BY_OTHERS, ...ENGINE, ...BELOW, ...WITHOUT_NOTICE].sort());
  for (const file of BY_OTHERS) {
    const path = file.replace("screens/", "./");
    const text = sources[path] ?? "";
    expect(text.match(/scripted\(\(\) => import/g)).toHaveLength(lateParts(path, text).length);
  }
});

test.each(Object.entries(WAYS))("what %s asks for can be tried again, and the page loaded anew", async (_, open) => {
  network.isThere = false;
  await open();
  await vi.waitFor(() => expect(document.querySelector(ALERTS)).not.toBeNull());
  expect(buttons()).toEqual(expect.arrayContaining(["try-again", "reload"]));
  network.isThere = true;
  const again = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "try-again");
  await happen(again ?? expect.fail(), new MouseEvent("click", { bubbles: true }));
  await vi.waitFor(() => expect(document.querySelector(ALERTS)).toBeNull());
});
