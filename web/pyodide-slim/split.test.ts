// A module in two: the second has everything that the first lacks, and the split is invisible from outside.
import { expect, test } from "vitest";
import { joined } from "../src/engine/halves.mjs";
import { instrumented, split } from "./split.mjs";
import { dataOf, divided, segmentsOf } from "./tables.mjs";
import { name, SECTION, sized, vector, writeSections } from "./wasm_code.mjs";

const bytes = (...given: number[]) => Uint8Array.from(given);
const I32 = 0x7f;
const [EMPTY, ONE] = [0, 1];
/** Places among the bodies. */
const [DOUBLED, TOLD, SUMMED] = [0, 1, 2];

/**
 * Function 0 is imported, `tell`. 1 doubles what 2 gives; 2 asks `tell` and adds global 1; 3 calls 1 and, through the
 * table, 2: (i32) → i32 all of them. The memory begins with 1, 2 … 8 at 16, and 9 at 40.
 */
const WHOLE = writeSections([
  { id: SECTION.type, body: vector([bytes(0x60, 0, 0), bytes(0x60, 1, I32, 1, I32)]) },
  {
    id: SECTION.import,
    body: vector([
      Buffer.concat([name("env"), name("tell"), bytes(0, ONE)]),
      Buffer.concat([name("env"), name("far"), bytes(3, I32, 1)]),
    ]),
  },
  { id: SECTION.function, body: vector([bytes(ONE), bytes(ONE), bytes(ONE)]) },
  { id: SECTION.table, body: vector([bytes(0x70, 0, 4)]) },
  { id: 5, body: vector([bytes(0, 1)]) },
  { id: SECTION.tag, body: vector([bytes(0, EMPTY)]) },
  { id: SECTION.global, body: vector([bytes(I32, 1, 0x41, 5, 0x0b)]) },
  {
    id: SECTION.export,
    body: vector([
      Buffer.concat([name("doubled"), bytes(0, 1)]),
      Buffer.concat([name("summed"), bytes(0, 3)]),
      Buffer.concat([name("table"), bytes(1, 0)]),
      Buffer.concat([name("memory"), bytes(2, 0)]),
    ]),
  },
  { id: SECTION.element, body: vector([Buffer.concat([bytes(0, 0x41, 1, 0x0b), vector([bytes(2), bytes(3)])])]) },
  {
    id: SECTION.code,
    body: vector(
      [
        bytes(0, 0x20, 0, 0x10, 2, 0x41, 2, 0x6c, 0x0b),
        bytes(1, 1, I32, 0x20, 0, 0x10, 0, 0x23, 1, 0x6a, 0x22, 1, 0x0b),
        bytes(0, 0x20, 0, 0x10, 1, 0x20, 0, 0x41, 1, 0x11, ONE, 0, 0x6a, 0x0b),
      ].map(sized),
    ),
  },
  {
    id: SECTION.data,
    body: dataOf([
      { at: 16, bytes: bytes(1, 2, 3, 4, 5, 6, 7, 8) },
      { at: 40, bytes: bytes(9) },
    ]),
  },
]);

type Call = (given: number) => number;

function start(used: readonly number[], stretches: { from: number; to: number }[] = [], isAtOnce = false) {
  const { first, second } = split(WHOLE, (at) => used.includes(at), stretches);
  const told: number[] = [];
  const env = {
    tell: (given: number) => {
      told.push(given);
      return given + 1;
    },
    far: new WebAssembly.Global({ value: "i32", mutable: true }, 9),
  };
  let loads = 0;
  const instance = new WebAssembly.Instance(new WebAssembly.Module(first), { env });
  const exports = joined(
    instance,
    () => {
      loads += 1;
      return new WebAssembly.Module(second);
    },
    isAtOnce,
  );
  return { exports, told, loads: () => loads, summed: exports.summed as Call, doubled: exports.doubled as Call };
}

const WAYS = [[], [DOUBLED], [TOLD], [SUMMED], [DOUBLED, TOLD], [DOUBLED, SUMMED], [TOLD, SUMMED]];

test.each(WAYS.map((used) => [used]))(
  "with %j in the first module all works as in one, and the second is loaded once",
  (used) => {
    const { summed, doubled, told, loads } = start(used);
    expect([summed(10), summed(-3), doubled(0)]).toEqual([3 * (10 + 1 + 5), 3 * (-3 + 1 + 5), 2 * (0 + 1 + 5)]);
    expect(told).toEqual([10, 10, -3, -3, 0]);
    expect(loads()).toBe(1);
  },
);

test("a function of the first module runs without the second", () => {
  const { summed, loads } = start([DOUBLED, TOLD, SUMMED]);
  expect([summed(10), loads()]).toEqual([48, 0]);
});

test("the table keeps its length and its entries, and the split does not show", () => {
  const { exports, loads } = start([SUMMED]);
  const table = exports.table as WebAssembly.Table;
  expect([Object.keys(exports), table.length]).toEqual([["doubled", "summed", "table", "memory"], 4]);
  expect([table.get(0), (table.get(1) as Call)(1), table.get(3)]).toEqual([null, 7, null]);
  expect(loads()).toBe(1);
});

test("a second module that fails to load is an error of the call that needs it, and may load later", () => {
  const { first, second } = split(WHOLE, () => false);
  const env = { tell: (given: number) => given, far: new WebAssembly.Global({ value: "i32", mutable: true }, 0) };
  let isThere = false;
  const exports = joined(new WebAssembly.Instance(new WebAssembly.Module(first), { env }), () => {
    if (!isThere) throw new Error("no network");
    return new WebAssembly.Module(second);
  });
  const summed = exports.summed as Call;
  expect(() => summed(1)).toThrow("no network");
  isThere = true;
  expect(summed(1)).toBe(18);
});

test("marks say which functions have run", () => {
  const env = { tell: (given: number) => given, far: new WebAssembly.Global({ value: "i32", mutable: true }, 0) };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(instrumented(WHOLE) as Uint8Array<ArrayBuffer>), {
    env,
  });
  (exports.doubled as Call)(1);
  const marks = [DOUBLED, TOLD, SUMMED].map((at) => (exports[`$${at}`] as WebAssembly.Global).value);
  expect(marks).toEqual([1, 1, 0]);
});

const WHOLE_DATA = [1, 2, 3, 4, 5, 6, 7, 8];
const heldAt = (exports: WebAssembly.Exports, at: number, length: number) => [
  ...new Uint8Array((exports.memory as WebAssembly.Memory).buffer, at, length),
];

test("data in a stretch is in the memory with the second module, before that runs", () => {
  const { exports, summed, loads } = start([DOUBLED, TOLD], [{ from: 18, to: 21 }]);
  expect([heldAt(exports, 16, 8), heldAt(exports, 40, 1), loads()]).toEqual([[1, 2, 0, 0, 0, 6, 7, 8], [9], 0]);
  expect([summed(10), loads()]).toEqual([48, 1]);
  expect([heldAt(exports, 16, 8), heldAt(exports, 40, 1)]).toEqual([WHOLE_DATA, [9]]);
});

test("data of a second module that is loaded from the beginning is there too", () => {
  const { exports, summed, loads } = start([], [{ from: 0, to: 100 }], true);
  expect([heldAt(exports, 16, 8), heldAt(exports, 40, 1), loads()]).toEqual([WHOLE_DATA, [9], 1]);
  expect([summed(10), loads()]).toEqual([48, 1]);
});

test.each([
  ["", "", "16+8"],
  ["0-16", "", "16+8"],
  ["0-17", "16+1", "17+7"],
  ["17-18 20-30", "17+1 20+4", "16+1 18+2"],
  ["16-24", "16+8", ""],
  ["24-30", "", "16+8"],
])("data of 16+8 is divided at %j into %j and %j", (stretches, ...parts) => {
  const places = Array.from(stretches.matchAll(/(\d+)-(\d+)/g), ([, from, to]) => ({
    from: Number(from),
    to: Number(to),
  }));
  const { within, outside } = divided([{ at: 16, bytes: bytes(...WHOLE_DATA) }], places);
  const told = (pieces: typeof within) => pieces.map(({ at, bytes }) => `${at}+${bytes.length}`).join(" ");
  expect([told(within), told(outside)]).toEqual(parts);
  expect(segmentsOf(dataOf([...within, ...outside]))).toHaveLength(within.length + outside.length);
});
