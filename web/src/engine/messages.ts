/** Messages between page and worker. Requests and answers of the door are sent as JSON texts. */
import type { FaultCode } from "./faults";
import type { BootPath } from "./manifest";

/** Steps of a start, in order; the snapshot path has no `install`, the plain path no `restore`. */
export type BootStep = "fetch" | "restore" | "install" | "check" | "ready";

/** The first message. */
export interface StartOrder {
  type: "start";
  path: BootPath;
  /** Address of the engine's folder. */
  folder: string;
  /** The page's navigator.maxTouchPoints, which workers lack. */
  touchPoints: number;
}

export interface Asked {
  type: "ask";
  id: number;
  requests: string[];
}

export type ToWorker = StartOrder | Asked;

export type FromWorker =
  | { type: "step"; step: BootStep }
  /** Total bytes of the files so far. */
  | { type: "bytes"; loaded: number }
  | { type: "ready"; build: string }
  | { type: "answers"; id: number; answers: string[] }
  | { type: "fault"; code: FaultCode; detail: string };

/** The service worker's answer: the result of a check of all stored files, by their addresses below the page. */
export interface Repaired {
  /** Fetched again, since it was missing or differed from the build. */
  readonly repaired: readonly string[];
  /** Still missing or wrong. */
  readonly wrong: readonly string[];
  /** The server is of another version, and the page's next load is the server's own. */
  readonly unregistered: boolean;
}

/** To the service worker: `mayUnregister` lets the server's version take the place of one that can't be repaired. */
export interface RepairOrder {
  readonly type: "REPAIR";
  readonly mayUnregister: boolean;
}

/** To the service worker: to answer this page from now on, if the page's script is one that it keeps. */
export interface ClaimOrder {
  readonly type: "CLAIM";
  /** The script's address. */
  readonly script: string;
}

export type ToServiceWorker = RepairOrder | ClaimOrder | { readonly type: "SKIP_WAITING" };
