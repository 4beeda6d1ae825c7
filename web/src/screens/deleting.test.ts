// The book's, the record's and the days' data of matches outlives them.
import { beforeEach, expect, test } from "vitest";
import { emptyStore, storedRow } from "../../testing/store";
import { allResults, book } from "../book/book";
import { finished } from "../book/histories.testing";
import { isPlayed, wasBegun } from "../day/day-book";
import { readDocuments } from "../saves/documents";
import { matches, refresh } from "../saves/list";
import { storeMatch } from "../saves/matches";
import { allSolos } from "../solo/kept";
import { alone } from "../solo/solos.testing";
import { deleteAll } from "./Stored";

beforeEach(async () => {
  await emptyStore();
  await Promise.all([readDocuments(), refresh()]);
});

test("deleted matches stay in the book and the record, and the days on which they were begun and played are known", async () => {
  const [played, begun] = ["2026-11-22", "2026-11-23"].map((date) => ({ game: "a_game", date }));
  if (!played || !begun) expect.fail();
  await storeMatch(finished("one", 1));
  await storeMatch(alone("two", 4));
  await storeMatch(finished(`day-a_game-${played.date}`, 2));
  await storeMatch(finished(`day-a_game-${begun.date}`, 3, { over: false, outcome: null }));
  const [result] = allResults(book.value);
  const [solo] = allSolos();
  await deleteAll(matches.value.map(({ id }) => id));
  expect(matches.value).toEqual([]);
  expect(storedRow("one")).toMatchObject({ gone: true });
  expect(allResults(book.value)).toEqual([{ ...result, id: null }]);
  expect(allSolos()).toEqual([{ ...solo, id: null }]);
  expect([isPlayed(played), isPlayed(begun), wasBegun(begun)]).toEqual([true, false, true]);
});
