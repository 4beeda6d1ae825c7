/** What page and worker say to each other. Requests and answers of the door travel as JSON texts. */
import type { FaultCode } from "./faults";
import type { BootPath } from "./manifest";

/** Steps of a start, in order; the snapshot path has no `install`, the plain path no `restore`. */
export type BootStep = "fetch" | "restore" | "install" | "check" | "ready";

export type ToWorker =
  /**
   * First of all. `folder` is the address of the engine's folder, `touchPoints` the page's navigator.maxTouchPoints,
   * which workers lack; `counts` says whether what is compiled is counted as it arrives.
   */
  | { type: "start"; path: BootPath; folder: string; touchPoints: number; counts: boolean }
  | { type: "ask"; id: number; requests: string[] };

export type FromWorker =
  | { type: "step"; step: BootStep }
  /** How many bytes of the files have arrived in all. */
  | { type: "bytes"; loaded: number }
  | { type: "ready"; build: string }
  | { type: "answers"; id: number; answers: string[] }
  | { type: "fault"; code: FaultCode; detail: string };
