// The leaflets of all games: each is a script and words of its own, fetched when somebody opens it.
import { signal } from "@preact/signals";
import { fetchCatalog } from "../door/client";
import { loadWordsOf } from "../i18n/i18n";
import type { Leaflet } from "./leaflet";

const scripts = import.meta.glob<Leaflet>("../games/*/leaflet/index.tsx", { import: "leaflet" });
const scriptOf = (game: string) => scripts[`../games/${game}/leaflet/index.tsx`];

/** What shows a leaflet, and the leaflets that are here. */
interface Shelf {
  readonly Page: typeof import("./page/RulesPage").RulesPage;
  readonly leaflets: ReadonlyMap<string, Leaflet>;
}

export const shelf = signal<Shelf | null>(null);

/** Whether the game has rules to be read. */
export const hasLeaflet = (game: string): boolean => scriptOf(game) !== undefined;

/** Fetch all that a game's leaflet needs, cards and words included; rejects where something does not come. */
export async function loadLeaflet(game: string): Promise<void> {
  const load = scriptOf(game);
  if (!load || shelf.peek()?.leaflets.has(game)) return;
  const [{ RulesPage }, leaflet] = await Promise.all([
    import("./page/RulesPage"),
    load(),
    loadWordsOf(`games/${game}/leaflet`, "learn/page"),
    fetchCatalog(),
  ]);
  shelf.value = { Page: RulesPage, leaflets: new Map([...(shelf.peek()?.leaflets ?? []), [game, leaflet]]) };
}
