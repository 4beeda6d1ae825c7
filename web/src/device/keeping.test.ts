// The reminder of a backup, on a browser that deletes a site's storage after a week without a visit.
import { beforeEach, expect, test, vi } from "vitest";

const WEEK = 7 * 24 * 60 * 60 * 1000;
const NOW = Date.parse("2026-11-23T12:00Z");

/** Returns the page of a visit at that moment. */
async function visit(now: number): Promise<typeof import("./keeping")> {
  vi.setSystemTime(now);
  vi.resetModules();
  return import("./keeping");
}

beforeEach(() => {
  vi.stubGlobal("GestureEvent", class {});
  vi.useFakeTimers({ toFake: ["Date"] });
});

test("comes without a backup, and a week after the last one", async () => {
  const page = await visit(NOW);
  expect(page.isBackupDue()).toBe(true);
  page.noteBackup();
  expect([(await visit(NOW + WEEK)).isBackupDue(), (await visit(NOW + WEEK + 1)).isBackupDue()]).toEqual([false, true]);
});

test("comes a week after the clock was right again if that was in 2036 at the last backup", async () => {
  (await visit(Date.parse("2036-01-01"))).noteBackup();
  expect([(await visit(NOW)).isBackupDue(), (await visit(NOW + WEEK)).isBackupDue()]).toEqual([false, false]);
  expect((await visit(NOW + WEEK + 1)).isBackupDue()).toBe(true);
});
