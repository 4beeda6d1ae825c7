import { beforeEach, expect, test, vi } from "vitest";
import { DoorError } from "../door/client";
import { openFinished, openSave } from "./opening";

const views = vi.hoisted(() => vi.fn());
const recordOf = vi.hoisted(() => vi.fn());
vi.mock("../door/client", async () => {
  const { DoorError } = await import("../table/session.testing");
  return { DoorError, views };
});
vi.mock("../saves/opening", () => ({
  reasonOf: ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
}));
vi.mock("../saves/changes", () => ({ reconcile: async () => undefined }));
const runningOn = vi.hoisted(() => vi.fn());
vi.mock("../saves/same-deal", () => ({ runningOn }));
vi.mock("../saves/records", () => ({ recordOf, isFromNewer: (id: string) => id === "newer" }));

const RECORD = {
  over: true,
  title: "Ours",
  machines: [null],
  save: { seats: [{ name: "Aki" }], log: [{ do: "play" }] },
};
const view = { log: [{ do: "play", seat: 0 }], log_start: 0 };
/** The one request that is made before it is known that the match is over: for no view. */
const NO_VIEW = [[RECORD.save, [], []]];

beforeEach(() => {
  views.mockReset();
  runningOn.mockReset().mockReturnValue(null);
  recordOf.mockReset().mockReturnValue(RECORD);
});

test("a match that the rules call over opens", async () => {
  views.mockResolvedValue({ status: { over: true, winners: [0], scores: [3] }, deals: [0], views: [[view]] });
  const opening = await openFinished("one", {});
  const course = { length: 1, kind: "turn", ends: [1] };
  const outcome = { winners: [0], scores: [3] };
  expect(opening).toMatchObject({ at: "open", title: "Ours", course, outcome, deals: [view] });
  expect(views.mock.calls).toEqual([...NO_VIEW, [RECORD.save, [null], [1]]]);
});

test("one that is not over opens nothing, whatever its record says: no view of it is asked for", async () => {
  views.mockResolvedValue({ status: { over: false }, deals: [0], views: [] });
  expect(await openFinished("one", {})).toEqual({ at: "unfinished" });
  expect(views.mock.calls).toEqual(NO_VIEW);
});

test("one that the rules refuse says why", async () => {
  views.mockRejectedValue(new DoorError("bad_save", "entry 3 breaks a rule", null));
  expect(await openFinished("one", {})).toEqual({ at: "unreadable", reason: "bad_save: entry 3 breaks a rule" });
});

test("one of a newer page, and one that is not here, say so", async () => {
  expect(await openFinished("newer", {})).toMatchObject({ at: "unreadable" });
  recordOf.mockReturnValue(null);
  expect(await openFinished("gone", {})).toEqual({ at: "missing" });
  expect(views).not.toHaveBeenCalled();
});

test.each([
  ["a copy of it", () => openFinished("copy", {})],
  ["its link", () => openSave(RECORD.save as never, {})],
])("as long as a match with the same deal is played, %s opens nothing: no view of it is asked for", async (_, open) => {
  views.mockResolvedValue({ status: { over: true }, deals: [0], views: [] });
  runningOn.mockReturnValue("one");
  expect(await open()).toEqual({ at: "same-deal", running: "one" });
  expect(views.mock.calls).toEqual(NO_VIEW);
});
