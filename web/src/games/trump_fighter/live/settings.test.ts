import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Disk, useDisk } from "../../../../testing/disk";
import { create, keepPlaySettings } from "../../../saves/records";
import { SAVE } from "./save.testing";
import {
  type FightSettings,
  isDecided,
  isTurned,
  keepSettings,
  lastSettings,
  machineSeat,
  nextSettings,
  settingsOf,
} from "./settings";

const MINE: FightSettings = {
  mode: "slow",
  level: "hard",
  turn: 40,
  help: true,
  best: 3,
  wins: [1, 0],
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
  test("are kept with it, and are the next new match's, of a series that begins anew", async () => {
    const id = await create(SAVE, 1);
    await keepSettings(id, MINE);
    expect(settingsOf(id)).toEqual(MINE);
    expect(lastSettings()).toEqual({ ...MINE, wins: [0, 0], again: [] });
  });

  test("are stored under the names that they always had", async () => {
    const id = await create(SAVE, 1);
    disk.setItem(`tefuda:live:${id}`, '{"way":"keys"}');
    expect(settingsOf(id).mode).toBe("keys");
    await keepSettings(id, MINE);
    expect(disk.getItem(`tefuda:live:${id}`)).toBeNull();
    const stored = disk.getItem(`tefuda:match:${id}/0`) ?? "";
    expect(stored).toContain('"form":{"level":"hard","turn":40,"help":true,"best":3,"wins":[1,0]');
    expect(stored).toContain('"way":"slow"');
  });

  test("of one that nobody has given any are as this device plays it", async () => {
    const usual = { level: "even", turn: 20, help: false, best: 1, wins: [0, 0], again: [] };
    expect(settingsOf(await create(SAVE, 1))).toEqual({ ...usual, mode: "keys" });
    hasTouch = true;
    expect(settingsOf(await create(SAVE, 1))).toEqual({ ...usual, mode: "faces" });
    expect(lastSettings()).toEqual({ ...usual, mode: "faces" });
  });

  test.each([
    ["slow", "easy"],
    ["steady", "even"],
    ["sharp", "hard"],
    ["hard", "hard"],
  ])("that an older page stored with the level %s have the level %s", async (old, level) => {
    const id = await create(SAVE, 1);
    await keepPlaySettings(id, { way: "machine", level: old });
    expect(settingsOf(id)).toMatchObject({ mode: "machine", level });
  });

  test.each([
    ["way", "sideways", { mode: "keys" }],
    ["level", 7, { level: "even" }],
    ["turn", 11, { turn: 20 }],
    ["help", "yes", { help: false }],
    ["best", 2, { best: 1 }],
    ["wins", ["x"], { wins: [0, 0] }],
    ["again", [1], { again: [] }],
  ])("that are odd in %s are usual there, and as they are in all else", async (name, value, wanted) => {
    const id = await create(SAVE, 1);
    const { mode, ...others } = MINE;
    await keepPlaySettings(id, { ...others, way: mode, [name]: value });
    expect(settingsOf(id)).toEqual({ ...MINE, ...wanted });
  });

  test.each(["hello", "7", "[]", "null", "{}"])("are usual where %s is stored", (text) => {
    disk.setItem("tefuda:live-form", text);
    expect(lastSettings()).toMatchObject({ mode: "keys", best: 1, wins: [0, 0] });
  });
});

test("the machine has a seat, and the far half is turned, where that is so", () => {
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

  test("counts who has won, and nobody where both have", () => {
    expect(nextSettings(series(5, [1, 0]), [1], ["x"])).toEqual({ ...series(5, [1, 1]), again: ["x"] });
    expect(nextSettings(series(5, [1, 0]), [0, 1], [])).toEqual(series(5, [1, 0]));
  });

  test("begins anew once it is decided", () => {
    expect(nextSettings(series(3, [1, 0]), [0], ["x"])).toEqual({ ...series(3, [0, 0]), again: ["x"] });
  });
});
