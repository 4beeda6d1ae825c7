// The stored part of the record: the results of matches that are deleted here, or were imported.
import * as v from "valibot";
import { everyListed, firstOnes, type Listed, listedOf, MOST_RESULTS, newOnes, rowsOf } from "../book/listed";
import { StoredDocument } from "../saves/documents";
import { headOf } from "../saves/list";
import { FIELDS, type Solo, soloIn, soloOf } from "./solo";

const StoredShape = v.object({ results: v.pipe(v.array(v.unknown()), v.maxLength(MOST_RESULTS)) });
type Stored = v.InferOutput<typeof StoredShape>;

const { toRow, fromRow } = rowsOf(FIELDS, soloIn);

const kept = new StoredDocument<Stored>("solo", StoredShape, { results: [] });

const resultsIn = ({ results }: Stored): Solo[] => results.flatMap(fromRow);

const everySolo = (stored: Stored): Listed<Solo>[] => everyListed(resultsIn(stored), soloOf);

/** Returns all results in the order in which the matches ended; of each deal the first. */
export const allSolos = (): Listed<Solo>[] =>
  firstOnes(everySolo(kept.now.value)).sort((one, other) => one.ended - other.ended);

/** Returns the record with more results. If there are too many, the first ones are removed. */
const withSolos = (stored: Stored, added: readonly Solo[]): Stored => ({
  results: firstOnes([...resultsIn(stored), ...added])
    .slice(-MOST_RESULTS)
    .map(toRow),
});

/** Keeps the results of these matches, before their deletion. */
export async function keepSolos(ids: readonly string[]): Promise<void> {
  const results = listedOf(
    ids.map(headOf).filter((head) => head !== null),
    soloOf,
  );
  if (results.length) await kept.change((stored) => withSolos(stored, results));
}

/** Imports results; existing ones stay unchanged. Resolves to the number of new results. */
export async function takeInSolos(found: readonly Solo[]): Promise<number> {
  let added = 0;
  await kept.change((stored) => {
    const fresh = newOnes(everySolo(stored), found);
    added = fresh.length;
    return withSolos(stored, fresh);
  });
  return added;
}

/** Imports another device's record; resolves to whether it could be read. */
export const joinSolos = (found: unknown): Promise<boolean> =>
  kept.join(found, (own, theirs) => withSolos(own, newOnes(everySolo(own), resultsIn(theirs))));
