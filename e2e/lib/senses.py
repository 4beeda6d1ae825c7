"""The sounds and vibrations of a page, recorded instead of played."""

from __future__ import annotations

SENSES = """
(() => {
  window.heard = [];
  window.contexts = 0;
  window.felt = [];
  Object.defineProperty(Navigator.prototype, "vibrate", { value: (pattern) => window.felt.push(pattern) });
  const param = () => {
    const told = [];
    const note = (name) => (value, at) => told.push([name, value]);
    return { told, setValueAtTime: note("set"), exponentialRampToValueAtTime: note("to") };
  };
  const node = (kind) => {
    const made = { kind, frequency: param(), gain: param(), stop: () => undefined };
    made.connect = (next) => { made.next = next; return next; };
    made.start = () => window.heard.push([kind, made.type ?? "", made.frequency.told, made.next.frequency.told]);
    return made;
  };
  window.AudioContext = class {
    state = "running";
    sampleRate = 8000;
    destination = node("destination");
    constructor() { window.contexts += 1; }
    get currentTime() { return performance.now() / 1000; }
    resume() { return Promise.resolve(); }
    suspend() { return Promise.resolve(); }
    createBuffer(channels, length) { return { getChannelData: () => new Float32Array(length) }; }
    createGain() { return node("gain"); }
    createBufferSource() { return node("paper"); }
    createBiquadFilter() { return node("filter"); }
    createOscillator() { return node("tone"); }
  };
})();
"""
"""Before a page's scripts: an AudioContext that records its calls. ``window.heard`` has every source started,
``window.felt`` every vibration, ``window.contexts`` counts the contexts."""
