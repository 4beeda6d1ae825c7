import { describe, expect, test, vi } from "vitest";
import { Chance } from "../../testing/chance";
import { mutated } from "../../testing/mutate";
import { BadResults } from "../book/files";
import { openSoloFile, toCsv, toJson } from "./files";
import { listedOf, solosOf } from "./solos.testing";

const SOME = [
  { points: -3, hints: 2 },
  { level: null, place: 2, tied: 1, names: ["=A1"] as [string] },
];
const FILE = toJson(listedOf(...SOME));
const read = (text: string) => openSoloFile(new File([text], "record.json"));

test("a record as JSON comes back unchanged", async () => {
  expect(await read(FILE)).toMatchObject({ results: solosOf(...SOME), unread: 0 });
  expect((await read(`\ufeff${FILE}`)).results).toEqual(solosOf(...SOME));
});

test.each<[BadResults["code"], string]>([
  ["no-json", "hello"],
  ["no-book", "[]"],
  ["no-book", '{"tefuda_book":1,"results":[]}'],
  ["no-book", '{"tefuda_solo":1}'],
  ["newer", '{"tefuda_solo":2}'],
  ["no-results", '{"tefuda_solo":1,"results":[{},null,7]}'],
  ["too-many", JSON.stringify({ tefuda_solo: 1, results: Array(5001).fill(0) })],
  ["too-big", " ".repeat(4 * 2 ** 20 + 1)],
])("a file is refused as %s (%#)", async (code, text) => {
  await expect(read(text)).rejects.toThrow(new BadResults(code));
});

test("a record that is damaged in 1,000 ways is refused by a code, or offers possible results", async () => {
  const chance = new Chance(11);
  let offered = 0;
  for (let turn = 0; turn < 1000; turn += 1) {
    try {
      const { results } = await read(mutated(FILE, chance));
      offered += 1;
      for (const { players, place, tied, ended } of results) {
        expect(place >= 1 && players >= 2 && place + tied <= players).toBe(true);
        expect(Number.isNaN(new Date(ended).getTime())).toBe(false);
      }
    } catch (fault) {
      if (!(fault instanceof BadResults)) throw fault;
    }
  }
  expect(offered).toBeGreaterThan(20);
});

describe("a record as CSV", () => {
  test("has a row per match, with this device's time and no formula", () => {
    vi.stubEnv("TZ", "Asia/Tokyo");
    expect(toCsv(solosOf(...SOME))).toBe(
      [
        '\ufeff"match","ended","game","players","level","name","place","tied","points","hints"',
        '"m0","1970-01-01 09:00","a_game",4,"easy","Aki",1,0,-3,2',
        `"m1","1970-01-01 09:00","a_game",4,,"'=A1",2,1,,`,
        "",
      ].join("\r\n"),
    );
  });
});
