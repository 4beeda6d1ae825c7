// Games are found by their folders; the engine's register says in which order they stand.
import { MANIFEST } from "../engine/manifest";

/**
 * What games' folders offer, each with its game's id, in the order of the engine's register. A game without a folder
 * here is left out, and so is a folder whose game the engine does not know.
 * @param found what `import.meta.glob` has found, by its path `./<id>/…`
 */
export function inOrder<Part>(found: Readonly<Record<string, Part>>): readonly (Part & { readonly id: string })[] {
  const parts = new Map(Object.entries(found).map(([path, part]) => [path.split("/")[1], part]));
  return MANIFEST.games.flatMap((id) => {
    const part = parts.get(id);
    return part ? [{ ...part, id }] : [];
  });
}
