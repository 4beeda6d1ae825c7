// A copy that has ended must not open the hands of a match that is still played.
import { beforeEach, expect, test } from "vitest";
import { Disk } from "../../testing/disk";
import { byLink, recordAround, toStored } from "../saves/record";
import { openPage, saveOf } from "./saves.testing";

const OVER = { over: true, outcome: { winners: [0], scores: [1, 2, 3] } };
const SAVE = saveOf(3);
let disk: Disk;

beforeEach(() => {
  disk = new Disk();
});

async function running(): Promise<string | null> {
  await openPage(disk);
  const { runningOn } = await import("./same-deal");
  return runningOn(SAVE, "own");
}

function store(id: string, fields: object, save: object = saveOf(2)): void {
  disk.setItem(
    `tefuda:match:${id}`,
    JSON.stringify(toStored({ ...recordAround(saveOf(2)), ...fields, save } as never)),
  );
}

test.each([
  ["with other people and another log", saveOf(1, "Dai")],
  ["whose fields stand in another order", { ...saveOf(2), deal: { start: 1, hands: SAVE.deal.hands } }],
])("a running match of the same deal is found, %s", async (_, save) => {
  store("original", {}, save);
  expect(await running()).toBe("original");
});

test("one whose deal came by a link is found", async () => {
  store("linked", { origin: byLink(0) });
  expect(await running()).toBe("linked");
});

test("neither the match itself is found, nor one that is over, of another deal or game, or goes on from one that was open", async () => {
  store("own", {});
  store("over", OVER);
  store("other", {}, { ...saveOf(2), deal: { ...SAVE.deal, start: 2 } });
  store("game", {}, { ...saveOf(2), game: "another_game" });
  store("what-if", { origin: { id: "over", step: 0, outcome: OVER.outcome } });
  expect(await running()).toBeNull();
});

test("a copy of a running match is one of them until both are over", async () => {
  const page = await openPage(disk);
  store("one", {});
  page.refresh();
  await page.duplicate("one");
  const copy = page.matches.value.find(({ id }) => id !== "one")?.id ?? expect.fail();
  const { runningOn } = await import("./same-deal");
  expect(runningOn(SAVE, copy)).toBe("one");
  await page.change("one", (match) => match.change(OVER));
  expect(runningOn(SAVE, copy)).toBeNull();
});
