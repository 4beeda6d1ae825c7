import { beforeEach, expect, test, vi } from "vitest";
import { DoorError } from "../door/client";
import { openFinished, openSave } from "./opening";

const lookInto = vi.hoisted(() => vi.fn());
const recordOf = vi.hoisted(() => vi.fn());
vi.mock("../door/client", async () => {
  const { DoorError } = await import("../match/turns.testing");
  return { DoorError, lookInto };
});
vi.mock("../saves/opening", () => ({
  reasonOf: ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
}));
vi.mock("../saves/changes", () => ({ reconcile: async () => undefined }));
const runningOn = vi.hoisted(() => vi.fn());
vi.mock("./same-deal", () => ({ runningOn }));
vi.mock("../saves/records", () => ({ recordOf, isFromNewer: (id: string) => id === "newer" }));

const RECORD = {
  over: true,
  title: "Ours",
  machines: [null],
  save: { seats: [{ name: "Aki" }], log: [{ do: "play" }] },
};
const view = { log: [{ do: "play", seat: 0 }], log_start: 0 };

beforeEach(() => {
  lookInto.mockReset();
  runningOn.mockReset().mockReturnValue(null);
  recordOf.mockReset().mockReturnValue(RECORD);
});

test("a match that the rules call over opens", async () => {
  lookInto.mockResolvedValue({ status: { over: true }, views: [view] });
  const opening = await openFinished("one", {});
  expect(opening).toMatchObject({ at: "open", title: "Ours", course: { length: 1, kind: "turn", ends: [1] } });
});

test("one that is not over opens nothing, whatever its record says: no view of it is asked for", async () => {
  lookInto.mockResolvedValue({ status: { over: false }, views: [] });
  expect(await openFinished("one", {})).toEqual({ at: "unfinished" });
  expect(lookInto.mock.calls).toEqual([[RECORD.save, []]]);
});

test("one that the rules refuse says why", async () => {
  lookInto.mockRejectedValue(new DoorError("bad_save", "entry 3 breaks a rule", null));
  expect(await openFinished("one", {})).toEqual({ at: "unreadable", reason: "bad_save: entry 3 breaks a rule" });
});

test("one of a newer page, and one that is not here, say so", async () => {
  expect(await openFinished("newer", {})).toMatchObject({ at: "unreadable" });
  recordOf.mockReturnValue(null);
  expect(await openFinished("gone", {})).toEqual({ at: "missing" });
  expect(lookInto).not.toHaveBeenCalled();
});

test.each([
  ["a copy of it", () => openFinished("copy", {})],
  ["its link", () => openSave(RECORD.save as never, {})],
])("as long as a match with the same deal is played, %s opens nothing: no view of it is asked for", async (_, open) => {
  lookInto.mockResolvedValue({ status: { over: true }, views: [view] });
  runningOn.mockReturnValue("one");
  expect(await open()).toEqual({ at: "same-deal", running: "one" });
  expect(lookInto.mock.calls).toEqual([[RECORD.save, []]]);
});
