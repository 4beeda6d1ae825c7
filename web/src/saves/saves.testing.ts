// Matches to be stored in tests, and pages that store them.
import { vi } from "vitest";
import { type Disk, useDisk } from "../../testing/disk";
import type { Save, Status } from "../door/door";

export type Entry = Save["log"][number];

export const entryOf = (step: number): Entry => ({ do: "play", card: `R${step}`, note: '手札 🂡 "\\\n' });

/** A save with so many log entries; the engine would not know it, the page's storage does not mind. */
export const saveOf = (steps: number, name = "Aki"): Save => ({
  format: 1,
  game: "a_game",
  options: { games: 2 },
  seats: [{ name }, { name: "Ben 弁" }, { name: "Chie" }],
  deal: { hands: [["RB5", "GB7"], ["S1"], []], start: 1 },
  log: Array.from({ length: steps }, (_, step) => entryOf(step)),
});

export const statusAt = (log_length: number, over = false): Status => ({
  match: "m1",
  game: "a_game",
  to_act: [0],
  phase: "play",
  over,
  scores: [0, 0, 0],
  winners: [],
  log_length,
  undoable: false,
});

/** The code of a page that has just been opened, over that storage: nothing is left in its memory. */
export async function openPage<Used extends Disk = Disk>(disk?: Used, journal?: IDBFactory) {
  vi.resetModules();
  vi.stubGlobal("indexedDB", journal);
  const used = useDisk(disk);
  const records = await import("./records");
  const list = await import("./list");
  const recovery = await import("./recovery");
  const changes = await import("./changes");
  const stored = await import("./stored-match");
  const storage = await import("./storage");
  const packing = await import("./packing");
  return { disk: used, ...records, ...list, ...recovery, ...changes, ...stored, ...storage, ...packing };
}

export type SavesPage = Awaited<ReturnType<typeof openPage>>;

/** The first version's record of a match. */
export const firstRecord = (save: Save): string =>
  JSON.stringify({ v: 1, touched: 1, over: false, seen: save.seats.map(() => 0), save });
