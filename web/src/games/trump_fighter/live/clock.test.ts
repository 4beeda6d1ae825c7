import { beforeEach, expect, test } from "vitest";
import { MatchClock } from "./clock";

let now: number;
let clock: MatchClock;

beforeEach(() => {
  now = 0;
  clock = new MatchClock(() => now);
});

test("it keeps the time at which it was stopped, and continues from there", () => {
  now = 1000;
  clock.set(50_000);
  now = 9000;
  expect([clock.at(), clock.running]).toEqual([50_000, false]);
  clock.start();
  now = 9250;
  expect([clock.at(), clock.running]).toEqual([50_250, true]);
  clock.stop();
  now = 60_000;
  expect(clock.at()).toBe(50_250);
  clock.start();
  now = 60_100;
  expect([clock.at(), clock.until(51_000), clock.until(1)]).toEqual([50_350, 650, 0]);
});

test("an event from before the start counts as the start", () => {
  now = 1000;
  clock.set(700);
  clock.start();
  now = 1500;
  expect([clock.at(990), clock.at(1200)]).toEqual([700, 900]);
});

test("one that runs is never set back", () => {
  clock.set(0);
  clock.start();
  now = 500;
  clock.set(300);
  expect(clock.at()).toBe(500);
  clock.set(800);
  expect(clock.at()).toBe(800);
  now = 600;
  expect(clock.at()).toBe(900);
});

test("a stopped one can be set to any time, and runs from its first start if started twice", () => {
  clock.set(500);
  clock.set(300);
  expect(clock.at()).toBe(300);
  clock.start();
  now = 100;
  clock.start();
  now = 200;
  expect(clock.at()).toBe(500);
});
