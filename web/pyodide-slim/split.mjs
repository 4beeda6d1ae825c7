// Pyodide's WebAssembly in two modules: the functions that a start and a match use, and the rest, loaded on first call.
//
// The first module is the complete one, with every table, index and address unchanged; but functions that the profile
// has not seen pass their arguments, through a separate table, to the second module. Entry 0 of that table loads it. So
// a memory image fits both, and the split is invisible from outside. Data that only the second module's functions read
// is loaded with them.
import { OWN } from "../src/engine/halves.mjs";
import { dataOf, divided, segmentsOf } from "./tables.mjs";
import {
  appended,
  bodiesOf,
  bodyOf,
  constant,
  inventory,
  KIND,
  name,
  number,
  Reader,
  readSections,
  SECTION,
  sized,
  skipLocals,
  vector,
  walk,
  writeSections,
} from "./wasm_code.mjs";

const FUNCREF = 0x70;
const I32 = 0x7f;
const END = 0x0b;

/**
 * @typedef {import("./wasm_code.mjs").Section} Section
 * @typedef {object} Parts of a module
 * @property {Section[]} sections
 * @property {Uint8Array[]} bodies
 * @property {number[]} imported number of imports of each kind
 * @property {Uint8Array[][]} types of each kind, by index
 */

/** @returns {Parts} */
function partsOf(/** @type {Uint8Array} */ file) {
  const sections = readSections(file);
  return { sections, bodies: bodiesOf(bodyOf(sections, SECTION.code)), ...inventory(sections) };
}

/** A module whose functions each set their own global, `$0`, `$1` …, when they run. */
export function instrumented(/** @type {Uint8Array} */ file) {
  const { sections, bodies, types } = partsOf(file);
  const first = types[KIND.global]?.length ?? 0;
  const marked = bodies.map((body, at) => {
    const reader = new Reader(body);
    skipLocals(reader);
    const mark = [Uint8Array.of(0x41, 1, 0x24), number(first + at)];
    return sized(Buffer.concat([body.subarray(0, reader.at), ...mark, body.subarray(reader.at)]));
  });
  const zero = Uint8Array.of(I32, 1, 0x41, 0, END);
  return writeSections(
    sections.map((section) => {
      if (section.id === SECTION.code) return { id: section.id, body: vector(marked) };
      if (section.id === SECTION.global)
        return appended(
          section,
          bodies.map(() => zero),
        );
      if (section.id !== SECTION.export) return section;
      return appended(
        section,
        bodies.map((_, at) => exported(String(at), KIND.global, first + at)),
      );
    }),
  );
}

const exported = (/** @type {string} */ as, /** @type {number} */ kind, /** @type {number} */ index) =>
  Buffer.concat([name(OWN + as), Uint8Array.of(kind), number(index)]);

/** Numbers of values that functions of each type take and return. */
function signatures(/** @type {Uint8Array} */ body) {
  const reader = new Reader(body);
  const listed = () => {
    const count = reader.number();
    for (let left = count; left > 0; left--) reader.skipType();
    return count;
  };
  return Array.from({ length: reader.number() }, () => {
    if (reader.byte() !== 0x60) throw new Error("a type that is no function's");
    return { takes: listed(), gives: listed() };
  });
}

/** The type of functions without parameters and results. */
function voidType(/** @type {Uint8Array} */ body) {
  const found = signatures(body).findIndex(({ takes, gives }) => takes + gives === 0);
  if (found < 0) throw new Error("no function takes and gives nothing");
  return found;
}

/**
 * References of moved functions to unmoved ones, in the order in which the second module imports them.
 * @param {Uint8Array[]} bodies of the moved functions
 * @param {(index: number) => boolean} isMoved whether a function is moved
 */
function needsOf(bodies, isMoved) {
  const needs = { functions: new Set(), globals: new Set() };
  for (const body of bodies)
    walk(body, (kind, index) => {
      if (kind === KIND.global) needs.globals.add(index);
      else if (!isMoved(index)) needs.functions.add(index);
    });
  return { functions: [...needs.functions], globals: [...needs.globals] };
}

/** The body with other indexes for its functions and globals. */
function renumbered(/** @type {Uint8Array} */ body, /** @type {Record<number, Map<number, number>>} */ places) {
  /** @type {Uint8Array[]} */
  const pieces = [];
  let done = 0;
  walk(body, (kind, index, from, to) => {
    const place = places[kind]?.get(index);
    if (place === undefined) throw new Error(`a moved function names ${kind} ${index}, which is not imported`);
    pieces.push(body.subarray(done, from), number(place));
    done = to;
  });
  return Buffer.concat([...pieces, body.subarray(done)]);
}

/** @param {number[]} items */
const placesOf = (items) => new Map(items.map((item, place) => [item, place]));

/** A function's stub: loads the second module if necessary, and passes everything to the table's entry. */
function standIn(
  /** @type {Layout} */ { table, loaded, empty },
  /** @type {number} */ entry,
  /** @type {number} */ type,
  /** @type {number} */ parameters,
) {
  const load = [
    [0x41, 0],
    [0x11, ...number(empty), table],
  ];
  const guard = [[0x23, ...number(loaded)], [0x45, 0x04, 0x40], ...load, [END]];
  const given = Array.from({ length: parameters }, (_, at) => [0x20, ...number(at)]);
  const call = [[0x41, ...constant(entry)], [0x11, ...number(type), table], [END]];
  return sized(Uint8Array.from([0, ...[...guard, ...given, ...call].flat()]));
}

/**
 * @typedef {{first: Uint8Array<ArrayBuffer>, second: Uint8Array<ArrayBuffer>}} Halves
 *
 * Places of the first module's additions.
 * @typedef {object} Layout
 * @property {number} table index of the table between the two
 * @property {number} loaded index of the global that is true once the second module is loaded
 * @property {number} empty index of the type of functions without parameters and results
 */

/**
 * @param {Uint8Array} file
 * @param {(at: number) => boolean} isUsed whether the first module keeps a function, by its place among the bodies
 * @param {{from: number, to: number}[]} [stretches] of the memory that the second fills, in order
 * @returns {Halves}
 */
export function split(file, isUsed, stretches = []) {
  const parts = partsOf(file);
  const { sections, bodies, imported, types } = parts;
  const moved = bodies.flatMap((_, at) => (isUsed(at) ? [] : [at]));
  const functions = imported[KIND.function] ?? 0;
  const layout = {
    table: types[KIND.table]?.length ?? 0,
    loaded: types[KIND.global]?.length ?? 0,
    empty: voidType(bodyOf(sections, SECTION.type)),
  };
  const needs = needsOf(
    moved.map((at) => /** @type {Uint8Array} */ (bodies[at])),
    (index) => index >= functions && !isUsed(index - functions),
  );
  const data = sections.find(({ id }) => id === SECTION.data);
  const { within, outside } = divided(data ? segmentsOf(data.body) : [], stretches);
  return {
    first: firstOf(parts, moved, needs, layout, outside),
    second: secondOf(parts, moved, needs, layout, within),
  };
}

/** @typedef {{functions: number[], globals: number[]}} Needs */

/** @param {Parts} parts */
function typeOfBody({ imported, types }, /** @type {number} */ at) {
  return new Reader(types[KIND.function]?.[(imported[KIND.function] ?? 0) + at] ?? new Uint8Array()).number();
}

function firstOf(
  /** @type {Parts} */ parts,
  /** @type {number[]} */ moved,
  /** @type {Needs} */ needs,
  /** @type {Layout} */ layout,
  /** @type {import("./tables.mjs").Segment[]} */ data,
) {
  const { sections, bodies } = parts;
  const types = signatures(bodyOf(sections, SECTION.type));
  const entries = placesOf(moved);
  const code = bodies.map((body, at) => {
    const entry = entries.get(at);
    const type = typeOfBody(parts, at);
    return entry === undefined ? sized(body) : standIn(layout, entry + 1, type, types[type]?.takes ?? 0);
  });
  const length = number(1 + moved.length + needs.functions.length);
  const lent = [Uint8Array.of(2, layout.table, 0x41), constant(1 + moved.length), Uint8Array.of(END, 0)];
  const additions = new Map([
    [SECTION.table, [Buffer.concat([Uint8Array.of(FUNCREF, 0), length])]],
    [SECTION.global, [Uint8Array.of(I32, 1, 0x41, 0, END)]],
    [SECTION.export, shared(parts, needs, layout).map(({ as, kind, index }) => exported(as, kind, index))],
    [SECTION.element, [Buffer.concat([...lent, vector(needs.functions.map(number))])]],
  ]);
  const anew = new Map([
    [SECTION.code, vector(code)],
    [SECTION.dataCount, number(data.length)],
    [SECTION.data, dataOf(data)],
  ]);
  return writeSections(
    sections.map((section) => {
      const body = anew.get(section.id);
      if (body) return { id: section.id, body };
      const added = additions.get(section.id);
      return added ? appended(section, added) : section;
    }),
  );
}

/** The common parts of both modules, apart from functions: each with its name, and the second's import of it. */
function shared(/** @type {Parts} */ { types }, /** @type {Needs} */ needs, /** @type {Layout} */ layout) {
  const typesOf = (/** @type {number} */ kind) => types[kind] ?? [];
  const anyLength = (/** @type {number} */ element) => Uint8Array.of(element, 0, 0);
  const tables = [...typesOf(KIND.table).map((type) => anyLength(type[0] ?? 0)), anyLength(FUNCREF)];
  return [
    { as: "memory", kind: KIND.memory, index: 0, type: Uint8Array.of(0, 0) },
    ...tables.map((type, index) => ({
      as: index === layout.table ? "table" : `table${index}`,
      kind: KIND.table,
      index,
      type,
    })),
    ...typesOf(KIND.tag).map((type, index) => ({ as: `tag${index}`, kind: KIND.tag, index, type })),
    ...needs.globals.map((index) => ({
      as: `global${index}`,
      kind: KIND.global,
      index,
      type: /** @type {Uint8Array} */ (types[KIND.global]?.[index]),
    })),
    { as: "loaded", kind: KIND.global, index: layout.loaded, type: Uint8Array.of(I32, 1) },
  ];
}

/** The second module imports functions by their place in the table, after the moved ones', as `"1": f`. */
function secondOf(
  /** @type {Parts} */ parts,
  /** @type {number[]} */ moved,
  /** @type {Needs} */ needs,
  /** @type {Layout} */ layout,
  /** @type {import("./tables.mjs").Segment[]} */ data,
) {
  const { sections, bodies, imported, types } = parts;
  const first = imported[KIND.function] ?? 0;
  const places = {
    [KIND.function]: placesOf([...needs.functions, ...moved.map((at) => at + first)]),
    [KIND.global]: placesOf(needs.globals),
  };
  const lent = needs.functions.map((index, at) =>
    Buffer.concat([
      name(""),
      name(String(1 + moved.length + at)),
      Uint8Array.of(KIND.function),
      types[KIND.function]?.[index] ?? Uint8Array.of(),
    ]),
  );
  const things = shared(parts, needs, layout).map(({ as, kind, type }) =>
    Buffer.concat([name(OWN), name(as), Uint8Array.of(kind), type]),
  );
  const own = moved.map((_, at) => number(needs.functions.length + at));
  const filled = [Uint8Array.of(2, layout.table, 0x41), constant(1), Uint8Array.of(END, 0), vector(own)];
  return writeSections([
    { id: SECTION.type, body: bodyOf(sections, SECTION.type) },
    { id: SECTION.import, body: vector([...lent, ...things]) },
    { id: SECTION.function, body: vector(moved.map((at) => number(typeOfBody(parts, at)))) },
    { id: SECTION.element, body: vector([Buffer.concat(filled)]) },
    {
      id: SECTION.code,
      body: vector(moved.map((at) => sized(renumbered(/** @type {Uint8Array} */ (bodies[at]), places)))),
    },
    { id: SECTION.data, body: dataOf(data) },
  ]);
}
