import { EngineFault, type FaultCode, faultOf } from "./faults";
import { MANIFEST, WASM } from "./manifest";

/** Where the engine's files are: below the page, wherever that is. */
export const folder = (): URL => new URL(`${MANIFEST.folder}/`, document.baseURI);

type Chunk = Uint8Array<ArrayBuffer>;

/**
 * The engine's files, fetched by the page itself: so its `preload` links are used, a wasm file that does not come is
 * an error rather than a Python that never starts, and a second worker needs no second compilation.
 */
export class Parts {
  #aborter = new AbortController();
  #wasm: WebAssembly.Module | undefined;
  #coming: Promise<WebAssembly.Module> | undefined;
  readonly #loaded = new Map<string, number>();
  readonly #onBytes: () => void;

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
    this.#coming = undefined;
  }

  /** Python, compiled, and kept for the next worker; rejects with fault `wasm-download` or `wasm-compile`. */
  async wasm(): Promise<WebAssembly.Module> {
    const coming = this.#coming ?? this.#compiled();
    this.#coming = coming;
    try {
      return await coming;
    } catch (thrown) {
      if (this.#coming === coming) this.#coming = undefined;
      throw faultOf("wasm-compile", thrown);
    }
  }

  /** A file's contents, without gzip where it has that; rejects with fault `download`, or `boot` if it is damaged. */
  async file(name: string): Promise<ArrayBuffer> {
    const chunks = this.#chunks("download", name, await this.#fetch("download", name));
    const first = await chunks.next();
    const whole = streamOf(first, chunks);
    // Some servers have undone the file's own gzip already.
    const isGzip = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
    try {
      return await collected(isGzip ? whole.pipeThrough(new DecompressionStream("gzip")) : whole);
    } catch (thrown) {
      throw thrown instanceof EngineFault ? thrown : new EngineFault("boot", `${name}: ${thrown}`);
    }
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

  async #compiled(): Promise<WebAssembly.Module> {
    if (this.#wasm) return this.#wasm;
    const response = await this.#fetch("wasm-download", WASM);
    if (response.headers.get("content-type")?.startsWith("application/wasm")) {
      // What comes over the line is counted in a clone; what the service worker has at hand need not be, and Chromium
      // was seen to reuse compiled code of an earlier visit only for responses that are not cloned.
      if (!navigator.serviceWorker?.controller) this.#count(response.clone());
      this.#wasm = await WebAssembly.compileStreaming(response);
    } else {
      const chunks = this.#chunks("wasm-download", WASM, response);
      this.#wasm = await WebAssembly.compile(await collected(streamOf(await chunks.next(), chunks)));
    }
    this.#loaded.set(WASM, MANIFEST.files[WASM] ?? 0);
    this.#onBytes();
    return this.#wasm;
  }

  async #count(response: Response): Promise<void> {
    try {
      for await (const _ of this.#chunks("wasm-download", WASM, response));
    } catch {
      // whoever compiles the response itself learns what is wrong
    }
  }

  async *#chunks(code: FaultCode, name: string, response: Response): AsyncGenerator<Chunk, undefined> {
    const reader = response.body?.getReader();
    try {
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        this.#loaded.set(name, (this.#loaded.get(name) ?? 0) + next.value.length);
        this.#onBytes();
        yield next.value;
      }
    } catch (thrown) {
      throw new EngineFault(code, `${name}: ${thrown}`);
    }
  }
}

async function collected(stream: ReadableStream<Chunk>): Promise<ArrayBuffer> {
  const chunks: Chunk[] = [];
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) chunks.push(next.value);
  return new Blob(chunks).arrayBuffer();
}

/** Chunks as a stream, the first of them already taken. */
function streamOf(first: IteratorResult<Chunk, undefined>, rest: AsyncGenerator<Chunk, undefined>) {
  let next: IteratorResult<Chunk, undefined> | undefined = first;
  return new ReadableStream<Chunk>({
    async pull(controller) {
      const { done, value } = next ?? (await rest.next());
      next = undefined;
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}
