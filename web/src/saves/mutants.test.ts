// Thousands of mutated texts and rows in the storage, the same in every run: each is listed, or set aside as it was, and
// none stops the page.
import { expect, test, vi } from "vitest";
import { Chance } from "../../testing/chance";
import { Disk } from "../../testing/disk";
import { mutated } from "../../testing/mutate";
import type { Rows } from "../../testing/store";
import type { Save } from "../door/door";
import { parsed } from "./local";
import { matchAround, textOf } from "./record";
import { append, databaseOf, look, openPage, type SavesPage } from "./saves.testing";

vi.setConfig({ testTimeout: 60_000 });

const BATCH = 150;

const recorded: Record<string, { save: Save }> = import.meta.glob("../../../tests/fixtures/*/*-0[0-3].json", {
  eager: true,
  import: "default",
});
const texts = Object.values(recorded).map(({ save }, at) =>
  JSON.stringify(textOf(matchAround({ ...save, log: save.log.slice(0, at % 9) }, "m"))),
);

/** Mutated texts of matches, each under a different id. */
const batch = (chance: Chance, start: string): [id: string, text: string][] =>
  Array.from({ length: BATCH }, (_, at) => {
    const id = `${start}${at}`;
    return [id, mutated(chance.of(texts).replace('"id":"m"', `"id":"${id}"`), chance)];
  });

type Row = Rows[string][number];

/** The rows for a match's text; null if a value in them is too deep for a database. */
function rowsIn([id, text]: [string, string]): Rows | null {
  const value = parsed(text);
  const { deal, log, ...head } = (value ?? {}) as Record<string, unknown>;
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  const entries = Array.isArray(log) ? log.map((entry, at): Row => [[id, at], entry]) : [];
  const rows: Rows = {
    matches: [[id, isObject ? head : text]],
    deals: deal === undefined ? [] : [[id, deal]],
    entries,
  };
  try {
    return structuredClone(rows);
  } catch {
    return null;
  }
}

/** Plays on in a match that is listed: it is stored, and opened again; or it is set aside as its body is damaged. */
async function playOn(page: SavesPage, id: string): Promise<void> {
  if ((await page.readMatch(id)) === null) return;
  const kept = await page.openMatch(id);
  await append(kept);
  expect(await page.readMatch(id)).toEqual(kept.match.value);
}

test.each(Array.from({ length: 10 }, (_, seed) => seed))("mutated texts and rows of seed %i", async (seed) => {
  const chance = new Chance(seed);
  const local = batch(chance, "text");
  const stored = batch(chance, "row")
    .map(rowsIn)
    .filter((rows) => rows !== null);
  const names = ["matches", "deals", "entries"];
  const rows = Object.fromEntries(names.map((name) => [name, stored.flatMap((each) => each[name] ?? [])]));
  const disk = new Disk(local.map(([id, text]) => [`tefuda:1:match:${id}`, text]));
  const page = await openPage({ disk, factory: await databaseOf(rows) });
  await Promise.all([look(page), page.readDocuments()]);
  const listed = page.matches.value.map(({ id }) => id);
  expect(listed.length).toBeGreaterThan(BATCH / 10);
  for (const [at, id] of listed.entries()) await (at % 3 ? page.readMatch(id) : playOn(page, id));
  await look(page);
  const aside = new Map(page.aside.value.map(({ name, text }) => [name, text]));
  for (const [id, text] of local) if (!page.headOf(id)) expect(aside.get(`aside:${id}`), id).toBe(text);
  for (const { matches, entries } of stored) {
    const [[id, head] = [""]] = matches ?? [];
    const whole = JSON.parse(JSON.stringify({ head, log: entries?.map(([, entry]) => entry) }));
    if (!page.headOf(String(id)))
      expect(JSON.parse(aside.get(`aside:${id}`) ?? "null"), String(id)).toMatchObject(whole);
  }
  const again = await openPage(page.place);
  await look(again);
  expect(again.matches.value.map(({ id }) => id)).toEqual(page.matches.value.map(({ id }) => id));
});
