// Moments are written as the clock on the wall has them.
import { expect, test, vi } from "vitest";
import { minuteOf, today } from "./dates";

test.each([
  ["Asia/Tokyo", "2026-11-25T23:05:59Z", "2026-11-26 08:05"],
  ["Asia/Tokyo", "2026-11-25T14:59:59Z", "2026-11-25 23:59"],
  ["America/Los_Angeles", "2026-11-26T07:30:00Z", "2026-11-25 23:30"],
  ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01 00:00"],
])("in %s %s is %s", (zone, moment, wanted) => {
  vi.stubEnv("TZ", zone);
  vi.useFakeTimers({ now: Date.parse(moment) });
  expect(minuteOf(new Date())).toBe(wanted);
  expect(today()).toBe(wanted.slice(0, 10));
  vi.useRealTimers();
});
