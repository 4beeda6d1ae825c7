import type { BootPath } from "./manifest";

/** Reasons for a missing engine. */
export type FaultCode =
  | "no-wasm" // this browser has no WebAssembly (Lockdown Mode switches it off)
  | "no-worker" // the worker's script did not load or could not start
  | "forbidden" // the host's own policy forbids the worker, WebAssembly or a file
  | "wasm-download" // Python itself was not fetched
  | "wasm-compile" // or it is not WebAssembly for this browser
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
 * Longer, since a busy worker can't report its progress; a plain start works seven times as long as one from the image
 * (WebKit: 21 s of processor time instead of 3 s), and after it there is no other way.
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

/** No bot answers; `code` is the fault of its engine, or the door's error. */
export class ThinkingFault extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

/** The first lines of an error; an engine fault stays unchanged. */
export function faultOf(code: FaultCode, thrown: unknown): EngineFault {
  if (thrown instanceof EngineFault) return thrown;
  return new EngineFault(code, String(thrown).slice(0, 2000));
}
