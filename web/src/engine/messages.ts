/** What page and worker say to each other. Requests and answers of the door travel as JSON texts. */
import type { FaultCode } from "./faults";
import type { BootPath } from "./manifest";

/** Steps of a start, in order; the snapshot path has no `install`, the plain path no `restore`. */
export type BootStep = "fetch" | "restore" | "install" | "check" | "ready";

export type ToWorker =
  /** First of all. `touchPoints` is the page's navigator.maxTouchPoints, which workers lack. */
  | { type: "start"; path: BootPath; folder: string; touchPoints: number }
  /** Once fetched: Python, and the other files by name. */
  | { type: "wasm"; wasm: WebAssembly.Module }
  | { type: "files"; files: Record<string, ArrayBuffer> }
  | { type: "ask"; id: number; requests: string[] };

export type FromWorker =
  | { type: "step"; step: BootStep }
  | { type: "ready"; build: string }
  | { type: "answers"; id: number; answers: string[] }
  | { type: "fault"; code: FaultCode; detail: string };
