import { signal } from "@preact/signals";
import { beforeEach, expect, test, vi } from "vitest";
import type { FightContext } from "./acts";
import { Agreement } from "./agreement";

const submit = vi.fn();
const covered = signal(false);

function agreement(phase = "battle"): Agreement {
  const live = { submit, covered, clock: { at: () => 4321 } };
  return new Agreement({ live, open: { view: { phase } } } as unknown as FightContext);
}

beforeEach(() => {
  covered.value = false;
});

test("a standstill begins when both sides have agreed, at the clock's time", () => {
  const both = agreement();
  both.say(1);
  expect([both.said.value, submit.mock.calls]).toEqual([[false, true], []]);
  both.say(0);
  const [[act]] = submit.mock.calls as [[{ seat: null; at: number; make: (at: number) => object }]];
  expect([act.seat, act.make(act.at)]).toEqual([null, { do: "agree", at: 4321 }]);
});

test("a side withdraws its agreement by a second press, and a change of the table clears it", () => {
  const both = agreement();
  both.say(0);
  both.say(0);
  both.say(1);
  expect(both.said.value).toEqual([false, true]);
  both.forget();
  both.say(0);
  expect([both.said.value, submit.mock.calls]).toEqual([[true, false], []]);
});

test.each([
  ["while a call is open", "call", false],
  ["behind the cover", "battle", true],
])("nothing is said %s", (_, phase, isCovered) => {
  const both = agreement(phase);
  covered.value = isCovered;
  both.say(0);
  expect(both.said.value).toEqual([false, false]);
});
