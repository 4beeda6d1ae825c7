// A thousand mutated records in the storage, the same in every run: each is listed, or named and kept, and none stops
// the page.
import { expect, test } from "vitest";
import { Chance } from "../../testing/chance";
import { Disk } from "../../testing/disk";
import { mutated } from "../../testing/mutate";
import type { Save } from "../door/door";
import { recordAround, toRecord, toStored } from "./record";
import { entryOf, openPage, type SavesPage, statusAt } from "./saves.testing";
import { sealed, sumOf, unsealed } from "./slots";

const MUTANTS = 1000;
const BATCH = 100;
const NUMBERS = ["0", "1", "7", "9007199254740992", "9".repeat(400)];
const ID = /^tefuda:match:(\w+)/;

const recorded: Record<string, { save: Save }> = import.meta.glob("../../../tests/fixtures/*/*-0[0-3].json", {
  eager: true,
  import: "default",
});
const saves = Object.values(recorded)
  .map(({ save }) => save)
  .map((save, at) => ({ ...save, log: save.log.slice(0, at % 9) }));

/** A text of the storage, whole: a record by itself or in a slot. */
function whole(chance: Chance): string {
  const text = JSON.stringify(toStored(recordAround(chance.of(saves))));
  const slot = sealed(1, { text, sum: sumOf(text) }).replace(" 2 1 ", ` 2 ${chance.of(NUMBERS)} `);
  return chance.of([text, slot]);
}

function mutant(chance: Chance): string {
  const text = whole(chance);
  const inner = unsealed(text)?.text;
  if (inner === undefined || chance.below(2))
    return inner === undefined ? mutated(text, chance) : spoilSlot(text, chance);
  const changed = mutated(inner, chance);
  return sealed(chance.below(9), { text: changed, sum: sumOf(changed) });
}

/** A slot whose checksum does not hold any more. */
const spoilSlot = (text: string, chance: Chance) => {
  const at = chance.below(text.length);
  return chance.of([text.slice(0, at), text.slice(at), text.slice(0, at) + text.slice(at + 1)]);
};

function batch(seed: number): [string, string][] {
  const chance = new Chance(seed);
  return Array.from({ length: BATCH }, (_, at) => [`tefuda:match:x${at}${at % 3 ? "" : "/1"}`, mutant(chance)]);
}

/** Where a mutated entry is afterwards: among the matches, or kept as it was or as what its slot held. */
function placeOf(page: SavesPage, key: string, text: string): string | null {
  const id = ID.exec(key)?.[1] ?? "";
  if (page.matches.value.some((match) => match.id === id)) return "listed";
  if (page.newer.value.some((each) => each.key === key && each.text === text)) return "newer";
  const kept = unsealed(text)?.text ?? text;
  return page.quarantine.value.some((each) => each.text === kept) ? "kept" : null;
}

/** Play on in a match that is listed: it is stored, and found again. */
async function playOn(page: SavesPage, id: string): Promise<void> {
  const { log } = page.saveInHand(id) ?? expect.fail(id);
  await page.append(id, entryOf(0), statusAt(log.length + 1), 0, 0);
  const record = page.recordOf(id) ?? expect.fail(id);
  expect(record.save.log).toEqual([...log, entryOf(0)]);
  const text = JSON.stringify(toStored(record));
  expect(JSON.stringify(toStored(toRecord(JSON.parse(text)) ?? expect.fail(id)))).toBe(text);
}

test.each(Array.from({ length: MUTANTS / BATCH }, (_, seed) => seed))("mutated records of seed %i", async (seed) => {
  const entries = batch(seed);
  const page = await openPage(new Disk(entries));
  page.refresh();
  const places = entries.map(([key, text]) => placeOf(page, key, text));
  expect(places).not.toContain(null);
  for (const { id } of page.matches.value) await playOn(page, id);
  const again = await openPage(page.disk);
  again.refresh();
  expect(again.matches.value.map(({ id }) => id).sort()).toEqual(page.matches.value.map(({ id }) => id).sort());
  for (const place of ["listed", "kept"]) expect(places).toContain(place);
});
