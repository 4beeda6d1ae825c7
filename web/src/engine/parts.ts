import { EngineFault, type FaultCode, faultOf } from "./faults";
import { MANIFEST, WASM } from "./manifest";

/** Where the engine's files are: below the page, wherever that is. */
export const folder = (): URL => new URL(`${MANIFEST.folder}/`, document.baseURI);

interface Held {
  readonly coming: Promise<unknown>;
  whole: boolean;
}

/**
 * The engine's files, fetched by the page itself, so that its `preload` links are used, a wasm file that does not come
 * is an error rather than a Python that never starts, and a second worker needs no second download or compilation.
 */
export class Parts {
  #aborter = new AbortController();
  readonly #onBytes: () => void;
  readonly #held = new Map<string, Held>();
  readonly #loaded = new Map<string, number>();

  /** @param onBytes called whenever some have arrived */
  constructor(onBytes: () => void) {
    this.#onBytes = onBytes;
  }

  /** Bytes that have arrived of these files, and bytes there are. */
  progress(names: readonly string[]): { loaded: number; total: number } {
    const size = (name: string) => MANIFEST.files[name] ?? 0;
    const loaded = (name: string) => Math.min(this.#loaded.get(name) ?? 0, size(name));
    const sum = (of: (name: string) => number) => names.reduce((total, name) => total + of(name), 0);
    return { loaded: sum(loaded), total: sum(size) };
  }

  /** Stops the downloads that are under way; whoever asks again gets new ones. */
  abort(): void {
    this.#aborter.abort();
    this.#aborter = new AbortController();
    for (const [name, held] of this.#held) if (!held.whole) this.#held.delete(name);
  }

  /** Python, compiled; rejects with fault `wasm-download` or `wasm-compile`. */
  wasm(): Promise<WebAssembly.Module> {
    return this.#once(WASM, async () => this.#compile(await this.#fetch("wasm-download", WASM)));
  }

  /** A file as it is; rejects with fault `download`. */
  file(name: string): Promise<ArrayBuffer> {
    return this.#once(name, async () => {
      const response = await this.#fetch("download", name);
      return this.#read(name, response).catch((thrown) => {
        throw new EngineFault("download", `${name}: ${thrown}`);
      });
    });
  }

  /** What was fetched is kept, what failed is forgotten. */
  #once<T>(name: string, fetched: () => Promise<T>): Promise<T> {
    const known = this.#held.get(name);
    if (known) return known.coming as Promise<T>;
    const coming = fetched();
    const held: Held = { coming, whole: false };
    this.#held.set(name, held);
    coming.then(
      () => {
        held.whole = true;
      },
      () => {
        if (this.#held.get(name) === held) this.#held.delete(name);
      },
    );
    return coming;
  }

  async #fetch(code: FaultCode, name: string): Promise<Response> {
    this.#loaded.delete(name);
    try {
      const response = await fetch(new URL(name, folder()), { signal: this.#aborter.signal });
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return response;
    } catch (thrown) {
      throw new EngineFault(code, `${name}: ${thrown}`);
    }
  }

  async #compile(response: Response): Promise<WebAssembly.Module> {
    try {
      const isWasm = response.headers.get("content-type")?.startsWith("application/wasm");
      if (!isWasm) return await WebAssembly.compile(await this.#read(WASM, response));
      // A clone is counted, since the response itself must stay the network's own: only such a one is compiled while
      // it arrives, and its compiled code kept for the next visit.
      this.#drain(response.clone());
      return await WebAssembly.compileStreaming(response);
    } catch (thrown) {
      throw faultOf("wasm-compile", thrown);
    }
  }

  async #drain(response: Response): Promise<void> {
    try {
      for await (const _ of this.#chunks(WASM, response));
    } catch {
      // whoever compiles the response itself learns what is wrong
    }
  }

  async #read(name: string, response: Response): Promise<ArrayBuffer> {
    const chunks: BlobPart[] = [];
    for await (const chunk of this.#chunks(name, response)) chunks.push(chunk);
    return new Blob(chunks).arrayBuffer();
  }

  async *#chunks(name: string, response: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    const reader = response.body?.getReader();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      this.#loaded.set(name, (this.#loaded.get(name) ?? 0) + next.value.length);
      this.#onBytes();
      yield next.value;
    }
  }
}
