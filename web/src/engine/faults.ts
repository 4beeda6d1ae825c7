import type { BootPath } from "./manifest";

/** Why there is no engine. */
export type FaultCode =
  | "no-wasm" // this browser has no WebAssembly (Lockdown Mode switches it off)
  | "no-worker" // the worker's script did not load or could not start
  | "wasm-download" // Python itself was not fetched
  | "wasm-compile" // or is no WebAssembly for this browser
  | "download" // another file was not fetched
  | "boot" // Python or the engine did not start
  | "self-test" // it started, but a short match through its door went wrong
  | "stalled" // no byte came for FETCH_SECONDS, or a step took longer than WORK_SECONDS
  | "mismatch" // the worker is of another version than the page, also after a reload
  | "died" // the running engine broke down
  | "silent" // it gave no answer for ANSWER_SECONDS, or THINKING_SECONDS
  | "stopped"; // it was asked to start again, or was asked something when none was running

export const FETCH_SECONDS = 20;
/**
 * Longer, since a busy worker can tell nothing of how far it is; a plain start works seven times as long as one from
 * the image (WebKit: 21 s of a processor's time beside 3 s), and after it there is nothing else to try.
 */
export const WORK_SECONDS: Readonly<Record<BootPath, number>> = { snapshot: 60, plain: 180 };
export const ANSWER_SECONDS = 15;
/** A machine player thinks for two seconds at most, on a slow phone. */
export const THINKING_SECONDS = 10;

/** `detail` is for a bug report, not for reading: it is neither translated nor made for users. */
export class EngineFault extends Error {
  override readonly name = "EngineFault";

  constructor(
    readonly code: FaultCode,
    readonly detail: string,
  ) {
    super(`${code}: ${detail}`);
  }
}

/** No machine player answers; `code` is the fault of its engine, or what the door says of the question. */
export class ThinkingFault extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** The first lines of what was thrown; an engine fault stays what it is. */
export function faultOf(code: FaultCode, thrown: unknown): EngineFault {
  if (thrown instanceof EngineFault) return thrown;
  return new EngineFault(code, String(thrown).slice(0, 2000));
}
