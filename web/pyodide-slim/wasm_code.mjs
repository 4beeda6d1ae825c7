// WebAssembly's binary format, as far as the split needs it: sections, and references in code to functions and globals.

/** Ids of sections. */
export const SECTION = {
  type: 1,
  import: 2,
  function: 3,
  table: 4,
  global: 6,
  export: 7,
  element: 9,
  code: 10,
  data: 11,
  dataCount: 12,
  tag: 13,
};
/** Kinds of imports and exports. */
export const KIND = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };
const PREAMBLE = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** Reads numbers and names one after the other. */
export class Reader {
  /** @param {Uint8Array} bytes */
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  byte() {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new Error("the WebAssembly ends too early");
    return byte;
  }

  /** An unsigned number of up to 32 bits (LEB128). */
  number() {
    let value = 0;
    let shift = 0;
    for (;;) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
      shift += 7;
    }
  }

  /** A signed number of up to 32 bits, like the constants in code. */
  constant() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return byte & 64 && shift < 25 ? value | (-1 << (shift + 7)) : value;
    }
  }

  /** A number of any width and sign, skipped. */
  skipNumber() {
    while (this.byte() >= 128);
  }

  skipName() {
    const length = this.number();
    this.at += length;
  }

  name() {
    const length = this.number();
    this.at += length;
    return new TextDecoder().decode(this.bytes.subarray(this.at - length, this.at));
  }

  /** The bytes that `skip` passes over. */
  past(/** @type {() => void} */ skip) {
    const from = this.at;
    skip();
    return this.bytes.subarray(from, this.at);
  }

  /** A table's or a memory's limits. */
  skipLimits() {
    const flags = this.byte();
    this.skipNumber();
    if (flags & 1) this.skipNumber();
  }

  /** A value's type. */
  skipType() {
    const code = this.byte();
    if (code === 0x63 || code === 0x64) this.skipNumber();
  }
}

/** @param {number} value */
export function number(value) {
  const bytes = [];
  let rest = value;
  do {
    bytes.push((rest & 127) | (rest > 127 ? 128 : 0));
    rest >>>= 7;
  } while (rest > 0);
  return Uint8Array.from(bytes);
}

/** A signed number, like the constants in code. */
export function constant(/** @type {number} */ value) {
  const bytes = [];
  let rest = value;
  for (;;) {
    const byte = rest & 127;
    rest >>= 7;
    const isLast = (rest === 0 && !(byte & 64)) || (rest === -1 && byte & 64);
    bytes.push(isLast ? byte : byte | 128);
    if (isLast) return Uint8Array.from(bytes);
  }
}

export function name(/** @type {string} */ text) {
  const bytes = new TextEncoder().encode(text);
  return Buffer.concat([number(bytes.length), bytes]);
}

/** Items after their number. */
export const vector = (/** @type {Uint8Array[]} */ items) => Buffer.concat([number(items.length), ...items]);

/** Bytes after their length. */
export const sized = (/** @type {Uint8Array} */ bytes) => Buffer.concat([number(bytes.length), bytes]);

/** @typedef {{id: number, body: Uint8Array}} Section */

/**
 * @param {Uint8Array} file
 * @returns {Section[]}
 */
export function readSections(file) {
  const reader = new Reader(file, PREAMBLE.length);
  const sections = [];
  while (reader.at < file.length) {
    const id = reader.byte();
    const length = reader.number();
    sections.push({ id, body: file.subarray(reader.at, reader.at + length) });
    reader.at += length;
  }
  return sections;
}

/** @param {Section[]} sections */
export const writeSections = (sections) =>
  new Uint8Array(Buffer.concat([PREAMBLE, ...sections.flatMap(({ id, body }) => [Uint8Array.of(id), sized(body)])]));

/**
 * The section with more items at its end, which are not parsed.
 * @param {Section} section
 * @param {Uint8Array[]} items
 */
export function appended({ id, body }, items) {
  const reader = new Reader(body);
  const count = reader.number();
  return { id, body: Buffer.concat([number(count + items.length), body.subarray(reader.at), ...items]) };
}

/**
 * A module's imports and own items of each {@link KIND}: the bytes of their types.
 * @param {Section[]} sections
 * @returns {{imported: number[], types: Uint8Array[][]}} the number of imports of each kind, and the types of all
 */
export function inventory(sections) {
  /** @type {Uint8Array[][]} */
  const types = [[], [], [], [], []];
  each(sections, SECTION.import, (reader) => {
    reader.skipName();
    reader.skipName();
    const kind = reader.byte();
    types[kind]?.push(reader.past(() => skipTypeOf(reader, kind)));
  });
  const imported = types.map((known) => known.length);
  each(sections, SECTION.function, (reader) => types[KIND.function]?.push(reader.past(() => reader.skipNumber())));
  each(sections, SECTION.table, (reader) => types[KIND.table]?.push(reader.past(() => skipTypeOf(reader, KIND.table))));
  each(sections, SECTION.tag, (reader) => types[KIND.tag]?.push(reader.past(() => skipTypeOf(reader, KIND.tag))));
  each(sections, SECTION.global, (reader) => {
    types[KIND.global]?.push(reader.past(() => skipTypeOf(reader, KIND.global)));
    skipConstant(reader);
  });
  return { imported, types };
}

function skipTypeOf(/** @type {Reader} */ reader, /** @type {number} */ kind) {
  if (kind === KIND.table || kind === KIND.global) reader.skipType();
  if (kind === KIND.table || kind === KIND.memory) reader.skipLimits();
  if (kind === KIND.global || kind === KIND.tag) reader.byte();
  if (kind === KIND.function || kind === KIND.tag) reader.skipNumber();
}

/** The beginning of a global: a constant or another global's value. */
function skipConstant(/** @type {Reader} */ reader) {
  for (let op = reader.byte(); op !== 0x0b; op = reader.byte()) {
    if (op === 0x43) reader.at += 4;
    else if (op === 0x44) reader.at += 8;
    else reader.skipNumber();
  }
}

function each(
  /** @type {Section[]} */ sections,
  /** @type {number} */ id,
  /** @type {(reader: Reader) => void} */ read,
) {
  const reader = new Reader(bodyOf(sections, id));
  for (let left = reader.number(); left > 0; left--) read(reader);
}

/** @param {Section[]} sections */
export function bodyOf(sections, /** @type {number} */ id) {
  const found = sections.find((section) => section.id === id);
  if (!found) throw new Error(`the WebAssembly has no section ${id}`);
  return found.body;
}

/** Bodies of the functions, each with its locals. */
export function bodiesOf(/** @type {Uint8Array} */ code) {
  const reader = new Reader(code);
  const bodies = [];
  for (let left = reader.number(); left > 0; left--) {
    const length = reader.number();
    bodies.push(code.subarray(reader.at, reader.at + length));
    reader.at += length;
  }
  return bodies;
}

/** Skips the locals at the beginning of a body. */
export function skipLocals(/** @type {Reader} */ reader) {
  for (let left = reader.number(); left > 0; left--) {
    reader.skipNumber();
    reader.skipType();
  }
}

const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const BARE = [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, ...range(0x45, 0xc4), 0xd1];
const ONE = [0x07, 0x08, 0x09, 0x0c, 0x0d, 0x18, 0x20, 0x21, 0x22, 0x25, 0x26, 0x3f, 0x40, 0x42, 0xd0];
const TWO = [0x11, 0x13];
/** Numbers of operands after an opcode of one byte; opcodes not listed have their own rule. */
const NUMBERS = new Map([BARE, ONE, TWO].flatMap((ops, count) => ops.map((op) => /** @type {const} */ ([op, count]))));
/** The same for opcodes after 0xfc; those that name data (8, 9) are in no function that is moved. */
const NUMBERS_FC = [0, 0, 0, 0, 0, 0, 0, 0, null, null, 2, 1, 2, 1, 2, 1, 1, 1];
const BLOCKS = new Set([0x02, 0x03, 0x04, 0x06]);
const FUNCTIONS = new Set([0x10, 0x12, 0xd2]);
const GLOBALS = new Set([0x23, 0x24]);

function skipBlockType(/** @type {Reader} */ reader) {
  const code = reader.bytes[reader.at] ?? 0;
  if (code === 0x63 || code === 0x64) reader.skipType();
  else reader.skipNumber();
}

/** Opcodes that load or store, with the offset added to the address, and the constant that may be one. */
const isAccess = (/** @type {number} */ op) => op >= 0x28 && op <= 0x3e;
const CONSTANT = 0x41;

/**
 * Walks through a function's code.
 * @param {Uint8Array} body
 * @param {(kind: number, index: number, from: number, to: number) => void} [named] called with each function and global
 *   in it, and with the place in the body
 * @param {(address: number) => void} [addressed] called with each number that may be the address of data
 * @throws {Error} at an unknown opcode, or one that can't be moved into another module
 */
export function walk(body, named = () => {}, addressed = () => {}) {
  const reader = new Reader(body);
  skipLocals(reader);
  while (reader.at < body.length) {
    const op = reader.byte();
    const count = NUMBERS.get(op);
    if (op === CONSTANT) addressed(reader.constant());
    else if (isAccess(op)) {
      reader.skipNumber();
      addressed(reader.number());
    } else if (count !== undefined) for (let left = count; left > 0; left--) reader.skipNumber();
    else if (BLOCKS.has(op)) skipBlockType(reader);
    else if (FUNCTIONS.has(op) || GLOBALS.has(op)) {
      const from = reader.at;
      const index = reader.number();
      named(FUNCTIONS.has(op) ? KIND.function : KIND.global, index, from, reader.at);
    } else if (op === 0x43) reader.at += 4;
    else if (op === 0x44) reader.at += 8;
    else if (op === 0x0e) for (let left = reader.number() + 1; left > 0; left--) reader.skipNumber();
    else if (op === 0x1c) for (let left = reader.number(); left > 0; left--) reader.skipType();
    else if (op === 0xfc) {
      for (let left = numbersAfterFc(reader.number()); left > 0; left--) reader.skipNumber();
    } else throw new Error(`opcode 0x${op.toString(16)} is not known`);
  }
}

function numbersAfterFc(/** @type {number} */ op) {
  const count = NUMBERS_FC[op];
  if (typeof count !== "number") throw new Error(`opcode 0xfc ${op} can't be moved`);
  return count;
}
