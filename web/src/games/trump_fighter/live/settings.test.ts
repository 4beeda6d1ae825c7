import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Disk, useDisk } from "../../../../testing/disk";
import {
  type FightSettings,
  isDecided,
  isTurned,
  keepSettings,
  lastSettings,
  machineSeat,
  nextSettings,
  settingsIn,
} from "./settings";

const MINE: FightSettings = {
  mode: "slow",
  level: "hard",
  turn: 40,
  help: true,
  best: 3,
  hands: ["left", "left"],
  wins: [1, 0],
  relay: { waiting: [["b"], []], out: [1, 2] },
  again: ["a", "b"],
};

let disk: Disk;
let hasTouch: boolean;

beforeEach(() => {
  disk = useDisk();
  hasTouch = false;
  vi.stubGlobal("matchMedia", () => ({ matches: hasTouch }));
});

describe("the settings of a match", () => {
  test("are read as they were stored, and the next new match has them, with a new series", () => {
    expect(settingsIn(JSON.parse(JSON.stringify(keepSettings(MINE))))).toEqual(MINE);
    expect(lastSettings()).toEqual({ ...MINE, wins: [0, 0], relay: null, again: [] });
  });

  test("that were not given are those of this device", () => {
    const usual = {
      level: "even",
      turn: 20,
      help: false,
      best: 1,
      hands: ["right", "right"],
      wins: [0, 0],
      relay: null,
      again: [],
    };
    expect(settingsIn(null)).toEqual({ ...usual, mode: "keys" });
    hasTouch = true;
    expect(settingsIn(null)).toEqual({ ...usual, mode: "faces" });
    expect(lastSettings()).toEqual({ ...usual, mode: "machine", level: "easy" });
  });

  test.each([
    ["mode", "sideways", { mode: "keys" }],
    ["level", 7, { level: "even" }],
    ["turn", 11, { turn: 20 }],
    ["help", "yes", { help: false }],
    ["best", 2, { best: 1 }],
    ["hands", ["left", "both"], { hands: ["right", "right"] }],
    ["wins", ["x"], { wins: [0, 0] }],
    ["relay", { waiting: [], out: [0, 0] }, { relay: null }],
    ["again", [1], { again: [] }],
  ])("that are odd in %s are usual there, and as they are in all else", (name, value, wanted) => {
    expect(settingsIn({ ...MINE, [name]: value })).toEqual({ ...MINE, ...wanted });
  });

  test.each(["hello", "7", "[]", "null", "{}"])("are the usual ones if %s is stored", (text) => {
    disk.setItem("tefuda:1:live-form", text);
    expect(lastSettings()).toMatchObject({ mode: "keys", best: 1, wins: [0, 0] });
  });
});

test("the mode decides the machine's seat and the turned half", () => {
  const modes = ["faces", "keys", "machine", "slow"] as const;
  expect(modes.map((mode) => machineSeat({ ...MINE, mode }))).toEqual([-1, -1, 1, -1]);
  expect(modes.map((mode) => isTurned({ ...MINE, mode }))).toEqual([true, false, false, false]);
  hasTouch = true;
  expect(isTurned({ ...MINE, mode: "slow" })).toBe(true);
});

describe("a series", () => {
  const series = (best: number, wins: readonly number[]): FightSettings => ({ ...MINE, best, wins, again: [] });

  test.each([
    [1, [1, 0], true],
    [3, [1, 1], false],
    [3, [0, 2], true],
    [5, [2, 2], false],
    [5, [3, 0], true],
  ])("of the best of %i stands at %j", (best, wins, decided) => {
    expect(isDecided(series(best, wins))).toBe(decided);
  });

  test("counts the winner, and neither side if both have won", () => {
    expect(nextSettings(series(5, [1, 0]), [1], ["x"])).toEqual({ ...series(5, [1, 1]), again: ["x"] });
    expect(nextSettings(series(5, [1, 0]), [0, 1], [])).toEqual(series(5, [1, 0]));
  });

  test("begins again after it is decided", () => {
    expect(nextSettings(series(3, [1, 0]), [0], ["x"])).toEqual({ ...series(3, [0, 0]), again: ["x"] });
  });
});
