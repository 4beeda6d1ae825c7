import { EngineFault, type FaultCode, faultOf } from "./faults";
import { MANIFEST, WASM } from "./manifest";

/** Milliseconds between two reports of how much has arrived: each is drawn. */
const TELL_MS = 100;

/** Contents by name. */
export type Files = Record<string, ArrayBuffer>;

type Chunk = Uint8Array<ArrayBuffer>;

/**
 * The engine's files, fetched and compiled in the worker, so that the page is free meanwhile; one that does not come
 * is an error rather than a Python that never starts.
 */
export class Downloads {
  readonly #folder: string;
  readonly #counts: boolean;
  readonly #loaded = new Map<string, number>();
  #told = 0;
  readonly #onBytes: (loaded: number) => void;

  /**
   * @param folder address of the engine's folder
   * @param counts whether to count what is compiled as it arrives: that is done in a clone, and Chromium was seen to
   *   reuse compiled code of an earlier visit only for responses that are not cloned
   * @param onBytes told from time to time, and of every whole file, how many have arrived in all
   */
  constructor(folder: string, counts: boolean, onBytes: (loaded: number) => void) {
    this.#folder = folder;
    this.#counts = counts;
    this.#onBytes = onBytes;
  }

  /** Python, compiled; rejects with fault `wasm-download` or `wasm-compile`. */
  async wasm(): Promise<WebAssembly.Module> {
    try {
      return await this.#compiled();
    } catch (thrown) {
      throw faultOf("wasm-compile", thrown);
    }
  }

  /** Contents of files by name; rejects as {@link file} does. */
  async files(names: readonly string[]): Promise<Files> {
    const contents = await Promise.all(names.map((name) => this.file(name)));
    return Object.fromEntries(names.map((name, at) => [name, contents[at] ?? new ArrayBuffer()]));
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
    try {
      const response = await fetch(this.#folder + name);
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      return response;
    } catch (thrown) {
      throw new EngineFault(code, `${name}: ${thrown}`);
    }
  }

  async #compiled(): Promise<WebAssembly.Module> {
    const response = await this.#fetch("wasm-download", WASM);
    if (!response.headers.get("content-type")?.startsWith("application/wasm")) {
      const chunks = this.#chunks("wasm-download", WASM, response);
      return WebAssembly.compile(await collected(streamOf(await chunks.next(), chunks)));
    }
    if (this.#counts) this.#count(response.clone());
    const wasm = await WebAssembly.compileStreaming(response);
    this.#arrived(WASM, MANIFEST.files[WASM] ?? 0);
    return wasm;
  }

  #arrived(name: string, bytes: number): void {
    const whole = MANIFEST.files[name] ?? 0;
    this.#loaded.set(name, Math.min(bytes, whole));
    const now = performance.now();
    if (bytes < whole && now - this.#told < TELL_MS) return;
    this.#told = now;
    this.#onBytes([...this.#loaded.values()].reduce((sum, each) => sum + each, 0));
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
    let bytes = 0;
    try {
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        bytes += next.value.length;
        this.#arrived(name, bytes);
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
