import { expect, test } from "vitest";
import type { Save, Status } from "../door/door";
import { practise } from "./practice";
import { append, recordOf } from "./records";
import { idsStored } from "./stored-match";

const SAVE: Save = { format: 1, game: "some", options: {}, seats: [{ name: "Aki" }], deal: {}, log: [] };
const STATUS = { over: false, winners: [], scores: [0], log_length: 1 } as unknown as Status;

test("a match of this tab alone is played like any other, stored nowhere, and gone once it is ended", async () => {
  const { id, log, end } = practise(SAVE, [null]);
  await append(id, { do: "play" }, STATUS, 0, 0);
  expect(log.value).toEqual([{ do: "play" }]);
  expect(recordOf(id)?.save.log).toEqual([{ do: "play" }]);
  expect(idsStored()).toEqual([]);
  end();
  expect(recordOf(id)).toBeNull();
});
