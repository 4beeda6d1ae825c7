// Tables of Python's own that only functions of the second module read: their places in Pyodide's WebAssembly, whose
// release is pinned.
import { createHash } from "node:crypto";
import { bodiesOf, bodyOf, constant, Reader, readSections, SECTION, sized, vector, walk } from "./wasm_code.mjs";

/**
 * A constant stretch of the memory, which begins and ends among the tables in its name, and to which nothing points
 * except their own modules' code and data.
 * @typedef {{what: string, from: number, to: number, digest: string}} Stretch
 *
 * @type {Stretch[]}
 */
const STRETCHES = [
  { what: "the character sets of East Asia", from: 0xc4000, to: 0x153a00, digest: "3882fcf2afbbee05" },
  { what: "the Unicode database", from: 0x15a000, to: 0x1f3000, digest: "4bf1aeaa30f9a87a" },
  { what: "the code of frozen modules", from: 0x22c750, to: 0x296c68, digest: "4e767ab89f063821" },
  { what: "the C library's character sets", from: 0x2b3000, to: 0x2d3000, digest: "c06b1196b67d2e16" },
];

/** Numbers in code that are not addresses: bounds, sums and masks of encodings, factors of hashes and chance, bits. */
const NUMBERS = new Set([
  ...[0xe2080, 0xffc00, 0xfffff, 0x100000, 0x10ffff, 0x110000, 0x120000],
  ...[1e6, 1e6 + 3, 1664525, 0x281520],
]);

/** @typedef {{at: number, bytes: Uint8Array}} Segment the memory's content from there on */

/** @returns {Segment[]} */
export function segmentsOf(/** @type {Uint8Array} */ body) {
  const reader = new Reader(body);
  return Array.from({ length: reader.number() }, () => {
    if (reader.byte() !== 0 || reader.byte() !== 0x41) throw new Error("data without an address of its own");
    const at = reader.constant();
    reader.byte();
    const length = reader.number();
    reader.at += length;
    return { at, bytes: body.subarray(reader.at - length, reader.at) };
  });
}

/** A data section of these segments. */
export const dataOf = (/** @type {Segment[]} */ segments) =>
  vector(
    segments.map(({ at, bytes }) =>
      Buffer.concat([Uint8Array.of(0, 0x41), constant(at), Uint8Array.of(0x0b), sized(bytes)]),
    ),
  );

/**
 * @param {Segment[]} segments
 * @param {Pick<Stretch, "from" | "to">[]} stretches
 * @returns {{within: Segment[], outside: Segment[]}} the same data, in pieces
 */
export function divided(segments, stretches) {
  const [within, outside] = [/** @type {Segment[]} */ ([]), /** @type {Segment[]} */ ([])];
  for (const { at, bytes } of segments) {
    const end = at + bytes.length;
    let done = at;
    const piece = (/** @type {Segment[]} */ into, /** @type {number} */ to) => {
      if (to > done) into.push({ at: done, bytes: bytes.subarray(done - at, to - at) });
      done = Math.max(done, to);
    };
    for (const { from, to } of stretches) {
      piece(outside, Math.min(from, end));
      piece(within, Math.min(to, end));
    }
    piece(outside, end);
  }
  return { within, outside };
}

/** Numbers in the kept functions that may be addresses. */
function named(/** @type {Uint8Array[]} */ bodies) {
  /** @type {Set<number>} */
  const numbers = new Set();
  for (const body of bodies) walk(body, undefined, (number) => numbers.add(number));
  return [...numbers].filter((number) => !NUMBERS.has(number));
}

/** The memory's bytes at that place, as the module has them. */
function bytesIn(/** @type {Segment[]} */ segments, /** @type {Stretch} */ { from, to }) {
  const bytes = new Uint8Array(to - from);
  for (const piece of divided(segments, [{ from, to }]).within) bytes.set(piece.bytes, piece.at - from);
  return bytes;
}

/**
 * @param {Uint8Array} file Pyodide's WebAssembly, whole
 * @param {(at: number) => boolean} isUsed whether the first module keeps a function, by its place among the bodies
 * @returns {Stretch[]} those that can move with functions of the second module, in order
 */
export function movableTables(file, isUsed) {
  const sections = readSections(file);
  const segments = segmentsOf(bodyOf(sections, SECTION.data));
  const numbers = named(bodiesOf(bodyOf(sections, SECTION.code)).filter((_, at) => isUsed(at)));
  return STRETCHES.filter((stretch) => {
    const { what, from, to, digest } = stretch;
    const found = createHash("sha256").update(bytesIn(segments, stretch)).digest("hex").slice(0, 16);
    if (found !== digest) throw new Error(`${what} are not where they were in Pyodide's memory: ${found}`);
    const inside = numbers.filter((number) => number >= from && number < to);
    if (inside.length > 0) console.warn(`${what} stay in the first module, for the sake of ${inside}`);
    return inside.length === 0;
  });
}

/**
 * The memory without the content of the stretches.
 * @param {Uint8Array} memory
 * @param {Pick<Stretch, "from" | "to">[]} stretches
 * @param {number} [at] where in `memory` it begins
 */
export function withoutTables(memory, stretches, at = 0) {
  const copy = memory.slice();
  for (const { from, to } of stretches) copy.fill(0, at + from, at + to);
  return copy;
}
