// A handle for curious people at the console, and for tests: `await tefuda.engine.ask([{op: "catalog"}])`.
import { effect } from "@preact/signals";
import { engine } from "../door/engine";
import { applyUpdate, type OfflineState, offline } from "./service-worker";

declare global {
  interface Window {
    tefuda: {
      readonly engine: typeof engine;
      readonly watchEngine: typeof watchEngine;
      readonly watchOffline: typeof watchOffline;
      readonly applyUpdate: typeof applyUpdate;
    };
  }
}

/** Calls `listener` with the engine's state now and whenever it changes; returns a function that unsubscribes. */
const watchEngine = (listener: (state: typeof engine.state) => void) => effect(() => listener(engine.state));

/** Calls `listener` with the offline state now and whenever it changes; returns a function that unsubscribes. */
const watchOffline = (listener: (state: OfflineState) => void) => effect(() => listener(offline.value));

window.tefuda = { engine, watchEngine, watchOffline, applyUpdate };
