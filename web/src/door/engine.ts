// The page's one engine. Its state is the only source for whether it is ready.
import { computed, effect } from "@preact/signals";
import { Engine } from "../engine/engine";
import { EngineFault } from "../engine/faults";

export const engine = new Engine();

export const isReady = computed(() => engine.state.at === "ready");
/** Why it does not run and will not; null otherwise. */
export const failure = computed(() => (engine.state.at === "failed" ? engine.state.fault : null));

const root = document.documentElement;

effect(() => {
  const { state } = engine;
  root.dataset.engine = state.at;
  if (state.at === "ready") root.dataset.enginePath = state.path;
});

/** Run a task whose fault is ignored if the engine is dead: that has its own screen. */
export async function unlessDead(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (fault) {
    if (!(fault instanceof EngineFault)) throw fault;
  }
}
