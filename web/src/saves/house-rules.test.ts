import { beforeEach, expect, test } from "vitest";
import { type Disk, useDisk } from "../../testing/disk";
import type { OptionShape } from "../door/door";
import { houseRules, keepHouseRules, keepOffersHints, offersHints } from "./house-rules";

let disk: Disk;

beforeEach(() => {
  disk = useDisk();
});

const option = (id: string, values: (string | number)[], suggested = values[0]) =>
  ({ id, values, default: values[0], suggested, clause: "1", most_players: [] }) as OptionShape;
const OPTIONS = [option("games", ["one", "players"], "players"), option("check_s", [10, 30])];

test("a game that was never set up offers what it suggests", () => {
  expect(houseRules("g", OPTIONS)).toEqual({ games: "players", check_s: 10 });
});

test("what was chosen last is offered again, to that game alone", () => {
  keepHouseRules("g", { games: "one", check_s: 30 });
  expect(houseRules("g", OPTIONS)).toEqual({ games: "one", check_s: 30 });
  expect(houseRules("h", OPTIONS)).toEqual({ games: "players", check_s: 10 });
});

test.each(["no JSON", "[1]", "7", '{"games":"many","check_s":"30","more":1}', '{"games":{}}'])(
  "of %j nothing is offered that the game does not know",
  (text) => {
    disk.setItem("tefuda:house-rules:g", text);
    expect(houseRules("g", OPTIONS)).toEqual({ games: "players", check_s: 10 });
  },
);

test("hints are offered until they are left out, in that game alone, and again when they are wanted", () => {
  expect(offersHints("g")).toBe(true);
  keepOffersHints("g", false);
  expect([offersHints("g"), offersHints("h")]).toEqual([false, true]);
  keepOffersHints("g", true);
  expect(offersHints("g")).toBe(true);
});
