// Every feature that a browser may lack: the answers where it is missing, and where it is there and refuses.
import { afterEach, expect, test, vi } from "vitest";
import { keptAnswer } from "./everywhere";
import * as features from "./features";
import { forbidFeatures, refuseFeatures, rejectFeatures, withoutFeatures } from "./features.testing";

afterEach(() => vi.restoreAllMocks());

const LACKS = [
  ["are missing", withoutFeatures],
  ["throw at a look", forbidFeatures],
  ["throw at their use", refuseFeatures],
] as const;

test.each([...LACKS, ["reject", rejectFeatures] as const])(
  "where features %s, what is asked of them is null",
  async (_, lack) => {
    lack();
    const granted = vi.fn();
    const answers = await Promise.all([
      keptAnswer("x"),
      features.keepLock("x", {}, granted),
      features.share({ text: "x" }),
      features.screenLock(),
      features.isStoragePersisted(),
      features.persistStorage(),
    ]);
    expect(answers).toEqual(answers.map(() => null));
    expect(granted).not.toHaveBeenCalled();
    expect([await features.heldLocks(), await features.copied("x")]).toEqual([[], false]);
  },
);

test.each(LACKS)("where features %s, none of them is made, and nothing is thrown", (_, lack) => {
  lack();
  const file = new File([], "matches.txt");
  expect([features.openChannel("x"), features.canShareFile(file)]).toEqual([null, false]);
  features.printPage();
  features.vibrateFor([1]);
});

test.each(LACKS.slice(0, 2))("where features %s, they are not there", (_, lack) => {
  lack();
  const { localStore, tabStore, hasDatabases, serviceWorkers, canShare, canPrint } = features;
  const looks = [localStore, tabStore, serviceWorkers].map((look) => look());
  expect(looks).toEqual([null, null, null]);
  expect([hasDatabases(), canShare(), canPrint()]).toEqual([false, false, false]);
});

test("a lock that another tab takes, and a share sheet that is closed, are not refused", async () => {
  const aborted = () => Promise.reject(new DOMException("stolen", "AbortError"));
  vi.stubGlobal("navigator", { locks: { request: aborted }, share: aborted });
  expect(await features.keepLock("x", {}, () => undefined)).toBe("aborted");
  expect(await features.share({ text: "x" })).toBe("aborted");
});

const code: Record<string, string> = import.meta.glob(["../**/*.{ts,tsx}", "!../**/*.{test,testing}.*"], {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Service workers have caches, or there are none; `kept.ts` expects faults; `own-scripts.ts` alone may register them. */
const MAY = [
  "./features.ts",
  "./everywhere.ts",
  "../device/precache.ts",
  "../phone/sw.ts",
  "../engine/own-scripts.ts",
  "../engine/kept.ts",
];
const FEATURE =
  /navigator\??\.(locks|serviceWorker|share|canShare|clipboard|wakeLock|storage|vibrate)\b|\b(new BroadcastChannel|caches\.|(local|session)Storage\b|indexedDB\.|print\(\))/;

test("no file outside this folder uses one of them", () => {
  const uses = Object.entries(code).flatMap(([path, text]) => {
    const lines = text.split("\n").filter((line) => !/^\s*(\/\/|\*|\/\*)/.test(line) && FEATURE.test(line));
    return MAY.includes(path) ? [] : lines.map((line) => `${path}: ${line.trim()}`);
  });
  expect(uses).toEqual([]);
});
