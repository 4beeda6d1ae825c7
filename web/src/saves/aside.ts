// Invalid entries of the storage: each is moved, complete, to a separate document, so that it can't stop the page and
// is not lost, until a person decides.
import { computed } from "@preact/signals";
import { eraseBody, OF_MATCH, orElse, reading, rowsOf, storeOf, writing } from "./database";
import { ASIDE, documents, setAside } from "./documents";
import { readText } from "./local";
import { keyOf, unmirror } from "./mirror";

/** All entries that were set aside, as they were stored. */
export const aside = computed((): readonly { readonly name: string; readonly text: string }[] =>
  [...documents.value]
    .filter(([name]) => name.startsWith(ASIDE))
    .map(([name, { value }]) => ({ name, text: String(value) })),
);

/** Moves a match's text in local storage aside. */
export async function moveTextAside(id: string): Promise<void> {
  const text = readText(keyOf(id));
  if (text !== null && (await setAside(id, text))) unmirror(id); // else it stays where it is
}

/** Sets the database's rows of a match aside. */
export const moveRowsAside = (id: string): Promise<void> => orElse(moveRows(id), () => undefined);

async function moveRows(id: string): Promise<void> {
  const found = await reading(OF_MATCH, (transaction) => rowsOf(transaction, id));
  if (found.head === undefined && !found.log.length) return;
  if (!(await setAside(id, JSON.stringify(found)))) return;
  await writing(OF_MATCH, async (transaction) => {
    storeOf(transaction, "matches").delete(id);
    eraseBody(transaction, id);
  });
}
