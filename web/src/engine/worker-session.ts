import { EngineFault, FETCH_SECONDS, WORK_SECONDS } from "./faults";
import { type BootPath, MANIFEST } from "./manifest";
import type { BootStep, FromWorker, ToWorker } from "./messages";
import { startWorker } from "./own-scripts";
import script from "./worker.ts?worker&url";

/** The folder of the engine's files, below the page. */
const folder = (): string => new URL(`${MANIFEST.folder}/`, document.baseURI).href;

/**
 * Barks after so many seconds without {@link feed}. It counts ticks rather than reading a clock: a page that was
 * frozen for an hour (a phone in a pocket) must not find its engine overdue on waking.
 */
class Watchdog {
  #timer: ReturnType<typeof setInterval> | undefined;
  #left = 0;

  constructor(private readonly bark: () => void) {}

  feed(seconds: number): void {
    this.#left = seconds;
    this.#timer ??= setInterval(() => this.#tick(), 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    this.#left -= 1;
    if (this.#left > 0) return;
    this.stop();
    this.bark();
  }
}

interface Pending {
  resolve(answers: string[]): void;
  reject(fault: EngineFault): void;
}

interface SessionEvents {
  moved(): void;
  lost(fault: EngineFault): void;
}

/** One worker from its start to its end; it never comes back. */
export class WorkerSession {
  /** Resolves with the worker's build id once the engine answers; rejects with an {@link EngineFault}. */
  readonly ready: Promise<string>;
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #starting = new Watchdog(() => this.end(new EngineFault("stalled", this.step)));
  readonly #answering = new Watchdog(() => this.end(new EngineFault("silent", "no answer")));
  /** The step that a start has come to, for a report on one that failed. */
  step: BootStep = "fetch";
  loaded = 0;
  #asked = 0;
  #over: EngineFault | undefined;
  #settle!: { resolve(build: string): void; reject(fault: EngineFault): void };

  constructor(
    private readonly path: BootPath,
    private readonly events: SessionEvents,
    private readonly patience: number,
  ) {
    this.ready = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    this.#worker = startWorker(script);
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#broke(event);
    this.#say({ type: "start", path, folder: folder(), touchPoints: navigator.maxTouchPoints });
    this.#starting.feed(FETCH_SECONDS);
  }

  /** One round trip; the requests are answered in their order. */
  ask(requests: string[]): Promise<string[]> {
    if (this.#over) return Promise.reject(this.#over);
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      if (this.#pending.size === 0) this.#answering.feed(this.patience);
      this.#pending.set(id, { resolve, reject });
      this.#say({ type: "ask", id, requests });
    });
  }

  /** Ends the worker; its open requests are refused with this fault. */
  end(fault: EngineFault): void {
    if (this.#over) return;
    this.#over = fault;
    this.#starting.stop();
    this.#answering.stop();
    this.#worker.terminate();
    this.#settle.reject(fault);
    for (const { reject } of this.#pending.values()) reject(fault);
    this.#pending.clear();
    if (this.step === "ready") this.events.lost(fault);
  }

  #say(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.type === "step") this.#move(message.step);
    else if (message.type === "bytes") this.#take(message.loaded);
    else if (message.type === "fault") this.end(new EngineFault(message.code, message.detail));
    else if (message.type === "ready") this.#becomeReady(message.build);
    else this.#answer(message.id, message.answers);
  }

  /** Bytes arrived: a slow download is not a stalled start. Bytes that come after the start do not count. */
  #take(loaded: number): void {
    if (this.step === "ready") return;
    this.loaded = loaded;
    if (this.step === "fetch") this.#starting.feed(FETCH_SECONDS);
    this.events.moved();
  }

  #move(step: BootStep): void {
    this.step = step;
    this.#starting.feed(WORK_SECONDS[this.path]);
    this.events.moved();
  }

  #becomeReady(build: string): void {
    this.step = "ready";
    this.#starting.stop();
    this.#settle.resolve(build);
  }

  #answer(id: number, answers: string[]): void {
    const waiting = this.#pending.get(id);
    this.#pending.delete(id);
    if (this.#pending.size === 0) this.#answering.stop();
    else this.#answering.feed(this.patience);
    waiting?.resolve(answers);
  }

  /** An error that the worker did not catch; before its first message it is its script that did not load. */
  #broke(event: ErrorEvent): void {
    event.preventDefault();
    const code = this.step === "ready" ? "died" : this.step === "fetch" ? "no-worker" : "boot";
    this.end(new EngineFault(code, event.message ?? "the worker's script did not load"));
  }
}
