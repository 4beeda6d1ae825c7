// The tables of all games: each is a script of its own, which comes when its game is looked at.
import { signal } from "@preact/signals";
import type { GameBox, GameTable } from "../table/types";
import { boxes } from "./boxes";

export type Table = GameTable & { readonly id: string };

const found = import.meta.glob<Omit<GameTable, keyof GameBox>>("./*/index.ts", { import: "table" });
const scripts = boxes.flatMap((box) => {
  const load = found[`./${box.id}/index.ts`];
  return load ? [{ ...box, load }] : [];
});
const loaded = signal<ReadonlyMap<string, Table>>(new Map());

/** A game's table, once it is here; whoever reads it in an effect or while drawing is called again when it comes. */
export const tableOf = (id: string): Table | undefined => loaded.value.get(id);

/** Whether the tables that {@link loadTables} was to fetch are here; a game that there is not has none. */
export const hasTables = (id?: string): boolean => wanted(id).every((script) => loaded.value.has(script.id));

/** Fetch a game's table, or all games'; rejects where one does not come. */
export async function loadTables(id?: string): Promise<void> {
  const missing = wanted(id).filter((script) => !loaded.peek().has(script.id));
  if (missing.length === 0) return;
  const came = await Promise.all(
    missing.map(async ({ load, ...box }) => [box.id, { ...box, ...(await load()) }] as const),
  );
  loaded.value = new Map([...loaded.peek(), ...came]);
}

/** The tables that are here, in the order of the shelf. */
export const tables = (): readonly Table[] => scripts.flatMap(({ id }) => tableOf(id) ?? []);

const wanted = (id?: string) => scripts.filter((script) => id === undefined || script.id === id);
