// A bare page with the engine in Pyodide: the same questions as on CPython, and the door as a page asks it.
import { loadPyodide } from "./pyodide.mjs";

const python = await loadPyodide({ env: { PYTHONHASHSEED: "0", PYTHONOPTIMIZE: "2" } });
python.unpackArchive(await (await fetch("engine.zip")).arrayBuffer(), "zip");
const play = python.pyimport("e2e.bench.random_play");
export const { handle } = python.pyimport("py_engine.bridge");

/**
 * Plays a match through the door; the middle half of its steps as [actions listed, ms for legal + act].
 * @param {object} request of the match
 */
function roundTrips(request) {
  let status = JSON.parse(handle(JSON.stringify(request)));
  const steps = [];
  while (!status.over) {
    const { match } = status;
    let asked = JSON.stringify({ op: "legal", match });
    let start = performance.now();
    const legal = handle(asked);
    const listed = performance.now() - start;
    const { actions } = JSON.parse(legal);
    const action = actions[Math.floor(Math.random() * actions.length)];
    asked = JSON.stringify({ op: "act", match, action });
    start = performance.now();
    const answer = handle(asked);
    steps.push([actions.length, performance.now() - start + listed]);
    status = JSON.parse(answer);
  }
  handle(JSON.stringify({ op: "close", match: status.match }));
  const quarter = Math.floor(steps.length / 4);
  return steps.slice(quarter, steps.length - quarter);
}

window.answer = (/** @type {string} */ question) => {
  const [name, args] = JSON.parse(question);
  return name === "round_trips" ? JSON.stringify(roundTrips(...args)) : play.answer(question);
};
