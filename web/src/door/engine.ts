/**
 * The page's one engine. `window.tefuda` is a handle for curious people at the console, and for tests:
 * `await tefuda.engine.ask([{op: "catalog"}])`.
 */
import "../device/trusted";
import { applyUpdate, watchOffline } from "../device/registration";
import { Engine } from "../engine/engine";

declare global {
  interface Window {
    tefuda: { readonly engine: Engine; watchOffline: typeof watchOffline; applyUpdate: typeof applyUpdate };
  }
}

export const engine = new Engine();
window.tefuda = { engine, watchOffline, applyUpdate };
