// A handle for curious people at the console, and for tests: `await tefuda.engine.ask([{op: "catalog"}])`.
import { engine } from "../door/engine";
import { applyUpdate, watchOffline } from "./registration";

declare global {
  interface Window {
    tefuda: {
      readonly engine: typeof engine;
      readonly watchOffline: typeof watchOffline;
      readonly applyUpdate: typeof applyUpdate;
    };
  }
}

window.tefuda = { engine, watchOffline, applyUpdate };
