// Machine players as a page asks them: the engine in Pyodide, and the page's own choice of how many worlds to look at.
// All of it is on this page's own thread, since Chromium slows no worker down.
import { Effort } from "./effort.js";
import { handle } from "./engine.mjs";

const ROUNDS = 5e6;

/** @param {{ level: string, view: { game: string, phase: string } }} look @param {string} strongest @param {Effort} effort */
async function timed({ level, view }, strongest, effort) {
  let playouts = 0;
  const begun = performance.now();
  await effort.spend(`${view.game} ${view.phase} ${level}`, level === strongest, async (effort) => {
    const { error, ...thought } = JSON.parse(handle(JSON.stringify({ op: "think", view, level, effort })));
    if (error) throw new Error(error.code);
    playouts += thought.spent * thought.choices.length;
    return thought;
  });
  return [performance.now() - begun, playouts];
}

/** @param {any[]} looks @param {string} strongest @param {() => Effort} effortFor */
async function all(looks, strongest, effortFor) {
  const found = [];
  for (const look of looks) found.push(await timed(look, strongest, effortFor()));
  return found;
}

const ANSWERS = {
  /** For each look at a game, as if it were the first of the page: ms, and moves played out. */
  first: (/** @type {any[]} */ looks, /** @type {string} */ strongest) => all(looks, strongest, () => new Effort()),
  /** The same, with what was seen of the device's speed by those before. */
  think(/** @type {any[]} */ looks, /** @type {string} */ strongest) {
    const effort = new Effort();
    return all(looks, strongest, () => effort);
  },
  /** Milliseconds that a loop takes which is always the same: what a slowdown is really worth. */
  loop() {
    const begun = performance.now();
    let sum = 0;
    for (let round = 0; round < ROUNDS; round += 1) sum += Math.sqrt(round);
    return sum && performance.now() - begun;
  },
};

window.answer = async (/** @type {string} */ question) => {
  const [name, args] = JSON.parse(question);
  return JSON.stringify(await ANSWERS[name](...args));
};
