// Python's own functions that a start from the image and a match use, found by doing all that once in Node.
import { joined, OWN } from "../src/engine/halves.mjs";
import { readImage, restoring } from "../src/engine/image.mjs";
import { instantiatingBy, lockOf, PROVOKE, startPython } from "./python.mjs";
import { emptyStdlib } from "./snapshot.mjs";
import { instrumented } from "./split.mjs";

const STEPS = 60;
const THOUGHTS = 10;
/** Number of worlds for the level with playouts: enough to run all the code that it uses. */
const WORLDS = 4;

// The interpreter's work at unpredictable times, and its faults.
const AROUND = `
import gc, json, random
random.seed()
random.seed(1)
${PROVOKE}
gc.collect()
json.dumps(json.loads('{"a": [1, -2.5, 1e300, true, null, "\\\\u624b札"]}'))
`;

// Functions and tables that the engine does not need: part of the second module.
const BEYOND = `
import __hello__
import _codecs_jp, _codecs_tw, unicodedata
sets = (_codecs_jp.getcodec("shift_jis"), _codecs_jp.getcodec("euc_jp"), _codecs_tw.getcodec("big5"))
coded = [codec.encode("手札")[0] for codec in sets]
assert [codec.decode(each)[0] for codec, each in zip(sets, coded)] == ["手札"] * 3
named = unicodedata.lookup(unicodedata.name("札")) + unicodedata.normalize("NFD", "が")[0]
" ".join([each.hex() for each in coded] + [unicodedata.name("♠"), named, __hello__.__name__, str(complex("1+2j") ** 2)])
`;
const BEYOND_GIVES = "8ee88e44 bceabba5 a4e2a5be BLACK SPADE SUIT 札か __hello__ (-3+4j)";

const MALFORMED = ["", "{", "[]", '"x"', "{}", '{"op":"none"}', '{"op":"act","match":"m0","action":{"do":1}}'];

/**
 * @typedef {import("./trim.mjs").Runtime} Runtime
 * @typedef {(request: string) => string} Handle
 */

/** Asks a question; throws if Python itself failed. */
function asking(/** @type {Handle} */ handle) {
  return (/** @type {object} */ request) => {
    const answer = JSON.parse(handle(JSON.stringify(request)));
    if (answer.error?.code === "internal") throw new Error(`${JSON.stringify(request)}: ${answer.error.message}`);
    return answer;
  };
}

function playOne(/** @type {Handle} */ handle, /** @type {any} */ game, /** @type {number} */ seats) {
  const ask = asking(handle);
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `${seat} 手札` }));
  let status = ask({ op: "new", game: game.id, seats: names, options: {}, seed: 2 ** 52 + seats });
  const { match } = status;
  for (let step = 0; step < STEPS && !status.over; step++) {
    const seat = status.to_act[0] ?? 0;
    const { actions } = ask({ op: "legal", match, limit: 1000 });
    const view = ask({ op: "view", match, seat });
    ask({ op: "view", match, seat: null });
    if (step < THOUGHTS) for (const level of game.bots) ask({ op: "think", view, level, at: 0, effort: WORLDS });
    ask({ op: "think", view, level: game.bots.at(-1), at: 0, effort: WORLDS, weigh: actions[0] });
    ask({ op: "check", match, action: actions[0] });
    ask({ op: "act", match, action: { ...actions[0], do: "nothing" } });
    status = ask({ op: "act", match, action: actions[step % actions.length], look: 1000 });
    if (step % 7 === 3) status = ask({ op: "undo", match });
  }
  const save = ask({ op: "save", match });
  ask({ op: "load", save });
  ask({ op: "views", save, seats: [null, 0], steps: [0, save.log.length], log: false, hands: true });
  ask({ op: "link", match, deal: true });
  ask({ op: "load", save: { ...save, log: [{ do: "nothing" }] } });
  ask({ op: "close", match });
}

/** Everything that the page does with Python and asks of the door, and more. */
export function exercise(/** @type {import("pyodide").PyodideAPI} */ py) {
  py.pyimport("random").seed();
  const bridge = py.pyimport("py_engine.bridge");
  /** @type {Handle} */
  const handle = bridge.handle;
  /** @type {Handle} */
  const spare = bridge.Door().handle;
  spare('{"op":"catalog"}');
  const { games } = JSON.parse(handle('{"op":"catalog"}'));
  for (const game of games) for (const seats of [game.min_players, game.max_players]) playOne(handle, game, seats);
  for (const request of MALFORMED) handle(request);
  py.runPython(AROUND);
}

/**
 * @param {Runtime} runtime
 * @param {Uint8Array} image
 * @param {any} info of Pyodide's lock file
 * @returns {Promise<(at: number) => boolean>} whether the function at that place among the bodies has run
 */
export async function profile(runtime, image, info) {
  const module = new WebAssembly.Module(instrumented(runtime.wasm));
  /** @type {WebAssembly.Exports | undefined} */
  let marks;
  const py = await instantiatingBy(
    async (imports) => {
      const instance = await WebAssembly.instantiate(module, imports);
      marks = instance.exports;
      const others = Object.entries(marks).filter(([name]) => !name.startsWith(OWN));
      return { module, instance: { exports: Object.fromEntries(others) } };
    },
    () => startFromImage(runtime, image, info),
  );
  exercise(py);
  const seen = marks;
  if (!seen) throw new Error("the marked WebAssembly was not used");
  return (at) => /** @type {WebAssembly.Global} */ (seen[OWN + at]).value === 1;
}

/**
 * @param {Runtime} runtime
 * @param {Uint8Array} file
 * @param {any} info of Pyodide's lock file
 */
function startFromImage(runtime, file, info) {
  const image = readImage(file);
  return startPython(runtime, {
    _loadSnapshot: image.header,
    lockFileContents: lockOf(info),
    stdLibURL: emptyStdlib(),
    createPyodideModule: restoring(runtime.createModule, image),
  });
}

/**
 * Starts from the image with both modules and runs their intended use: the first has to be enough for that, and the
 * functions of the second have to work too.
 * @param {Runtime} runtime
 * @param {import("./split.mjs").Halves} halves
 * @param {Uint8Array} image
 * @param {any} info of Pyodide's lock file
 */
export async function verifySplit(runtime, { first, second }, image, info) {
  const module = new WebAssembly.Module(first);
  /** @type {WebAssembly.Module[]} */
  const loads = [];
  const load = () => {
    const loaded = new WebAssembly.Module(second);
    loads.push(loaded);
    return loaded;
  };
  const py = await instantiatingBy(
    async (imports) => {
      const instance = await WebAssembly.instantiate(module, imports);
      return { module, instance: { exports: joined(instance, load) } };
    },
    () => startFromImage(runtime, image, info),
  );
  exercise(py);
  if (loads.length > 0) throw new Error("what the profile has seen was not enough for the same once more");
  const given = py.runPython(BEYOND);
  if (given !== BEYOND_GIVES || loads.length !== 1)
    throw new Error(`the second module gave ${given} after ${loads.length} loads`);
}
