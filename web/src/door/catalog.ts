// The catalogue: which games there are and their cards. The engine sends it, and the build has written it down.
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Catalog, CatalogGame } from "./door";

export const catalog = signal<Catalog | null>(null);

/** The catalogue's entry for a game; undefined before the catalogue is here. */
export const entryOf = (game: string | undefined): CatalogGame | undefined =>
  catalog.value?.games.find(({ id }) => id === game);

/** A game's cards by name, as the catalogue has them; none before it has come. */
export const cardsOf = <Card>(game: string): ReadonlySignal<ReadonlyMap<string, Card>> =>
  computed(() => {
    const cards = entryOf(game)?.cards ?? [];
    return new Map(cards.map((card) => [String(card.id), card as Card]));
  });
