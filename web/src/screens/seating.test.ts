// The seating from stored or requested choices.
import { expect, test, vi } from "vitest";
import { seatColours } from "../table/MachineSign";
import { aloneWith, companyOf, fitting, isPassed, machineFor, nameless, withSeat } from "./seating";

vi.mock("../i18n/i18n", () => ({ t: (id: string) => id, has: () => false }));

const looks = { faces: ["A", "B", "C"], hues: [], Portrait: () => null };
const LEVELS = ["easy", "even"];
const at = (level: string, face: string) => ({ level, face });

test("a machine takes the first free face, and the first of all if none is free", () => {
  expect(machineFor(looks.faces, [at("easy", "A"), null], "even")).toEqual(at("even", "B"));
  expect(machineFor(looks.faces, [at("easy", "A"), at("easy", "B"), at("easy", "C")], "even").face).toBe("A");
});

test("a seat beyond the known ones gets a machine, and a person replaces a machine", () => {
  expect(withSeat([null], 2, at("easy", "A"))).toEqual([null, null, at("easy", "A")]);
  expect(withSeat([at("easy", "A"), null], 0, null)).toEqual([null, null]);
});

test("one person sits first, and all others are machines with different faces", () => {
  expect(aloneWith(looks, 4, "easy")).toEqual([null, at("easy", "A"), at("easy", "B"), at("easy", "C")]);
});

test("a person without a name has a number, except the only one among machines", () => {
  const machine = at("easy", "A");
  expect([nameless(0, 2, [null, machine]), nameless(0, 3, [null, machine])]).toEqual(["player-alone", "player-number"]);
  expect([nameless(1, 2, []), nameless(1, 2, [machine, null, null])]).toEqual(["player-number", "player-alone"]);
});

test("machines of another game get different faces of this game, and its levels", () => {
  const kept = [null, at("easy", "X"), at("hard", "Y"), at("even", "A")];
  expect(fitting(kept, looks, LEVELS)).toEqual([null, at("easy", "A"), at("easy", "B"), at("even", "C")]);
  expect(fitting([null, at("even", "B")], looks, LEVELS)).toEqual([null, at("even", "B")]);
});

test("a game without machines has none", () => {
  expect(fitting([null, at("even", "B")], looks, [])).toEqual([]);
});

test("a machine brings its own colour to its seat, and people get the others", () => {
  const own = { ...looks, hues: [4, 0, 2] };
  const seating = [null, at("easy", "B"), null, at("easy", "A")];
  expect(Object.values(seatColours(own, seating, 4))).toEqual([1, 0, 2, 4].map((hue) => `var(--hue-${hue})`));
  expect(Object.values(seatColours(own, [], 3))).toEqual([0, 1, 2].map((hue) => `var(--hue-${hue})`));
});

test.each([
  [[null, null, null], "together", true],
  [[null, at("easy", "A"), at("easy", "B")], "alone", false],
  [[null, null, at("easy", "B")], "mixed", true],
] as const)("%j are %s at the table, and whether the device is passed is %s", (seating, company, passed) => {
  expect([companyOf(seating, 3), isPassed(seating, 3)]).toEqual([company, passed]);
});
