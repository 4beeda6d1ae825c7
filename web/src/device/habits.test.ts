import { beforeEach, expect, test } from "vitest";
import { type Disk, useDisk } from "../../testing/disk";
import type { OptionShape } from "../door/door";
import type { Seating } from "../saves/record";
import {
  faceOf,
  houseRules,
  keepFace,
  keepHouseRules,
  keepNames,
  keepOffersHints,
  keepSeating,
  keepStart,
  lastNames,
  lastSeating,
  lastStart,
  offersHints,
} from "./habits";

let disk: Disk;

beforeEach(() => {
  disk = useDisk();
});

test("the names used last come first, each once, and the oldest are forgotten", () => {
  expect(lastNames()).toEqual([]);
  keepNames(["Aki", "Ben"]);
  keepNames(["Chie", "Aki"]);
  expect(lastNames()).toEqual(["Chie", "Aki", "Ben"]);
  keepNames(Array.from({ length: 11 }, (_, at) => `P${at}`));
  expect(lastNames()).toHaveLength(12);
  expect(lastNames().at(-1)).toBe("Chie");
});

test("the seats of the last match are kept for each game separately", () => {
  const seats: Seating = [null, { level: "hard", face: "G" }, null];
  keepSeating("a_game", seats);
  expect(lastSeating("a_game")).toEqual(seats);
  expect(lastSeating("another")).toBeNull();
});

const option = (id: string, values: (string | number)[], suggested = values[0]) =>
  ({
    id,
    values,
    default: values[0],
    suggested,
    suggested_passed: values[0],
    clause: "1",
    most_players: [],
  }) as OptionShape;
const OPTIONS = [option("games", ["one", "players"], "players"), option("check_s", [10, 30])];

test("a game that was never set up offers its suggestion, and another one to several people at one device", () => {
  expect(houseRules("g", OPTIONS, false)).toEqual({ games: "players", check_s: 10 });
  expect(houseRules("g", OPTIONS, true)).toEqual({ games: "one", check_s: 10 });
});

test("an accepted suggestion does not count as a choice", () => {
  keepHouseRules("g", OPTIONS, { games: "players", check_s: 30 }, false);
  expect(houseRules("g", OPTIONS, true)).toEqual({ games: "one", check_s: 30 });
  keepHouseRules("g", OPTIONS, { games: "players", check_s: 10 }, true);
  expect(houseRules("g", OPTIONS, true)).toEqual({ games: "players", check_s: 10 });
});

test("the last choice is offered again, only for that game", () => {
  keepHouseRules("g", OPTIONS, { games: "one", check_s: 30 }, false);
  expect(houseRules("g", OPTIONS, false)).toEqual({ games: "one", check_s: 30 });
  expect(houseRules("h", OPTIONS, false)).toEqual({ games: "players", check_s: 10 });
});

test("hints are offered until they are turned off, only in that game, and again after they are turned on", () => {
  expect(offersHints("g")).toBe(true);
  keepOffersHints("g", false);
  expect([offersHints("g"), offersHints("h")]).toEqual([false, true]);
  keepOffersHints("g", true);
  expect(offersHints("g")).toBe(true);
});

test("the chosen start player is offered again, only for that game, until chance is chosen", () => {
  expect(lastStart("g")).toBeNull();
  keepStart("g", 2);
  expect([lastStart("g"), lastStart("h")]).toEqual([2, null]);
  keepStart("g", null);
  expect(lastStart("g")).toBeNull();
});

test("a face is kept for a name in any spelling, until it is removed", () => {
  keepFace("Aki", "fox");
  expect([faceOf("ＡＫＩ"), faceOf("Ben")]).toEqual(["fox", null]);
  keepFace("aki", null);
  expect(faceOf("Aki")).toBeNull();
});

test.each([
  ["people", lastNames, [], ["", "no JSON", "{}", "[1,2]", '"Aki"']],
  ["seats:g", () => lastSeating("g"), [], ["", "7", '{"a":1}', '[{"level":7}]', '[{"level":"hard","face":""}]']],
  ["start:g", () => lastStart("g"), null, ["no JSON", "-1", "1.5", '"1"', "[]"]],
  [
    "house-rules:g",
    () => houseRules("g", OPTIONS, false),
    { games: "players", check_s: 10 },
    ["no JSON", "[1]", "7", '{"games":"many","check_s":"30","more":1}', '{"games":{}}'],
  ],
])("an invalid stored text for %s is ignored", (key, read, none, texts) => {
  for (const text of texts) {
    disk.setItem(`tefuda:1:${key}`, text);
    expect(read(), text).toEqual(none);
  }
});
