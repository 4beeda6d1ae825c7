// The tables of all games: each is a separate script, loaded when its game is opened.
import { signal } from "@preact/signals";
import { MANIFEST } from "../engine/manifest";
import type { GameTable } from "../table/types";

export type Table = GameTable & { readonly id: string };

const found = import.meta.glob<GameTable>("./*/index.ts", { import: "table" });
const scripts = MANIFEST.games.flatMap((id) => {
  const load = found[`./${id}/index.ts`];
  return load ? [{ id, load }] : [];
});
const loaded = signal<ReadonlyMap<string, Table>>(new Map());

/** A game's table, once it is here; a reader in an effect or while drawing is called again when it comes. */
export const tableOf = (id: string): Table | undefined => loaded.value.get(id);

/** Returns whether the tables for {@link loadTables} are here; an unknown game has none. */
export const hasTables = (id?: string): boolean => wanted(id).every((script) => loaded.value.has(script.id));

/** Fetch a game's table, or all games'; rejects where one does not come. */
export async function loadTables(id?: string): Promise<void> {
  const missing = wanted(id).filter((script) => !loaded.peek().has(script.id));
  if (missing.length === 0) return;
  const came = await Promise.all(missing.map(async ({ id, load }) => [id, { ...(await load()), id }] as const));
  loaded.value = new Map([...loaded.peek(), ...came]);
}

/** The tables that are here, in the order of the shelf. */
export const tables = (): readonly Table[] => scripts.flatMap(({ id }) => tableOf(id) ?? []);

const wanted = (id?: string) => scripts.filter((script) => id === undefined || script.id === id);
