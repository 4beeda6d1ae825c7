// The lessons of games that have one: each is a script of its own, which comes when it is opened.
import type { Lesson } from "../learn/lesson";

const found = import.meta.glob<Lesson>("./*/lesson/index.ts", { import: "lesson" });
const scripts = new Map(Object.entries(found).map(([path, load]) => [path.split("/")[1] ?? "", load]));

export const hasLesson = (game: string): boolean => scripts.has(game);

/** Fetch a game's lesson; null where there is none, rejects where it does not come. */
export const loadLesson = async (game: string): Promise<Lesson | null> => (await scripts.get(game)?.()) ?? null;
