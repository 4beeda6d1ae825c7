// Files as the build has packed them.
import { gzipSync } from "node:zlib";
import { compress, init } from "@bokuweb/zstd-wasm";
import { beforeAll, expect, test } from "vitest";
import { unpacked, unpackedNow } from "./unpack";

const TEXT = new TextEncoder().encode(Array.from({ length: 4000 }, (_, at) => `手札 ${at * 7919}`).join());

beforeAll(() => init());

async function* inChunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

async function read(bytes: Uint8Array, size: number): Promise<Uint8Array> {
  return new Uint8Array(await new Response(await unpacked(inChunks(bytes, size))).arrayBuffer());
}

test.each([
  ["zstd", () => compress(TEXT, 19)],
  ["gzip", () => new Uint8Array(gzipSync(TEXT))],
  ["nothing", () => TEXT],
])("what was packed by %s is unpacked as it comes, in chunks of any size", async (_, pack) => {
  for (const size of [3, 1000, 1 << 20]) expect(Buffer.compare(await read(pack(), size), TEXT)).toBe(0);
});

test("cut off or damaged data is an error", async () => {
  const packed = compress(TEXT, 19);
  const other = packed.slice();
  other.fill(255, 4, 12);
  for (const bad of [packed.slice(0, packed.length - 5), packed.slice(0, 10), other]) {
    await expect(read(bad, 16)).rejects.toThrow();
    expect(() => unpackedNow(bad)).toThrow();
  }
});

test("a whole file is unpacked at once", () => {
  expect(Buffer.compare(unpackedNow(compress(TEXT, 19)), TEXT)).toBe(0);
  expect(unpackedNow(TEXT)).toBe(TEXT);
});
