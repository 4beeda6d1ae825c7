import type { Downloads } from "./downloads";
import { MANIFEST, REST } from "./manifest";
import { unpackedNow } from "./unpack";

/** The functions of Python that neither a start nor a match was seen to use. */
export class Rest {
  readonly #folder: string;
  #held: BufferSource | undefined;

  /** @param folder address of the engine's folder */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Has it at hand, so that nothing is fetched in the middle of a match; never throws. */
  async fetchAhead(downloads: Downloads): Promise<void> {
    this.#held ??= await downloads.file(REST).catch(() => undefined);
  }

  hold(contents: BufferSource | undefined): void {
    this.#held = contents;
  }

  /** The module, at once: Python waits for it in the middle of a call. */
  readonly load = (): WebAssembly.Module => {
    const contents = this.#held ?? this.#fetched();
    this.#held = undefined;
    return new WebAssembly.Module(contents);
  };

  #fetched(): BufferSource {
    const request = new XMLHttpRequest();
    request.open("GET", this.#folder + REST, false);
    request.responseType = "arraybuffer";
    request.send();
    if (request.status !== 200) throw new Error(`${REST}: HTTP ${request.status}`);
    const bytes = new Uint8Array(request.response as ArrayBuffer);
    if (bytes.length !== MANIFEST.files[REST]) throw new Error(`${REST} is ${bytes.length} bytes long`);
    return unpackedNow(bytes) as Uint8Array<ArrayBuffer>;
  }
}
