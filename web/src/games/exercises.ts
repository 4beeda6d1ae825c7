// Each game's built-in exercises: a separate script, fetched when one is opened.
import { MANIFEST } from "../engine/manifest";
import type { Exercise } from "../exercise/exercise";

const found = import.meta.glob<readonly Omit<Exercise, "game">[]>("./*/exercises.json", { import: "default" });

/** The games with exercises, in the order of the shelf. */
export const gamesWithExercises: readonly string[] = MANIFEST.games.filter((id) => `./${id}/exercises.json` in found);

/** Fetches a game's exercises; an empty list for a game without. Rejects if they don't load. */
export async function loadExercises(game: string): Promise<readonly Exercise[]> {
  const exercises = (await found[`./${game}/exercises.json`]?.()) ?? [];
  return exercises.map((exercise) => ({ ...exercise, game }));
}
