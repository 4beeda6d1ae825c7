// The exercises that come with each game: a script of its own, fetched when one is opened.
import { MANIFEST } from "../engine/manifest";
import type { Exercise } from "../exercise/exercise";

const found = import.meta.glob<readonly Omit<Exercise, "game">[]>("./*/exercises.json", { import: "default" });

/** The games that have any, in the order of the shelf. */
export const gamesWithExercises: readonly string[] = MANIFEST.games.filter((id) => `./${id}/exercises.json` in found);

/** Fetches a game's exercises; none where it has none, rejects where they don't come. */
export async function loadExercises(game: string): Promise<readonly Exercise[]> {
  const exercises = (await found[`./${game}/exercises.json`]?.()) ?? [];
  return exercises.map((exercise) => ({ ...exercise, game }));
}
