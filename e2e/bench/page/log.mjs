// What an action costs in a match whose log has a given length: at the engine's door, and when it is stored. Engine
// and saves are the page's own, both on this page, so that the clock between them is the finest that there is.
import { handle } from "./engine.mjs";
import * as records from "./records.js";

const LISTED = 1000;
const TRIED = 6;

const ask = (/** @type {object} */ request) => JSON.parse(handle(JSON.stringify(request)));

/** Milliseconds that a call takes, and what it returns. */
function timed(/** @type {() => any} */ call) {
  const start = performance.now();
  const result = call();
  return [performance.now() - start, result];
}

/** Some of the legal actions, from all over their list. */
function someActions(/** @type {string} */ match) {
  const { actions } = ask({ op: "legal", match, limit: LISTED });
  const step = Math.max(1, Math.floor(actions.length / TRIED));
  return actions.filter((_, at) => at % step === 0).slice(0, TRIED);
}

/** Milliseconds until what a call promises is there. */
async function timedUntil(/** @type {() => Promise<void>} */ call) {
  const start = performance.now();
  await call();
  return performance.now() - start;
}

/** Carry an action out, store it, look at the table, and take both back; ms of each. */
async function once(id, match, action) {
  const [act, text] = timed(() => handle(JSON.stringify({ op: "act", match, action })));
  const answer = JSON.parse(text);
  const stored = await timedUntil(() => records.append(id, answer.entry, answer, 0, answer.log_length - 1));
  const [view] = timed(() => handle(JSON.stringify({ op: "view", match, seat: 0 })));
  const [undone, before] = timed(() => handle(JSON.stringify({ op: "undo", match })));
  const taken = await timedUntil(() => records.takeBack(id, JSON.parse(before), 0, answer.log_length - 1));
  return { act, store: stored, "act and store": act + stored, "take back": taken, view, undo: undone };
}

/**
 * The costs in a match as it is saved, in ms, each as often as there are rounds.
 * @param {any} save
 * @param {number} rounds
 */
async function costs(save, rounds) {
  localStorage.clear();
  const id = `measured-${crypto.randomUUID()}`;
  const seen = save.seats.map(() => 0);
  localStorage.setItem(`tefuda:match:${id}`, JSON.stringify({ v: 1, touched: 1, over: false, seen, save }));
  const { match } = ask({ op: "load", save });
  const actions = someActions(match);
  const found = [];
  for (let round = 0; round < rounds; round += 1) found.push(await once(id, match, actions[round % actions.length]));
  ask({ op: "close", match });
  return found.slice(1); // the first one reads what is stored
}

window.answer = async (/** @type {string} */ question) => {
  const [, [save, rounds]] = JSON.parse(question);
  return JSON.stringify(await costs(save, rounds));
};
