// The engine's catalog as the build writes it, for tests of the games.
import { afterAll, beforeAll } from "vitest";
import { catalog } from "../src/door/catalog";
import type { Catalog } from "../src/door/door";

const [written] = Object.values(
  import.meta.glob<Catalog>("../src/door/catalog.json", { import: "default", eager: true }),
);

/** Let the page have the catalog in all tests of a file. */
export function withCatalog(): void {
  beforeAll(() => {
    catalog.value = written ?? null;
  });
  afterAll(() => {
    catalog.value = null;
  });
}

/** The ids of the games in the engine's order. */
export const gameIds = (written?.games ?? []).map(({ id }) => id);
