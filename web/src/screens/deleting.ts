// Deleting matches: what the book and the days need of them is kept first.
import { keepResults } from "../book/book";
import { noteMatch } from "../day/day-book";
import { headOf } from "../saves/list";
import { deleteMatches } from "../saves/matches";

/** Deletes matches; the last one can be brought back as long as the page is open. */
export async function deleteAll(ids: readonly string[]): Promise<void> {
  await keepResults(ids);
  for (const id of ids) {
    const head = headOf(id);
    if (head) await noteMatch(head);
  }
  await deleteMatches(ids);
}
