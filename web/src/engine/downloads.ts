import { keptAnswer } from "../browser/everywhere";
import { EngineFault, type FaultCode, faultOf } from "./faults";
import { keep, kept } from "./kept";
import { MANIFEST, REST, WASM } from "./manifest";
import { unpacked, unpackedNow } from "./unpack";

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
  readonly #loaded = new Map<string, number>();
  /** Interrupted downloads, by name, since their readers may get another error. */
  readonly #broken = new Map<string, EngineFault>();
  /** The unpacked files, by address, until {@link keepUnpacked}. */
  #unpacked: Map<string, Blob> | undefined = new Map();
  #told = 0;

  /**
   * @param folder address of the engine's folder
   * @param onBytes called from time to time, and after every complete file, with the total number of bytes
   */
  constructor(
    private readonly folder: string,
    private readonly onBytes: (loaded: number) => void,
  ) {}

  /**
   * Python, compiled; rejects with fault `wasm-download` or `wasm-compile`. It is not compiled while it arrives: if the
   * page is left meanwhile, Firefox keeps a thread waiting for the rest, and compiles nothing more for that site.
   */
  async wasm(): Promise<WebAssembly.Module> {
    try {
      return await WebAssembly.compile(await this.#whole("wasm-download", WASM));
    } catch (thrown) {
      throw faultOf("wasm-compile", thrown);
    }
  }

  /** Contents of files by name; rejects as {@link file} does. */
  async files(names: readonly string[]): Promise<Files> {
    const contents = await Promise.all(names.map((name) => this.file(name)));
    return Object.fromEntries(names.map((name, at) => [name, contents[at] ?? new ArrayBuffer()]));
  }

  /** A file's contents, unpacked; rejects with fault `download`, or `boot` if it is damaged. */
  async file(name: string): Promise<ArrayBuffer> {
    try {
      return await this.#whole("download", name);
    } catch (thrown) {
      throw thrown instanceof EngineFault ? thrown : new EngineFault("boot", `${name}: ${thrown}`);
    }
  }

  /** A file's contents as the build has packed them; rejects with fault `download`. */
  async packed(name: string): Promise<ArrayBuffer> {
    const chunks: Chunk[] = [];
    for await (const chunk of this.#chunks("download", name)) chunks.push(chunk);
    return new Blob(chunks).arrayBuffer();
  }

  /** Keeps the files unpacked so far for the next start, and no later ones; never throws. */
  async keepUnpacked(): Promise<void> {
    const unpacked = this.#unpacked;
    this.#unpacked = undefined;
    if (unpacked) await keep(unpacked);
  }

  /** A file's contents, unpacked by an earlier start or by this one; rejects with fault `code` if they don't come. */
  async #whole(code: FaultCode, name: string): Promise<ArrayBuffer> {
    const before = await kept(this.folder + name);
    if (before) {
      this.#arrived(name, MANIFEST.files[name] ?? 0);
      return before;
    }
    try {
      const contents = await new Response(await unpacked(this.#chunks(code, name))).arrayBuffer();
      this.#unpacked?.set(this.folder + name, new Blob([contents]));
      return contents;
    } catch (thrown) {
      throw this.#broken.get(name) ?? thrown;
    }
  }

  #arrived(name: string, bytes: number): void {
    const whole = MANIFEST.files[name] ?? 0;
    this.#loaded.set(name, Math.min(bytes, whole));
    const now = performance.now();
    if (bytes < whole && now - this.#told < TELL_MS) return;
    this.#told = now;
    this.onBytes([...this.#loaded.values()].reduce((sum, each) => sum + each, 0));
  }

  async *#chunks(code: FaultCode, name: string): AsyncGenerator<Chunk, undefined> {
    try {
      const response = await fetched(this.folder + name);
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      const reader = response.body?.getReader();
      let bytes = 0;
      for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
        bytes += next.value.length;
        this.#arrived(name, bytes);
        yield next.value;
      }
    } catch (thrown) {
      const fault = new EngineFault(code, `${name}: ${thrown}`);
      this.#broken.set(name, fault);
      throw fault;
    }
  }
}

/**
 * A file of the server's, or where it can't be had the service worker's own copy: on a first visit this worker was started
 * before that one, which answers it never.
 */
async function fetched(address: string): Promise<Response> {
  try {
    return await fetch(address);
  } catch (thrown) {
    const kept = await keptAnswer(address);
    if (!kept) throw thrown;
    return kept;
  }
}

/** The functions of Python that neither a start nor a match was seen to use. */
export class Rest {
  #held: ArrayBuffer | undefined;

  /** @param folder address of the engine's folder */
  constructor(private readonly folder: string) {}

  /** Fetches it in its packed form, so that nothing is fetched in the middle of a match; never throws. */
  async fetchAhead(downloads: Downloads): Promise<void> {
    this.#held ??= await downloads.packed(REST).catch(() => undefined);
  }

  /** Stores it, packed or not. */
  hold(contents: ArrayBuffer | undefined): void {
    this.#held = contents;
  }

  /** The module, at once: Python waits for it in the middle of a call. */
  readonly load = (): WebAssembly.Module => {
    const contents = this.#held ?? this.#fetched();
    this.#held = undefined;
    return new WebAssembly.Module(unpackedNow(new Uint8Array(contents)) as Uint8Array<ArrayBuffer>);
  };

  #fetched(): ArrayBuffer {
    const request = new XMLHttpRequest();
    request.open("GET", this.folder + REST, false);
    request.responseType = "arraybuffer";
    request.send();
    if (request.status !== 200) throw new Error(`${REST}: HTTP ${request.status}`);
    const contents = request.response as ArrayBuffer;
    if (contents.byteLength !== MANIFEST.files[REST]) throw new Error(`${REST} is ${contents.byteLength} bytes long`);
    return contents;
  }
}
