// How older matches ended, asked of the engine while people go on with their devices.
import { beforeEach, expect, test, vi } from "vitest";
import { Disk } from "../../testing/disk";
import { firstRecord, openPage, type SavesPage, saveOf, statusAt } from "../saves/saves.testing";

const LOADED = { ...statusAt(4, true), winners: [1], scores: [3, 9, 6] };
const VIEW = { standing: [3, 1, 2] };

/** An engine that says how a match ended once somebody has had the time for `meanwhile`. */
function engineWith(meanwhile: () => void) {
  vi.doMock("../door/client", () => ({
    DoorError: class extends Error {},
    loadMatch: async () => LOADED,
    lookOn: async () => VIEW,
    closeMatch: async () => meanwhile(),
  }));
}

const ended = (name: string) => JSON.stringify({ ...JSON.parse(firstRecord(saveOf(4, name))), over: true });

let page: SavesPage;
let disk: Disk;

async function settling(meanwhile: () => void) {
  engineWith(meanwhile);
  const { fillInOutcomes } = await import("./fill-in");
  page.refresh();
  return fillInOutcomes();
}

beforeEach(async () => {
  disk = new Disk();
  disk.setItem("tefuda:match:one", ended("Aki"));
  disk.setItem("tefuda:match:two", ended("Dai"));
  page = await openPage(disk);
});

const winnersOf = (id: string) => page.recordOf(id)?.outcome?.winners;

test("a match's end is kept with it", async () => {
  await settling(() => undefined);
  expect([winnersOf("one"), winnersOf("two")]).toEqual([[1], [1]]);
});

test("a match that is deleted while the engine is asked stays deleted, and the next one is filled in", async () => {
  await settling(() => disk.removeItem("tefuda:match:one"));
  expect(page.recordOf("one")).toBeNull();
  expect(winnersOf("two")).toEqual([1]);
});

test("nothing is thrown where the storage is cleared meanwhile", async () => {
  await settling(() => disk.clear());
  expect(page.idsStored()).toEqual([]);
});
