// Games are found by their folders; this module has the parts known before a game's table is fetched: the box on the
// shelf and whether there is a lesson. The engine's register defines their order.
import { MANIFEST } from "../engine/manifest";
import type { Lesson } from "../learn/lesson";
import type { GameBox } from "../table/types";

const found = import.meta.glob<GameBox>("./*/box/index.tsx", { eager: true, import: "box" });

/** A game without a folder is left out, and so is a folder whose game the engine does not know. */
export const boxes = MANIFEST.games.flatMap((id) => {
  const box = found[`./${id}/box/index.tsx`];
  return box ? [{ ...box, id }] : [];
});

/** Each a separate script, loaded when the lesson is opened. */
const steps = import.meta.glob<Lesson["steps"]>("./*/lesson/steps.json", { import: "default" });
const aids = import.meta.glob<Lesson["Aid"]>("./*/lesson/Aid.tsx", { import: "Aid" });

export const hasLesson = (game: string): boolean => `./${game}/lesson/steps.json` in steps;

/** Fetch a game's lesson; null where there is none, rejects where it does not come. */
export async function loadLesson(game: string): Promise<Lesson | null> {
  const parts = [steps[`./${game}/lesson/steps.json`]?.(), aids[`./${game}/lesson/Aid.tsx`]?.()] as const;
  const [found, Aid] = await Promise.all(parts);
  return found ? { steps: found, Aid } : null;
}
