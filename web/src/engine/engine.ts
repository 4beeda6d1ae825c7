import { signal } from "@preact/signals";
import { ANSWER_SECONDS, EngineFault, faultOf } from "./faults";
import { type BootPath, bytesFor, MANIFEST } from "./manifest";
import type { BootStep } from "./messages";
import { isRepaired, isSnapshotOff, mayReloadFor, noteSnapshotOff } from "./repair";
import { WorkerSession } from "./worker-session";

export type EngineState =
  | { at: "idle" }
  /** `loaded` of `total` bytes of the files that this way of starting fetches. */
  | { at: "starting"; step: BootStep; loaded: number; total: number; path: BootPath }
  /** `bootMs`: milliseconds from the call of `start` or `restart`. */
  | { at: "ready"; path: BootPath; bootMs: number; build: string }
  | { at: "failed"; fault: EngineFault };

interface Started {
  path: BootPath;
  build: string;
}

/** Faults that another way of starting would meet as well. */
const HOPELESS = new Set(["no-wasm", "no-worker", "wasm-download", "wasm-compile", "mismatch", "stopped"]);

/** The fault of a failed start: a policy of the host's, if that is the cause (an event or the error's text names it). */
function causeOf(fault: EngineFault): EngineFault {
  const forbidden = document.documentElement.dataset.forbidden;
  const isForbidden = forbidden || /\bCSP\b|Content.Security.Policy/i.test(fault.detail);
  if (!isForbidden || fault.code === "stopped" || fault.code === "mismatch") return fault;
  return new EngineFault("forbidden", `${forbidden ?? "script-src"}; ${fault.message}`);
}

/**
 * The rules' engine in its worker. {@link start} takes the quick way, from the memory image, and if that fails the
 * plain one, each in a separate worker; {@link ask} is the door. All faults end in state `failed`.
 */
export class Engine {
  readonly #current = signal<EngineState>({ at: "idle" });
  #session: WorkerSession | undefined;
  #started: Promise<void> | undefined;

  /** @param patience seconds after which one that gives no answer is given up */
  constructor(private readonly patience = ANSWER_SECONDS) {}

  /** An effect or a component that reads it runs again when it changes. */
  get state(): EngineState {
    return this.#current.value;
  }

  /** Starts it, unless it is starting or running; rejects with an {@link EngineFault}. */
  start(): Promise<void> {
    this.#started ??= this.#boot();
    return this.#started;
  }

  /** Starts a new worker in any state; matches that were open are lost. */
  restart(): Promise<void> {
    this.#session?.end(new EngineFault("stopped", "a new start was asked for"));
    this.#started = this.#boot();
    return this.#started;
  }

  /** End the worker and give its memory back; {@link start} starts another one. */
  stop(): void {
    this.#session?.end(new EngineFault("stopped", "it is not needed any more"));
    this.#session = undefined;
    this.#started = undefined;
    this.#current.value = { at: "idle" };
  }

  /**
   * Answers of the door, in the order of the requests, in one round trip. A refusal or an error is an answer too;
   * rejects with an {@link EngineFault} where no engine answers.
   */
  async ask(requests: readonly object[]): Promise<unknown[]> {
    await this.#started;
    if (!this.#session) throw new EngineFault("stopped", "the engine was not started");
    const answers = await this.#session.ask(requests.map((request) => JSON.stringify(request)));
    return answers.map((answer) => JSON.parse(answer));
  }

  async #boot(): Promise<void> {
    const begun = performance.now();
    performance.mark("tefuda:engine-start");
    try {
      const { path, build } = await this.#eitherWay();
      performance.mark("tefuda:engine-ready");
      this.#current.value = { at: "ready", path, bootMs: performance.now() - begun, build };
    } catch (thrown) {
      const fault = causeOf(faultOf("boot", thrown));
      if (fault.code !== "stopped") this.#current.value = { at: "failed", fault };
      throw fault;
    }
  }

  async #eitherWay(): Promise<Started> {
    if (typeof WebAssembly !== "object") throw new EngineFault("no-wasm", navigator.userAgent);
    if (isSnapshotOff(MANIFEST.build)) return this.#attemptRepaired("plain");
    try {
      return await this.#attemptRepaired("snapshot");
    } catch (thrown) {
      const fault = faultOf("boot", thrown);
      if (HOPELESS.has(fault.code)) throw fault;
      const isLate = fault.code === "download" || (fault.code === "stalled" && this.#session?.step === "fetch");
      const started = await this.#attemptRepaired("plain");
      // A file that was late or missing may be there next time; an image that does not fit this browser will not.
      if (!isLate) noteSnapshotOff(MANIFEST.build, fault.message);
      return started;
    }
  }

  /** A second attempt, after the first found a fault in the stored files that could be repaired. */
  async #attemptRepaired(path: BootPath): Promise<Started> {
    try {
      return await this.#attempt(path);
    } catch (thrown) {
      const fault = faultOf("boot", thrown);
      if (fault.code === "stopped" || fault.code === "mismatch" || !(await isRepaired())) throw fault;
      return this.#attempt(path);
    }
  }

  async #attempt(path: BootPath): Promise<Started> {
    const events = {
      moved: () => this.#moved(session, path),
      lost: (fault: EngineFault) => this.#lost(session, fault),
    };
    const session = new WorkerSession(path, events, this.patience);
    this.#session = session;
    this.#moved(session, path);
    const build = await session.ready;
    if (build !== MANIFEST.build) await this.#meetOtherBuild(session, build);
    return { path, build };
  }

  #moved(session: WorkerSession, path: BootPath): void {
    if (session !== this.#session) return;
    const { step, loaded } = session;
    this.#current.value = { at: "starting", step, path, loaded, total: bytesFor(path) };
  }

  #lost(session: WorkerSession, fault: EngineFault): void {
    if (session === this.#session && fault.code !== "stopped") this.#current.value = { at: "failed", fault };
  }

  /** Page and worker come from different versions of the site; a reload fetches both again. */
  async #meetOtherBuild(session: WorkerSession, build: string): Promise<never> {
    const fault = new EngineFault("mismatch", `the page is ${MANIFEST.build}, its worker ${build}`);
    session.end(fault);
    if (!mayReloadFor(build)) throw fault;
    location.reload();
    return new Promise(() => undefined);
  }
}
