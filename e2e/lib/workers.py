"""Faults of the engine's worker: scripts for a page, to be added before its own."""

from __future__ import annotations

SLOW = """
window.late = 0;
window.underway = 0;
const held = [];
window.release = (ms) => {
    window.late = ms;
    held.splice(0).forEach((post) => setTimeout(post, ms));
};
const isAct = ({ requests = [] }) => requests.some((each) => JSON.parse(each).op === "act");
window.Worker = class extends Worker {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => {
            if (data.type === "answers") setTimeout(() => { window.underway -= 1; });
        });
    }
    postMessage(message, ...rest) {
        if (message.type === "ask") window.underway += 1;
        const post = () => super.postMessage(message, ...rest);
        if (window.late === null && isAct(message)) held.push(post);
        else if (window.late) setTimeout(post, window.late);
        else post();
    }
};
"""
"""``window.late``: the delay of questions to it in ms, ``null`` to hold actions back until ``window.release(ms)``;
``window.underway``: the number of unanswered ones."""
MEDDLE = """
window.workers = [];
let failing = null;
window.failNext = (op) => { failing = op; };
window.kill = () => window.workers.at(-1).dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
window.Worker = class extends Worker {
  constructor(...words) {
    super(...words);
    window.workers.push(this);
    const toFail = new Map();
    this.addEventListener("message", ({ data }) => {
      if (data.type === "answers" && toFail.delete(data.id))
        data.answers = data.answers.map(() => '{"error":{"code":"internal","message":"a fault"}}');
    });
    const post = this.postMessage.bind(this);
    this.postMessage = (message, ...rest) => {
      if (failing && message.requests?.some((each) => JSON.parse(each).op === failing)) {
        toFail.set(message.id, true);
        failing = null;
      }
      post(message, ...rest);
    };
  }
};
"""
"""``window.kill()``: the newest dies; ``window.failNext(op)``: the next answer to that is an engine's fault."""
